import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';

/**
 * Takes out what an article may not say of the whole page: where its addresses count from (`<base>`), where
 * it leads, what it is (`<meta>`). Values of items (`itemprop`) stay, which may stand anywhere.
 */
export const pageWideElements: Pass = {
  leave(element: Element) {
    const isMeta = element.name === 'meta' && element.get('itemprop') === undefined;
    if (element.name === 'base' || isMeta) element.dissolve();
  },
};
