/** Where parts of components stand in each other. */
import type { Element } from '../../core/html/tree.ts';
import type { NotesByElement } from './read-notes.ts';

/** The innermost element around another that fits. */
export function findAround(
  element: Element,
  fits: (outer: Element) => boolean,
): Element | undefined {
  let outer = element.parent;
  while (outer !== undefined && !fits(outer)) outer = outer.parent;
  return outer;
}

/** Only the first element of something is its label: it does not borrow that of one inside of it. */
export function labelOf({ children }: Element, notes: NotesByElement): Element | undefined {
  const first = children.find((node) => node.kind === 'element');
  return first !== undefined && notes.get(first)?.kind === 'label' ? first : undefined;
}

/** Whether a component draws the element anew in the browser, where its name must be the one that it has. */
export function comesAlive(element: Element): boolean {
  const outer = findAround(element, ({ name }) => /^lectern-(?:island|slot)$/.test(name));
  return outer?.name === 'lectern-island';
}
