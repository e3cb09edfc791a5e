/** The playground's own words in all languages that pages have words for, but English. */
import { playgroundBrazilian } from './brazilian.ts';
import { playgroundDutch } from './dutch.ts';
import { playgroundFrench } from './french.ts';
import { playgroundGerman } from './german.ts';
import { playgroundItalian } from './italian.ts';
import { playgroundJapanese } from './japanese.ts';
import { playgroundKorean } from './korean.ts';
import { playgroundPortuguese } from './portuguese.ts';
import { playgroundSimplifiedChinese } from './simplified-chinese.ts';
import { playgroundSpanish } from './spanish.ts';
import type { OwnPlaygroundWords } from './playground-wording.ts';

/** By the tags that the words of pages have. A word that is missing is English. */
export const playgroundLanguages: Readonly<Record<string, Partial<OwnPlaygroundWords>>> = {
  'pt-BR': playgroundBrazilian,
  nl: playgroundDutch,
  fr: playgroundFrench,
  de: playgroundGerman,
  it: playgroundItalian,
  ja: playgroundJapanese,
  ko: playgroundKorean,
  pt: playgroundPortuguese,
  'zh-Hans': playgroundSimplifiedChinese,
  es: playgroundSpanish,
};
