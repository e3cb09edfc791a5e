/**
 * Where synonyms of several words stand as such. Terms alone do not tell: a section may say `go` here
 * and `live` there.
 */
import type { SearchDocument, SearchSection } from './document.ts';
import { numbersOf, toSingular } from './spelling/other-number.ts';
import { phraseTerm, type SynonymGroup } from './synonyms.ts';
import { toPartTerms } from './words.ts';

/** Several words that are a term where they stand together. */
interface Phrase {
  readonly term: string;
  /** In the singular. */
  readonly words: readonly string[];
}

/** By what the first word may be, in either number. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** What a section says, and where. */
interface Place {
  readonly page: SearchDocument;
  readonly section: SearchSection;
}

/** The phrases of several words that are members of `groups`. */
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
 * Adds the phrases that a section holds to what its terms weigh there. A phrase weighs what the least
 * of its words does, and a term that is written like it no less.
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

/** That of the weightier number of a word; below 0 where the section has neither. */
function levelOf(word: string, levels: ReadonlyMap<string, number>): number {
  return Math.max(...numbersOf(word).map((form) => levels.get(form) ?? -1));
}

/** Fields as words in the singular, each with blanks around it. */
function toText({ page, section }: Place): string {
  const { title, href, keywords, description, breadcrumbs } = page;
  const { id, heading, text, code } = section;
  const ofTop = id === '' ? [href, description, ...keywords, ...breadcrumbs] : [];
  const fields = [title, heading, text, code, ...ofTop];
  return fields.map((field) => ` ${toPartTerms(field).map(toSingular).join(' ')} `).join('\n');
}
