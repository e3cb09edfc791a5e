import type { JsonProblem } from './json-problem.ts';
import { readJsonTree } from './json-tree.ts';
import type { SourceNode } from './source-tree.ts';

/** A JSON text as a value with its places, or the problem that keeps it from being one. */
export type ParsedJson =
  | { readonly value: unknown; readonly tree: SourceNode }
  | { readonly problem: JsonProblem; readonly offset: number };

/** `JSON.parse` makes the value; the tree only tells where things stand. */
export function parseJson(text: string): ParsedJson {
  const reading = readJsonTree(text);
  if ('problem' in reading) return reading;
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')), tree: reading.tree };
  } catch {
    return { problem: { kind: 'unexpected', found: text.slice(0, 1) }, offset: 0 };
  }
}
