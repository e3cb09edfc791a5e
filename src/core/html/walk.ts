import type { Element, Leaf, ReadyHtml } from './tree.ts';

/**
 * Visits the elements of a tree in the order of the page. A pass may change the given element and its
 * content; changes around the element have to wait until the walk is over.
 */
export interface Pass {
  readonly enter?: (element: Element) => void;
  readonly leave?: (element: Element) => void;
  readonly leaf?: (leaf: Leaf | ReadyHtml) => void;
}

/** Runs all `passes` in one walk; each element is given to them in their order. The root is not visited. */
export function walk(root: Element, passes: readonly Pass[]): void {
  const entering = passes.flatMap(({ enter }) => enter ?? []);
  const leaving = passes.flatMap(({ leave }) => leave ?? []);
  const reading = passes.flatMap(({ leaf }) => leaf ?? []);
  const visit = ({ children }: Element): void => {
    for (const node of children) {
      if (node.kind === 'element') {
        for (const enter of entering) enter(node);
        visit(node);
        for (const leave of leaving) leave(node);
      } else for (const read of reading) read(node);
    }
  };
  visit(root);
}
