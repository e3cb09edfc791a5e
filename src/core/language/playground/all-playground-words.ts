/** The playground's own words in all languages that pages have words for, but English. */
import { playgroundGerman } from './german.ts';
import type { OwnPlaygroundWords } from './playground-wording.ts';

/** By the tags that the words of pages have. A word that is missing is English. */
export const playgroundLanguages: Readonly<Record<string, Partial<OwnPlaygroundWords>>> = {
  de: playgroundGerman,
};
