import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { comesAlive } from './facts/around.ts';

/** The corner above names of rows heads nothing, and is not announced as if it did. */
export const emptyHeaders: Pass = {
  leave(element: Element) {
    const isEmpty = element.name === 'th' && element.children.every(isBlank);
    if (isEmpty && !comesAlive(element)) element.rename('td');
  },
};

function isBlank(node: HtmlNode): boolean {
  return node.kind === 'text' && node.source.trim() === '';
}
