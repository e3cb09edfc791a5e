/** A place for a value in the form's data: reads and replaces the value. */
import {
  emptyObject,
  nodeUnder,
  type JsonNode,
  withEntry,
} from '../../../core/reference/request/json-node.ts';

export interface ValueSlot {
  /** Returns undefined if the value is left out. */
  readonly get: () => JsonNode | undefined;
  readonly set: (node: JsonNode | undefined) => void;
}

/** Returns the slot of an object's field. */
export function entrySlot(parent: ValueSlot, name: string): ValueSlot {
  return {
    get: () => nodeUnder(parent.get(), name),
    set: (node) => parent.set(withEntry(parent.get() ?? emptyObject, name, node)),
  };
}

/**
 * Returns the slot of a list item. An item that is left out becomes `null`, so that the others keep their
 * positions.
 */
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
