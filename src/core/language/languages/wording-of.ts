import { english } from '../english.ts';
import { languages } from './all-languages.ts';
import type { Words } from '../wording.ts';

/** The words of the interface, and their language. */
export interface Vocabulary {
  readonly lang: string;
  readonly words: Words;
}

const ENGLISH: Vocabulary = { lang: 'en', words: english };

/**
 * Returns the words for `lang`, a BCP 47 tag: those of that country, otherwise of that script, otherwise of
 * the language; the English words for an unsupported language.
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

/** The words set in docs.json, and the language of the site. */
interface OwnWords {
  readonly lang: string;
  readonly words: Partial<Words>;
}

/**
 * Returns the words for pages in `lang`; if that is the language of the site, words in docs.json override
 * them.
 */
export function siteWords(own: OwnWords, lang: string): Vocabulary {
  const known = wordsOf(lang);
  return lang === own.lang ? { ...known, words: { ...known.words, ...own.words } } : known;
}
