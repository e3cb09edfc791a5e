/**
 * Carries the keys of a message's own examples on its schema, if there are several messages: names alone do
 * not tell whose they are.
 */
import { get, type Loose, textsOf } from '../document/loose.ts';

const KEY = 'x-lectern-examples';

export function withExampleKeys(schema: Loose, keys: readonly string[]): Loose {
  return keys.length === 0 ? schema : { ...schema, [KEY]: keys };
}

export function exampleKeysOf(schema: unknown): ReadonlySet<string> {
  return new Set(textsOf(get(schema, KEY)));
}
