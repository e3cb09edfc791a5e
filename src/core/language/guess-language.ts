/**
 * Guesses the language of texts from their script, for languages that are not written in the Latin script.
 */

export interface GuessedLanguage {
  /** The name of its script, for messages. */
  readonly letters: string;
  /** The tag of the language that uses the script most often. */
  readonly tag: string;
}

interface Script extends GuessedLanguage {
  readonly pattern: RegExp;
}

/**
 * At most one of these has two thirds of all letters. Japanese, which also uses Chinese characters, is
 * recognized by its kana first.
 */
const SCRIPTS: readonly Script[] = [
  { letters: 'Korean', tag: 'ko', pattern: /\p{Script=Hangul}/gu },
  { letters: 'Chinese', tag: 'zh-Hans', pattern: /\p{Script=Han}/gu },
  { letters: 'Cyrillic', tag: 'ru', pattern: /\p{Script=Cyrillic}/gu },
  { letters: 'Arabic', tag: 'ar', pattern: /\p{Script=Arabic}/gu },
  { letters: 'Hebrew', tag: 'he', pattern: /\p{Script=Hebrew}/gu },
  { letters: 'Thai', tag: 'th', pattern: /\p{Script=Thai}/gu },
  { letters: 'Devanagari', tag: 'hi', pattern: /\p{Script=Devanagari}/gu },
  { letters: 'Greek', tag: 'el', pattern: /\p{Script=Greek}/gu },
];
const JAPANESE: GuessedLanguage = { letters: 'Japanese', tag: 'ja' };
const UKRAINIAN: GuessedLanguage = { letters: 'Cyrillic', tag: 'uk' };
const PERSIAN: GuessedLanguage = { letters: 'Arabic', tag: 'fa' };

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS = /\p{L}/gu;
/** A quick test that most sites fail, because this runs on each change of a page while it is edited. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Fewer letters than this are just a name or two. */
const MIN_LETTERS = 30;

/** Returns undefined if no script has at least two thirds of all letters. */
export function guessLanguage(texts: readonly string[]): GuessedLanguage | undefined {
  const written = texts.join('\n');
  if (!OTHER_SCRIPT.test(written)) return undefined;
  const text = written.normalize('NFC');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const all = count(LETTERS);
  if (all < MIN_LETTERS) return undefined;
  const isMost = (letters: number): boolean => letters * 3 >= all * 2;
  const kana = count(KANA);
  if (kana * 10 >= all && isMost(kana + count(/\p{Script=Han}/gu))) return JAPANESE;
  const found = SCRIPTS.find(({ pattern }) => isMost(count(pattern)));
  if (found?.tag === 'ru' && /[іїєґ]/i.test(text)) return UKRAINIAN;
  return found?.tag === 'ar' && /[پچژگ]/.test(text) ? PERSIAN : found;
}
