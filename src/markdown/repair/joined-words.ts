/**
 * Prepares text in scripts that join words: there are no spaces between those of Chinese, Japanese, Thai and
 * some others, and in Arabic and Hebrew, short words are written together with the next one. In CommonMark,
 * whether asterisks between punctuation and a letter open or close depends on which of the two is inside, so
 * `**「語」**です` is not bold. A character that the parser takes for a letter is inserted next to such
 * asterisks. A bare address ends only at whitespace and would include the rest of
 * `http://localhost:80）を開く`, so a space is inserted after it.
 */
import { isObject } from '../../core/text/is-object.ts';
import { HIDDEN_DOLLAR, maskMarkup } from './formulas.ts';

/** A Unicode noncharacter, reserved for internal use, which does not occur in text. */
export const LETTER = '\uFDD0';

const JOINED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uFF00-\uFFEF\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const SIGN = /[^\p{L}\p{M}\p{N}\s]/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Characters that emphasis never begins with; `OPENING` are those that it never ends with. */
const ENDING = /[\p{Pe}\p{Pf}、。，．,.:;!?：；！？،؛؟]/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;

/** Asterisks of emphasis, or a place where open emphasis cannot continue. */
const STEP =
  /(?<![\\*])\*{1,3}(?!\*)|\n(?=[ \t]*(?:\n|[-+*>][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|[|<]))|\|/g;

/** A space, followed by the letter that distinguishes it from spaces of authors. */
const END = `\u1680${LETTER}`;
/** The inserted characters, also in their form in URLs. */
const MARKS = new RegExp(
  [`\u1680?${LETTER}`, `(?:${encodeURIComponent('\u1680')})?${encodeURIComponent(LETTER)}`].join(
    '|',
  ),
  'g',
);

/** Hidden dollar signs, also in their form in URLs. */
const DOLLARS = new RegExp(`${HIDDEN_DOLLAR}|${encodeURIComponent(HIDDEN_DOLLAR)}`, 'g');

/** A bare address before a full-width character, which no address contains unescaped. */
const ADDRESS =
  /(?<=^|[\s*_~]|(?<!\])\()(?<!\]:\s*)https?:\/\/[^\s<、。，；：！？（）「」『』【】《》〈〉]+(?=[、。，；：！？（）「」『』【】《》〈〉])/gmu;

interface Mark {
  readonly at: number;
  readonly sign: string;
}

export interface OpenedText {
  readonly text: string;
  /** The insertions, by offset in the original text, last first. */
  readonly edits: readonly { at: number; removed: 0; inserted: number }[];
}

/** Returns the text with these characters inserted. */
export function openJoinedWords(text: string): OpenedText {
  const marks = JOINED.test(text) && text.search(MARKS) === -1 ? findMarks(text) : [];
  let opened = '';
  let done = 0;
  for (const { at, sign } of marks.toReversed()) {
    opened += text.slice(done, at) + sign;
    done = at;
  }
  const edits = marks.map(({ at, sign }) => ({ at, removed: 0 as const, inserted: sign.length }));
  return { text: opened + text.slice(done), edits };
}

/** Finds the insertions, last first. */
function findMarks(text: string): Mark[] {
  if (!text.includes('*') && !text.includes('://')) return [];
  const prose = maskMarkup(text);
  const letters = findPlaces(text, prose).map((at) => ({ at, sign: LETTER }));
  const ends = Array.from(prose.matchAll(ADDRESS), ({ 0: address, index }) => {
    return { at: index + address.length, sign: END };
  });
  return [...letters, ...ends].toSorted((one, other) => other.at - one.at);
}

/** A run of asterisks and the characters next to it. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** @param prose the text with spaces in place of its markup. */
function findPlaces(text: string, prose: string): number[] {
  const places: number[] = [];
  const open = new Map<number, Run>();
  for (const { 0: found, index: start } of prose.matchAll(STEP)) {
    if (!found.startsWith('*')) {
      open.clear();
      continue;
    }
    const { length } = found;
    const end = start + length;
    const run = {
      start,
      end,
      before: characterBefore(text, start),
      after: characterAt(text, end),
    };
    const opener = open.get(length);
    const isEnd = opener !== undefined && (length > 1 || /\S/.test(run.before));
    if (isEnd) open.delete(length);
    else if (length > 1 || /\S/.test(run.after)) open.set(length, run);
    if (length === 1) places.push(...(isEnd ? placesOfItalics(opener, run) : []));
    else if (isEnd ? needsEnd(run) : needsStart(run)) places.push(isEnd ? start : end);
  }
  return places;
}

function needsStart({ before, after }: Run): boolean {
  return isBesideJoined({ before, after }) && SIGN.test(after) && WORD.test(before);
}

function needsEnd({ before, after }: Run): boolean {
  return isBesideJoined({ before, after }) && SIGN.test(before) && WORD.test(after);
}

function isBesideJoined({ before, after }: Pick<Run, 'before' | 'after'>): boolean {
  return JOINED.test(before) || JOINED.test(after);
}

/**
 * Finds the insertions for a pair of single asterisks. One asterisk can also mark what is required, as in
 * `名前*（必須）、年齢*（必須）`, so the pair is italic only if its text can both begin and end emphasis.
 */
function placesOfItalics(start: Run, end: Run): number[] {
  const isWhole = !ENDING.test(start.after) && !OPENING.test(end.before);
  const isFramed = SIGN.test(end.before) || WORD.test(end.after);
  if (!isWhole || !isFramed) return [];
  return [needsStart(start) ? [start.end] : [], needsEnd(end) ? [end.start] : []].flat();
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

/** Returns the character before an offset, which may consist of two code units. */
function characterBefore(text: string, at: number): string {
  return Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ' ';
}

/** Removes these characters, and shows hidden dollar signs, in any value that was produced from a text. */
export function withoutMarks<Value>(made: Value): Value {
  return strip(made) as Value;
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARKS, '').replace(DOLLARS, '$$');
  if (Array.isArray(value)) return value.map(strip);
  if (value instanceof Set) return new Set(Array.from(value, strip));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strip(each)]));
}
