/**
 * Plain elements that authors put blocks into, such as a `<div>` around a list and a note: their content
 * keeps the spacing that it has in the text.
 */
import type { Pass } from '../core/html/walk.ts';
import { isInIsland } from './facts/around.ts';
import { isBlockNode } from './paragraphs.ts';

/** Runs after styles have become classes, because authors who style a box also arrange its content. */
export const plainBoxes: Pass = {
  leave(element) {
    const { name, parent, children } = element;
    if (name !== 'div' || element.get('class') !== undefined || parent?.name === 'dl') return;
    const parts = children.filter(({ kind }) => kind === 'element');
    const isFlow = parts.length > 1 && parts.some(isBlockNode);
    if (isFlow && !isInIsland(element)) element.set('class', 'flow');
  },
};
