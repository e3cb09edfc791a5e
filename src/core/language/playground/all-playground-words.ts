/** The playground's own words in all languages of the interface except English. */
import { playgroundArabic } from './arabic.ts';
import { playgroundBrazilian } from './brazilian.ts';
import { playgroundCzech } from './czech.ts';
import { playgroundDutch } from './dutch.ts';
import { playgroundFrench } from './french.ts';
import { playgroundGerman } from './german.ts';
import { playgroundHebrew } from './hebrew.ts';
import { playgroundHindi } from './hindi.ts';
import { playgroundIndonesian } from './indonesian.ts';
import { playgroundItalian } from './italian.ts';
import { playgroundJapanese } from './japanese.ts';
import { playgroundKorean } from './korean.ts';
import { playgroundPersian } from './persian.ts';
import { playgroundPolish } from './polish.ts';
import { playgroundPortuguese } from './portuguese.ts';
import { playgroundRussian } from './russian.ts';
import { playgroundSimplifiedChinese } from './simplified-chinese.ts';
import { playgroundSpanish } from './spanish.ts';
import { playgroundSwedish } from './swedish.ts';
import { playgroundThai } from './thai.ts';
import { playgroundTraditionalChinese } from './traditional-chinese.ts';
import { playgroundTurkish } from './turkish.ts';
import { playgroundUkrainian } from './ukrainian.ts';
import { playgroundVietnamese } from './vietnamese.ts';
import type { OwnPlaygroundWords } from './playground-wording.ts';

/** By the same language tags as the words of pages. */
export const playgroundLanguages: Readonly<Record<string, OwnPlaygroundWords>> = {
  ar: playgroundArabic,
  'pt-BR': playgroundBrazilian,
  cs: playgroundCzech,
  nl: playgroundDutch,
  fr: playgroundFrench,
  de: playgroundGerman,
  he: playgroundHebrew,
  hi: playgroundHindi,
  id: playgroundIndonesian,
  it: playgroundItalian,
  ja: playgroundJapanese,
  ko: playgroundKorean,
  fa: playgroundPersian,
  pl: playgroundPolish,
  pt: playgroundPortuguese,
  ru: playgroundRussian,
  'zh-Hans': playgroundSimplifiedChinese,
  es: playgroundSpanish,
  sv: playgroundSwedish,
  th: playgroundThai,
  'zh-Hant': playgroundTraditionalChinese,
  tr: playgroundTurkish,
  uk: playgroundUkrainian,
  vi: playgroundVietnamese,
};
