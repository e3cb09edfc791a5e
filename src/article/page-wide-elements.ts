import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';

/**
 * Removes elements by which an article would affect the whole page: its base address (`<base>`), its
 * redirection and its metadata (`<meta>`). Values of items (`itemprop`) are allowed anywhere, and stay.
 */
export const pageWideElements: Pass = {
  leave(element: Element) {
    const isMeta = element.name === 'meta' && element.get('itemprop') === undefined;
    if (element.name === 'base' || isMeta) element.dissolve();
  },
};

/**
 * Sandboxes a frame whose document is in its address (`data:`), unless its author wrote a `sandbox`
 * attribute: it has its own origin, and the policy of the page applies to it as well.
 */
export const sandboxedFrames: Pass = {
  leave(element: Element) {
    if (element.name !== 'iframe' || element.get('sandbox') !== undefined) return;
    if (/^\s*data:/i.test(element.get('src') ?? '')) element.set('sandbox', '');
  },
};
