import { english } from '../english.ts';
import { languages } from './all-languages.ts';
import type { Words } from '../wording.ts';

/** Words, and the language that they are in. */
export interface Vocabulary {
  readonly lang: string;
  readonly words: Words;
}

const ENGLISH: Vocabulary = { lang: 'en', words: english };

/**
 * The words for `lang`, a tag of BCP 47: as they are written in that country, else in that script,
 * else in the language; English ones for a language that there are none for.
 */
function wordsOf(lang: string): Vocabulary {
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
