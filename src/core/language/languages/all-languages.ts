/** All languages of the interface. */
import { english } from '../english.ts';
import { arabic } from './arabic.ts';
import { brazilian } from './brazilian.ts';
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { persian } from './persian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { simplifiedChinese } from './simplified-chinese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { thai } from './thai.ts';
import { traditionalChinese } from './traditional-chinese.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';
import type { Words } from '../wording.ts';

/** Words by language tag, with a script or country where the words differ between those. */
export const languages: Readonly<Record<string, Words>> = {
  ar: arabic,
  cs: czech,
  de: german,
  en: english,
  es: spanish,
  fa: persian,
  fr: french,
  he: hebrew,
  hi: hindi,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  'pt-BR': brazilian,
  ru: russian,
  sv: swedish,
  th: thai,
  tr: turkish,
  uk: ukrainian,
  vi: vietnamese,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
};
