/**
 * JSON as it stands in a text: every value with its place, every number with its digits, every name
 * of an object in order, those written twice included. Nothing is lost, so that whoever needs less
 * (a value, a form, places for messages) makes it from this tree.
 */

/** Offsets in UTF-16 units; `end` is behind the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a text has at a place, or something that stands for what nobody could read there. */
interface Placed extends Span {
  readonly isLost?: boolean;
}

/** A text, a number, `true`, `false` or `null`: its first character tells which. */
export interface JsonScalar extends Placed {
  readonly kind: 'scalar';
  /** As written: `"a\u00e9"` with its quotes and escapes, `1.10`, `1e400`. */
  readonly text: string;
}

export interface JsonList extends Span {
  readonly kind: 'list';
  readonly items: readonly JsonTree[];
}

export interface JsonMap extends Placed {
  readonly kind: 'map';
  readonly entries: readonly JsonEntry[];
}

export interface JsonEntry {
  readonly key: string;
  /** The key as written. */
  readonly keySpan: JsonScalar;
  readonly value: JsonTree;
}

export type JsonTree = JsonScalar | JsonList | JsonMap;

export type ScalarKind = 'string' | 'number' | 'literal';

export function kindOf({ text }: JsonScalar): ScalarKind {
  if (text.startsWith('"')) return 'string';
  return /^[a-z]/.test(text) ? 'literal' : 'number';
}

/** What a scalar means to JavaScript; a number may lose digits. */
export function valueOf({ text }: JsonScalar): string | number | boolean | null {
  return JSON.parse(text) as string | number | boolean | null;
}

/** A key that one object has more than once. */
export interface RepeatedKey {
  readonly key: string;
  readonly first: JsonScalar;
  readonly again: JsonScalar;
}

/** Every repetition of a key within its object, in the order of the text. */
export function findRepeatedKeys(tree: JsonTree): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  // A list of its own instead of recursion: a tree may be deeper than a stack.
  const pending = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'list') for (const item of node.items) pending.push(item);
    if (node.kind !== 'map') continue;
    const seen = new Map<string, JsonScalar>();
    for (const { key, keySpan, value } of node.entries) {
      const first = seen.get(key);
      if (first === undefined) seen.set(key, keySpan);
      else found.push({ key, first, again: keySpan });
      pending.push(value);
    }
  }
  return found.sort((a, b) => a.again.start - b.again.start);
}
