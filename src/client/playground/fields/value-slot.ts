/** A place in what is filled in: what stands there, and how to change it. */
import {
  emptyObject,
  nodeUnder,
  type JsonNode,
  withEntry,
} from '../../../core/reference/request/json-node.ts';

export interface ValueSlot {
  /** Undefined where the value is left out. */
  readonly get: () => JsonNode | undefined;
  readonly set: (node: JsonNode | undefined) => void;
}

/** The value under a name of an object. */
export function entrySlot(parent: ValueSlot, name: string): ValueSlot {
  return {
    get: () => nodeUnder(parent.get(), name),
    set: (node) => parent.set(withEntry(parent.get() ?? emptyObject, name, node)),
  };
}

/** An item of a list; one that is left out is `null`, so that the others keep their places. */
export function itemSlot(parent: ValueSlot, index: number): ValueSlot {
  return {
    get: () => itemsOf(parent)[index],
    set: (node) => {
      const items = itemsOf(parent).with(index, node ?? { kind: 'literal', value: null });
      parent.set({ kind: 'array', items });
    },
  };
}

export function itemsOf({ get }: ValueSlot): readonly JsonNode[] {
  const node = get();
  return node?.kind === 'array' ? node.items : [];
}
