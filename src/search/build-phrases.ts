/**
 * Finds where synonyms of several words occur as phrases. Terms alone are not enough: a section can contain
 * `go` in one place and `live` in another.
 */
import type { SearchDocument, SearchSection } from './document.ts';
import { numbersOf, toSingular } from './spelling/other-number.ts';
import { phraseTerm, type SynonymGroup } from './synonyms.ts';
import { toPartTerms } from './words.ts';

/** Several words that form one term when they are adjacent. */
interface Phrase {
  readonly term: string;
  /** In the singular. */
  readonly words: readonly string[];
}

/** By the first word, in singular and plural. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** A section and its page. */
interface Place {
  readonly page: SearchDocument;
  readonly section: SearchSection;
}

/** The phrases of several words among the members of `groups`. */
export function listPhrases(groups: readonly SynonymGroup[]): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of new Set(groups.flat())) {
    const terms = toPartTerms(phrase);
    const words = terms.map(toSingular);
    const [first, ...others] = words;
    if (first === undefined || others.length === 0) continue;
    for (const form of numbersOf(first)) {
      byFirst.set(form, [...(byFirst.get(form) ?? []), { term: phraseTerm(terms), words }]);
    }
  }
  return byFirst;
}

/**
 * Adds the phrases in a section to the weights of its terms. A phrase weighs as much as the lightest of its
 * words, but no less than a term with the same spelling.
 */
export function addPhrases(levels: Map<string, number>, place: Place, phrases: Phrases): void {
  let text: string | undefined;
  const found = new Map<string, number>();
  for (const term of levels.keys()) {
    for (const phrase of phrases.get(term) ?? []) {
      const level = Math.min(...phrase.words.map((word) => levelOf(word, levels)));
      if (level < 0) continue;
      text ??= toText(place);
      if (text.includes(` ${phrase.words.join(' ')} `)) found.set(phrase.term, level);
    }
  }
  for (const [term, level] of found) levels.set(term, Math.max(level, levels.get(term) ?? 0));
}

/** The higher level of a word's singular and plural; below 0 if the section has neither. */
function levelOf(word: string, levels: ReadonlyMap<string, number>): number {
  return Math.max(...numbersOf(word).map((form) => levels.get(form) ?? -1));
}

/** The fields as words in the singular, each surrounded by spaces. */
function toText({ page, section }: Place): string {
  const { title, href, keywords, description, breadcrumbs } = page;
  const { id, heading, text, code } = section;
  const ofTop = id === '' ? [href, description, ...keywords, ...breadcrumbs] : [];
  const fields = [title, heading, text, code, ...ofTop];
  return fields.map((field) => ` ${toPartTerms(field).map(toSingular).join(' ')} `).join('\n');
}
