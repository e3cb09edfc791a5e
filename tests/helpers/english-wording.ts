import type { Wording } from '../../src/components/reference/wording.ts';
import { english } from '../../src/core/words/english.ts';
import { fillWord } from '../../src/core/words/words.ts';

/** What components get to write with on an English page. */
export const englishWording: Wording = {
  words: english,
  fill: (word, values) => fillWord('en', word, values),
};
