import { isNumberText } from '../text/json/exact-json.ts';

/** The most characters of a value to show: enough to recognize it. */
const LENGTH_LIMIT = 60;

/** Characters that are invisible or change how others are shown: controls, unusual spaces, bidi marks. */
const INVISIBLE = /[\p{Cc}\u00a0\u2000-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Formats a value for a message: short, on one line, and without control characters. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isNumberText(value)) return value.text;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return `"${showInvisible(shorten(value))}"`;
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Returns the text with its invisible characters written as escapes. */
export function showInvisible(text: string): string {
  return text.replace(
    INVISIBLE,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Lists names in a sentence: `"a", "b" or "c"`. */
export function listNames(names: readonly string[], last: 'and' | 'or'): string {
  const quoted = names.map((name) => quote(name));
  const end = quoted.pop() ?? '';
  return quoted.length === 0 ? end : `${quoted.join(', ')} ${last} ${end}`;
}

/** The most names that a sentence can hold and remain readable. */
export const MAX_NAMED = 4;

/** Lists all names if they are few; otherwise the first ones and the number of the others. */
export function listFirstNames(names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return listNames(names, 'and');
  const first = names.slice(0, MAX_NAMED - 1).map((name) => quote(name));
  return `${first.join(', ')} and ${names.length - first.length} others`;
}

function shorten(text: string): string {
  const points = Array.from(text.slice(0, 2 * (LENGTH_LIMIT + 1)));
  return points.length <= LENGTH_LIMIT ? text : `${points.slice(0, LENGTH_LIMIT).join('')}…`;
}
