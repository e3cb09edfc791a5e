/**
 * JSON as written in a text: every value with its place, every number with its digits, every name of an
 * object in order, repeated names included. Nothing is lost, so code that needs less (a value, a form,
 * places for messages) derives it from this tree.
 */

/** Offsets in UTF-16 units; `end` is the offset after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value at its place in a text, or a placeholder (`isLost`) for a value that could not be read there. */
interface Placed extends Span {
  readonly isLost?: boolean;
}

/** A string, a number, `true`, `false` or `null`: the first character determines which. */
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

/** Returns the JavaScript value of a scalar; a number may lose digits. */
export function valueOf({ text }: JsonScalar): string | number | boolean | null {
  return JSON.parse(text) as string | number | boolean | null;
}

/** A key that one object has more than once. */
export interface RepeatedKey {
  readonly key: string;
  readonly first: JsonScalar;
  readonly again: JsonScalar;
}

/** Finds every repetition of a key within its object, in the order of the text. */
export function findRepeatedKeys(tree: JsonTree): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  // An explicit stack instead of recursion: a tree can nest deeper than the call stack allows.
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
