/**
 * Finds where synonyms of several words occur as phrases. Terms alone are not enough: a section can contain
 * `go` in one place and `live` in another.
 */
import { numbersOf, toSingular } from './spelling/other-number.ts';
import { phraseTerm, type SynonymGroup } from './synonyms.ts';
import type { PageSection, ReadTerms } from './weigh.ts';
import { toPartTerms } from './words.ts';

/** Several words that form one term when they are adjacent. */
interface Phrase {
  readonly term: string;
  /** The words in the singular, each surrounded by spaces. */
  readonly text: string;
  /** Each word in singular and plural. */
  readonly forms: readonly (readonly string[])[];
}

/** By the first word, in singular and plural. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases of several words among the members of `groups`. */
export function listPhrases(groups: readonly SynonymGroup[]): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of new Set(groups.flat())) {
    const terms = toPartTerms(phrase);
    const words = terms.map(toSingular);
    const [first, ...others] = words;
    if (first === undefined || others.length === 0) continue;
    const forms = words.map(numbersOf);
    const added = { term: phraseTerm(terms), text: ` ${words.join(' ')} `, forms };
    for (const form of numbersOf(first)) byFirst.set(form, [...(byFirst.get(form) ?? []), added]);
  }
  return byFirst;
}

/**
 * Adds the phrases of a section to the weights of its terms. A phrase weighs as much as the lightest of its
 * words, but no less than a term with the same spelling.
 */
export function addPhrases(
  levels: Map<string, number>,
  phrases: Phrases,
  { section, read }: { readonly section: PageSection; readonly read: ReadTerms },
): void {
  let text: string | undefined;
  const found = new Map<string, number>();
  levels.forEach((_, term) =>
    phrases.get(term)?.forEach((phrase) => {
      const level = Math.min(...phrase.forms.map((forms) => levelOf(forms, levels)));
      if (level < 0) return;
      text ??= toText(section, read);
      if (text.includes(phrase.text)) found.set(phrase.term, level);
    }),
  );
  found.forEach((level, term) => levels.set(term, Math.max(level, levels.get(term) ?? 0)));
}

/** The highest level of a word in singular and plural; below 0 if the section has neither. */
function levelOf(forms: readonly string[], levels: ReadonlyMap<string, number>): number {
  let highest = -1;
  for (const form of forms) highest = Math.max(highest, levels.get(form) ?? -1);
  return highest;
}

/** The fields as words in the singular, each surrounded by spaces. */
function toText({ page, section }: PageSection, read: ReadTerms): string {
  const { title, href, keywords, description, breadcrumbs } = page;
  const { id, heading, text, code } = section;
  const ofTop = id === '' ? [href, description, ...keywords, ...breadcrumbs] : [];
  const words = [title, heading, text, code, ...ofTop].flatMap((field) => [
    ...read(field).tokens.flatMap(({ singular }) => (singular === '' ? [] : singular)),
    '\n',
  ]);
  return ` ${words.join(' ')} `;
}
