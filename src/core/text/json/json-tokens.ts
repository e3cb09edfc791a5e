/** The parts of JSON's text that have a colour. */
import type { ScalarKind } from './json-tree.ts';

export interface JsonToken {
  readonly kind: 'mark' | ScalarKind;
  readonly text: string;
}

/** A text stays within its line, so that a quote too few spoils no other one. */
const token = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g;

/** The tokens of JSON; of other text whatever looks like one. */
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

/** Behind the quotes of the text that begins at `start`; the end where there is no such text. */
export function endOfText(text: string, start: number): number {
  if (start < 0) return text.length;
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}
