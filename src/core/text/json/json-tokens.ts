/** The parts of a JSON text that have their own color. */
import type { ScalarKind } from './json-tree.ts';

export interface JsonToken {
  readonly kind: 'mark' | ScalarKind;
  readonly text: string;
}

/** A string ends within its line, so that a missing quote does not spoil the strings of other lines. */
const token = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g;

/** Lists the tokens of JSON; in other text, whatever looks like a token of JSON. */
export function* listTokens(text: string): Generator<JsonToken & { readonly start: number }> {
  for (const { 0: found, index: start } of text.matchAll(token)) {
    yield { kind: kindOfToken(found), text: found, start };
  }
}

export function kindOfToken(text: string): JsonToken['kind'] {
  const [first = ''] = text;
  if (first === '"') return 'string';
  if (/[-\d]/.test(first)) return 'number';
  return /[a-z]/.test(first) ? 'literal' : 'mark';
}

/**
 * Returns the offset after the closing quote of the string that begins at `start`; the end of the text if
 * there is no such string.
 */
export function endOfText(text: string, start: number): number {
  if (start < 0) return text.length;
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}
