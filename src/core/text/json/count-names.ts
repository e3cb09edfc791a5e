/** Tells cheaply that no object of a JSON text has a name twice, before anybody looks for it. */
import { isNumberText } from './exact-json.ts';
import { endOfText } from './json-tokens.ts';

const [quote, colon] = [34, 58];

/**
 * Whether a name stands twice in an object.
 *
 * @param text that is JSON.
 * @param value what the text means, where of equal names one is left.
 */
export function repeatsNames(text: string, value: unknown): boolean {
  return countWritten(text) !== countKept(value);
}

/** Each name is followed by a colon, and texts alone may hold other ones. */
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
  // A list of its own instead of recursion: a value may be deeper than a stack.
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
