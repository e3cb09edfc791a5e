/** The words of Lectern's own interface, by their keys. */
import { english } from './english.ts';
import type { Plural } from './fill-word.ts';

export type WordKey = keyof typeof english;

/** Where a text depends on a count, a language without plural forms has a single text. */
export type Words = {
  readonly [Key in WordKey]: (typeof english)[Key] extends string ? string : string | Plural;
};

export const WORD_KEYS = Object.keys(english) as WordKey[];
