import { english } from './english.ts';
import { arabic } from './languages/arabic.ts';
import { brazilian } from './languages/brazilian.ts';
import { czech } from './languages/czech.ts';
import { dutch } from './languages/dutch.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { persian } from './languages/persian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { simplifiedChinese } from './languages/simplified-chinese.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';
import { thai } from './languages/thai.ts';
import { traditionalChinese } from './languages/traditional-chinese.ts';
import { turkish } from './languages/turkish.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { vietnamese } from './languages/vietnamese.ts';
import type { Words } from './words.ts';

/** Words, and the language that they are in. */
export interface Vocabulary {
  readonly lang: string;
  readonly words: Words;
}

const ENGLISH: Vocabulary = { lang: 'en', words: english };

/** By language; by language and script or country where it differs among those. */
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

/**
 * The words for `lang`, a tag of BCP 47: as they are written in that country, else in that script,
 * else in the language; English ones for a language that there are none for.
 */
export function wordsOf(lang: string): Vocabulary {
  const { language, region } = new Intl.Locale(lang);
  const { script } = new Intl.Locale(lang).maximize();
  for (const tag of [`${language}-${region ?? ''}`, `${language}-${script ?? ''}`, language]) {
    const words = languages[tag];
    if (words !== undefined) return { lang: tag, words };
  }
  return ENGLISH;
}

/** What docs.json says about words. */
interface OwnWords {
  readonly lang: string;
  readonly words: Partial<Words>;
}

/** The words for pages in `lang`; where that is the language of the site, docs.json goes first. */
export function siteWords(own: OwnWords, lang: string): Vocabulary {
  const known = wordsOf(lang);
  return lang === own.lang ? { ...known, words: { ...known.words, ...own.words } } : known;
}
