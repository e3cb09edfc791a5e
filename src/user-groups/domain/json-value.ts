/** Predicates and descriptions of JSON: of values from `JSON.parse`, and of trees that keep every digit. */
import { type JsonTree, kindOf } from '../../core/text/json/json-tree.ts';

/** A JSON object: any name can be a key, `__proto__` and `constructor` included. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Describes the kind of a value in words that can follow "not": `a number`, `null`. */
export function describeKind(tree: JsonTree): string {
  if (tree.kind === 'list') return 'an array';
  if (tree.kind === 'map') return 'an object';
  const kind = kindOf(tree);
  if (kind !== 'literal') return `a ${kind}`;
  return tree.text === 'null' ? 'null' : 'a boolean';
}

/** Whether lists and objects are nested deeper than the limit. Does not descend below the limit. */
export function isTreeDeeperThan(tree: JsonTree, limit: number): boolean {
  if (tree.kind === 'scalar') return false;
  if (limit === 0) return true;
  const inner = tree.kind === 'list' ? tree.items : tree.entries.map(({ value }) => value);
  return inner.some((child) => isTreeDeeperThan(child, limit - 1));
}
