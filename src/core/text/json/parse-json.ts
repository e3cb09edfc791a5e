import type { JsonProblem } from './json-problem.ts';
import { type ExactJson, toExactJson } from './exact-json.ts';
import type { JsonTree } from './json-tree.ts';
import { readJson } from './read-json.ts';

/** A JSON text as a value with its places, or the problem that keeps it from being JSON. */
export type ParsedJson =
  | { readonly value: ExactJson; readonly tree: JsonTree }
  | { readonly problem: JsonProblem; readonly offset: number };

/**
 * Parses a text into a value and a tree with `readJson`; numbers that a double cannot hold keep their
 * digits.
 */
export function parseJson(text: string): ParsedJson {
  const reading = readJson(text);
  if (reading.problem !== undefined) return { problem: reading.problem, offset: reading.offset };
  return { value: toExactJson(reading.tree), tree: reading.tree };
}
