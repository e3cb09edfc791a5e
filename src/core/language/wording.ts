/** The words of Lectern's own interface, by their keys. */
import { english } from './english.ts';
import type { Plural } from './fill-word.ts';

export type WordKey = keyof typeof english;

/** The keys of texts that do not depend on a count. */
export type PlainWordKey = {
  [Key in WordKey]: (typeof english)[Key] extends string ? Key : never;
}[WordKey];

/** Where a text depends on a count, a language without plural forms has a single text. */
export type Words = {
  readonly [Key in WordKey]: (typeof english)[Key] extends string ? string : string | Plural;
};

export const WORD_KEYS = Object.keys(english) as WordKey[];
