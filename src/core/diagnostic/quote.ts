import { isNumberText } from '../text/json/exact-json.ts';

/** Enough of a long value to recognise it. */
const LENGTH_LIMIT = 60;

/** Characters that cannot be seen or change how others are shown: controls, odd spaces, bidi marks. */
const INVISIBLE = /[\p{Cc}\u00a0\u2000-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A value as it may stand in a message: short, on one line, with nothing that acts by itself. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isNumberText(value)) return value.text;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return `"${showInvisible(shorten(value))}"`;
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** The text with its invisible characters written as escapes. */
export function showInvisible(text: string): string {
  return text.replace(
    INVISIBLE,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Names as a list in a sentence: `"a", "b" or "c"`. */
export function listNames(names: readonly string[], last: 'and' | 'or'): string {
  const quoted = names.map((name) => quote(name));
  const end = quoted.pop() ?? '';
  return quoted.length === 0 ? end : `${quoted.join(', ')} ${last} ${end}`;
}

/** How many names a sentence holds that can still be read. */
export const MOST_NAMED = 4;

/** All of a few names; of many the first ones, and how many there are besides. */
export function listFirstNames(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return listNames(names, 'and');
  const first = names.slice(0, MOST_NAMED - 1).map((name) => quote(name));
  return `${first.join(', ')} and ${names.length - first.length} others`;
}

function shorten(text: string): string {
  const points = Array.from(text.slice(0, 2 * (LENGTH_LIMIT + 1)));
  return points.length <= LENGTH_LIMIT ? text : `${points.slice(0, LENGTH_LIMIT).join('')}…`;
}
