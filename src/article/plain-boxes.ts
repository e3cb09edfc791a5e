/**
 * Elements without looks of their own that authors put blocks into, as in `<div>` around a list and a
 * note: what stands in them keeps the distances that it has in the text.
 */
import type { Pass } from '../core/html/walk.ts';
import { comesAlive } from './facts/around.ts';
import { isBlockNode } from './paragraphs.ts';

/** Comes after styles have become classes: whoever gives a box looks arranges its parts too. */
export const plainBoxes: Pass = {
  leave(element) {
    const { name, parent, children } = element;
    if (name !== 'div' || element.get('class') !== undefined || parent?.name === 'dl') return;
    const parts = children.filter(({ kind }) => kind === 'element');
    const isFlow = parts.length > 1 && parts.some(isBlockNode);
    if (isFlow && !comesAlive(element)) element.set('class', 'flow');
  },
};
