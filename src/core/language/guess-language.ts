/** Which language texts may be in, by their letters: of those that are not written in Latin ones. */

export interface GuessedLanguage {
  /** What its letters are called. */
  readonly letters: string;
  /** The tag of the language that is most often written in them. */
  readonly tag: string;
}

interface Script extends GuessedLanguage {
  readonly pattern: RegExp;
}

/** The first that has most letters counts: Japanese is written in characters of Chinese too. */
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
/** What most sites have nothing of, which are asked at each change of a page while they are written. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Fewer letters than this are a name or two. */
const LEAST = 30;

/** Undefined where less than two thirds of all letters are of one kind. */
export function guessLanguage(texts: readonly string[]): GuessedLanguage | undefined {
  const written = texts.join('\n');
  if (!OTHER_SCRIPT.test(written)) return undefined;
  const text = written.normalize('NFC');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const all = count(LETTERS);
  if (all < LEAST) return undefined;
  const isMost = (letters: number): boolean => letters * 3 >= all * 2;
  const kana = count(KANA);
  if (kana * 10 >= all && isMost(kana + count(/\p{Script=Han}/gu))) return JAPANESE;
  const found = SCRIPTS.find(({ pattern }) => isMost(count(pattern)));
  if (found?.tag === 'ru' && /[іїєґ]/i.test(text)) return UKRAINIAN;
  return found?.tag === 'ar' && /[پچژگ]/.test(text) ? PERSIAN : found;
}
