/**
 * Groups of synonyms. The index contains the groups of which it has a member, as lines of the manifest: the
 * words of a phrase are separated by spaces, the members by commas.
 */
import { toSingular } from './spelling/other-number.ts';
import { toPartTerms } from './words.ts';

/** Words or phrases that are synonyms of each other; the most common one comes first. */
export type SynonymGroup = readonly string[];

/** Synonyms by what a reader types, in the singular and as one word. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** The least letters of an unfinished word; fewer letters begin too many words. */
const MIN_BEGINNING = 4;

/** The groups as lines, in order, for an index with these `terms`. */
export function formatSynonyms(
  groups: readonly SynonymGroup[],
  terms: ReadonlySet<string>,
): readonly string[] {
  const singulars = new Set(Array.from(terms, toSingular));
  const isHeld = (phrase: string) =>
    phrase.split(' ').every((term) => singulars.has(toSingular(term)));
  return groups
    .map((group) => [...new Set(group.map((phrase) => toPartTerms(phrase).join(' ')))])
    .map((group) => group.filter((phrase) => phrase !== ''))
    .filter((group) => group.length > 1 && group.some(isHeld))
    .map((group) => group.join(','));
}

export function parseSynonyms(lines: readonly string[]): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const group of lines.map((line) => line.split(','))) {
    for (const phrase of group) {
      const key = phraseTerm(phrase.split(' '));
      const others = group.filter((other) => phraseTerm(other.split(' ')) !== key);
      synonyms.set(key, new Set([...(synonyms.get(key) ?? []), ...others]));
    }
  }
  return synonyms;
}

/**
 * The synonyms of a phrase, each as its terms. For unfinished words, also the synonyms of the phrases that
 * they begin.
 */
export function synonymsOf(
  synonyms: Synonyms,
  terms: readonly string[],
  isUnfinished: boolean,
): readonly (readonly string[])[] {
  const key = phraseTerm(terms);
  const own = synonyms.get(key);
  const phrases = own ?? (isUnfinished ? phrasesFrom(synonyms, key) : []);
  return Array.from(phrases, (phrase) => phrase.split(' '));
}

function phrasesFrom(synonyms: Synonyms, beginning: string): ReadonlySet<string> {
  if (beginning.length < MIN_BEGINNING) return new Set();
  const begun = [...synonyms].filter(([key]) => key.startsWith(beginning));
  return new Set(begun.flatMap(([, phrases]) => [...phrases]));
}

/** The term of several adjacent words, in the singular: `web font` and `webfonts` are the same. */
export function phraseTerm(terms: readonly string[]): string {
  return terms.map(toSingular).join('');
}
