/** Parses what a reader has typed: into a JSON tree that forms can change, or its first error. */
import type { JsonProblem } from '../../text/json/json-problem.ts';
import { type JsonTree, kindOf, valueOf } from '../../text/json/json-tree.ts';
import { readJson } from '../../text/json/read-json.ts';
import type { JsonNode } from './json-node.ts';

export interface JsonFault {
  readonly problem: JsonProblem;
  /** Lines and columns start at 1. */
  readonly line: number;
  readonly column: number;
}

export type ParsedNode =
  | { readonly node: JsonNode; readonly fault?: never }
  | { readonly node?: never; readonly fault: JsonFault };

/** JSON that is nested deeper is sent as it is, but no form shows it. */
const maxLevels = 200;

export function parseNode(text: string): ParsedNode {
  const reading = readJson(text, maxLevels);
  if (reading.problem === undefined) return { node: fromTree(reading.tree) };
  const before = text.slice(0, reading.offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return { fault: { problem: reading.problem, line: before.length, column } };
}

function fromTree(tree: JsonTree): JsonNode {
  if (tree.kind === 'list') return { kind: 'array', items: tree.items.map(fromTree) };
  if (tree.kind === 'map') {
    const entries = tree.entries.map(({ key, value }) => ({ name: key, node: fromTree(value) }));
    return { kind: 'object', entries };
  }
  if (kindOf(tree) === 'number') return { kind: 'number', text: tree.text };
  const value = valueOf(tree);
  return typeof value === 'string'
    ? { kind: 'string', value }
    : { kind: 'literal', value: typeof value === 'boolean' ? value : null };
}
