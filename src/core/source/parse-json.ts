import type { JsonProblem } from '../text/json-problem.ts';
import type { JsonTree } from '../text/json-tree.ts';
import { readJson } from '../text/read-json.ts';

/** A JSON text as a value with its places, or the problem that keeps it from being one. */
export type ParsedJson =
  | { readonly value: unknown; readonly tree: JsonTree }
  | { readonly problem: JsonProblem; readonly offset: number };

/** `JSON.parse` makes the value; the tree only tells where things stand. */
export function parseJson(text: string): ParsedJson {
  const reading = readJson(text);
  if (reading.problem !== undefined) return reading;
  return { value: JSON.parse(text.replace(/^\uFEFF/, '')), tree: reading.tree };
}
