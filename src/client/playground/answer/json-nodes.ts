/** JSON of an answer: what is drawn of it, and the parts of its text that have a colour. */
import type { JsonTree, ScalarKind } from '../../../core/text/json/json-tree.ts';
import { readJson } from '../../../core/text/json/read-json.ts';

export interface JsonToken {
  readonly kind: 'mark' | ScalarKind;
  readonly text: string;
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/gs;

/** The tokens of JSON; of other text whatever looks like one. */
export function* listTokens(text: string): Generator<JsonToken & { readonly start: number }> {
  for (const { 0: found, index: start } of text.matchAll(token)) {
    yield { kind: kindOf(found), text: found, start };
  }
}

function kindOf(text: string): JsonToken['kind'] {
  const [first = ''] = text;
  if (first === '"') return 'string';
  if (/[-\d]/.test(first)) return 'number';
  return /[a-z]/.test(first) ? 'literal' : 'mark';
}

/** Deeper than anybody reads, and than stacks may hold. */
const mostDepth = 500;

/** Undefined for what is no JSON, or nested too deeply to be drawn. */
export function readJsonTree(text: string): JsonTree | undefined {
  return readJson(text, mostDepth).tree;
}
