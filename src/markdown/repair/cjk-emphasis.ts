/**
 * Bold words beside Chinese, Japanese and Korean, which have no blanks around them. By CommonMark,
 * asterisks between a sign and a letter open or close by which of the two is inside: `**「語」**です`
 * is not bold. For the compiler, a character that it takes for a letter stands beside such asterisks.
 */
import { isObject } from '../../core/text/is-object.ts';
import { maskMarkup } from './maths.ts';

/** A character that Unicode keeps for programs' own use, and that is in no text. */
const LETTER = '\uFDD0';

const CJK = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uFF00-\uFFEF]/u;
const SIGN = /[^\p{L}\p{M}\p{N}\s]/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Asterisks of bold words, or a place where what was open before is over. */
const STEP =
  /(?<![\\*])\*\*(?!\*)|\n(?=[ \t]*(?:\n|[-+*>][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|[|<]))|\|/g;

/** The text with those letters, and their offsets in the text without them, last first. */
export function openCjkEmphasis(text: string): { text: string; letters: readonly number[] } {
  const mayNeed = text.includes('**') && CJK.test(text) && !text.includes(LETTER);
  const letters = mayNeed ? findPlaces(text) : [];
  letters.reverse();
  const opened = letters.reduce((done, at) => done.slice(0, at) + LETTER + done.slice(at), text);
  return { text: opened, letters };
}

function findPlaces(text: string): number[] {
  const places: number[] = [];
  let isOpen = false;
  for (const { 0: found, index } of maskMarkup(text).matchAll(STEP)) {
    if (found !== '**') {
      isOpen = false;
      continue;
    }
    const [before, behind] = [characterBefore(text, index), characterAt(text, index + 2)];
    const [inside, outside] = isOpen ? [before, behind] : [behind, before];
    const isCjk = CJK.test(before) || CJK.test(behind);
    if (isCjk && SIGN.test(inside) && WORD.test(outside)) places.push(isOpen ? index : index + 2);
    isOpen = !isOpen;
  }
  return places;
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

/** A character may be of two units. */
function characterBefore(text: string, at: number): string {
  return Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ' ';
}

/** What was made of such a text, in which none of the letters are left. */
export function withoutLetters<Value>(made: Value): Value {
  return strip(made) as Value;
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(LETTER, '');
  if (Array.isArray(value)) return value.map(strip);
  if (value instanceof Set) return new Set(Array.from(value, strip));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strip(each)]));
}
