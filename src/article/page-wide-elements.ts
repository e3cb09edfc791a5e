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

/**
 * A frame whose address holds its document (`data:`) may do nothing but show it, unless its author
 * says what: it has an origin of its own, and the policy of the page holds for it as well.
 */
export const sandboxedFrames: Pass = {
  leave(element: Element) {
    if (element.name !== 'iframe' || element.get('sandbox') !== undefined) return;
    if (/^\s*data:/i.test(element.get('src') ?? '')) element.set('sandbox', '');
  },
};
