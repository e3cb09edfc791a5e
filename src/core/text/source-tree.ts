/**
 * Finds where each value of a structured text is. A reader of JSON (or of another notation) makes the tree;
 * code that knows the path of a value then finds its place without knowing the notation.
 */
import type { Span } from './json/json-tree.ts';

export interface ScalarNode extends Span {
  readonly kind: 'scalar';
}

export interface ListNode extends Span {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
}

export interface MapNode extends Span {
  readonly kind: 'map';
  /** In the order of the text; a key that is written twice appears twice. */
  readonly entries: readonly MapEntry[];
}

export interface MapEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: SourceNode;
}

export type SourceNode = ScalarNode | ListNode | MapNode;

/** Keys and indexes from the root to a value. */
export type DataPath = readonly (string | number)[];

/**
 * Returns the span of the value at `path`, or of its key. Where the text has no such value, returns the
 * nearest value around it: for a missing key, the object that lacks it. A number also selects the entry at
 * that index of an object, for objects that are read as lists.
 */
export type FindSpan = (path: DataPath, at?: 'key' | 'value') => Span;

/** Serves many paths of one tree: the keys of an object are indexed when a path first enters it. */
export function spansIn(tree: SourceNode): FindSpan {
  const byKey = new Map<MapNode, ReadonlyMap<string, MapEntry>>();
  return (path, at = 'value') => {
    let node = tree;
    let key: Span = tree;
    for (const segment of path) {
      const entry = entryAt(node, segment);
      if (entry === undefined) return node;
      node = entry.value;
      key = entry.keySpan;
    }
    return at === 'key' ? key : node;
  };

  function entryAt(
    node: SourceNode,
    segment: string | number,
  ): Pick<MapEntry, 'keySpan' | 'value'> | undefined {
    if (node.kind === 'scalar') return undefined;
    if (node.kind === 'list') {
      const value = typeof segment === 'number' ? node.items[segment] : undefined;
      return value && { keySpan: value, value };
    }
    return typeof segment === 'number' ? node.entries[segment] : entriesOf(node).get(segment);
  }

  /** The last of several entries with the same key wins, because JSON keeps the last value. */
  function entriesOf(node: MapNode): ReadonlyMap<string, MapEntry> {
    const known = byKey.get(node);
    if (known !== undefined) return known;
    const entries = new Map(node.entries.map((entry) => [entry.key, entry]));
    byKey.set(node, entries);
    return entries;
  }
}
