/**
 * Words for the same thing. The index carries those groups of which it holds a member, as lines of
 * the manifest: terms with blanks between them, and commas between the members.
 */
import { toSingular } from './spelling/other-number.ts';
import { toPartTerms } from './words.ts';

/** Words or phrases, each for all the others; what most pages call the thing comes first. */
export type SynonymGroup = readonly string[];

/** By what a reader types, in the singular and as one word: what else it may be called. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** Letters of a word that is still typed; fewer letters begin too many others. */
const LEAST_BEGINNING = 4;

/** The lines for an index that has `terms`, in order. */
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

/** Phrases for a phrase, each as its terms. Of unfinished words also those of what they begin. */
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
  if (beginning.length < LEAST_BEGINNING) return new Set();
  const begun = [...synonyms].filter(([key]) => key.startsWith(beginning));
  return new Set(begun.flatMap(([, phrases]) => [...phrases]));
}

/** `web font` and `webfonts` are one: the term of several words that stand together, in the singular. */
export function phraseTerm(terms: readonly string[]): string {
  return terms.map(toSingular).join('');
}
