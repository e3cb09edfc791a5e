/**
 * Checks cheaply that no object of a JSON text has a name twice, so that the slower search is needed only
 * when one does.
 */
import { isNumberText } from './exact-json.ts';
import { endOfText } from './json-tokens.ts';

const [quote, colon] = [34, 58];

/**
 * Whether an object in a JSON text has the same name twice.
 *
 * @param text that is valid JSON.
 * @param value the parsed text, in which only one of several equal names is left.
 */
export function hasDuplicateNames(text: string, value: unknown): boolean {
  return countWritten(text) !== countKept(value);
}

/** Counts the names: each is followed by a colon, and only strings can contain other colons. */
function countWritten(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === colon) count += 1;
    else if (code === quote) at = endOfText(text, at) - 1;
  }
  return count;
}

function countKept(value: unknown): number {
  let count = 0;
  // An explicit stack instead of recursion: a value can nest deeper than the call stack allows.
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null || isNumberText(next)) continue;
    const inner: readonly unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const each of inner) pending.push(each);
  }
  return count;
}
