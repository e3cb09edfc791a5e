/** Finds how parts of components are nested. */
import type { Element } from '../../core/html/tree.ts';
import type { NotesByElement } from './read-notes.ts';

/** Returns the innermost matching element around another one. */
export function findAround(
  element: Element,
  fits: (outer: Element) => boolean,
): Element | undefined {
  let outer = element.parent;
  while (outer !== undefined && !fits(outer)) outer = outer.parent;
  return outer;
}

/**
 * Returns the label of an element. Only its first child can be the label, so that it does not take over the
 * label of an element inside it.
 */
export function labelOf({ children }: Element, notes: NotesByElement): Element | undefined {
  const first = children.find((node) => node.kind === 'element');
  return first !== undefined && notes.get(first)?.kind === 'label' ? first : undefined;
}

/** Returns the island that renders the element again in the browser. */
export function islandOf(element: Element): Element | undefined {
  const outer = findAround(element, ({ name }) => /^lectern-(?:island|slot)$/.test(name));
  return outer?.name === 'lectern-island' ? outer : undefined;
}

/** Whether an island renders the element again in the browser, where its tag name must not change. */
export function isInIsland(element: Element): boolean {
  return islandOf(element) !== undefined;
}
