import type { Wording } from '../../../src/components/parts/wording.ts';
import { english } from '../../../src/core/language/english.ts';
import { fillWord } from '../../../src/core/language/fill-word.ts';

const forms = new Intl.PluralRules('en');

/** The wording that components receive on an English page. */
export const englishWording: Wording = {
  words: english,
  fill: (word, values) => fillWord(word, values, forms),
};
