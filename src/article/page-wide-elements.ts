import { decodeReferences } from '../core/html/references.ts';
import { createRaw, type Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';

/**
 * Removes elements by which an article would affect the whole page: its base address (`<base>`), its
 * redirection and its metadata (`<meta>`). Values of items (`itemprop`) are allowed anywhere, and stay. The
 * content of a `<head>` stays as well, as browsers read it.
 */
const pageWideElements: Pass = {
  leave(element: Element) {
    const isMeta = element.name === 'meta' && element.get('itemprop') === undefined;
    if (element.name === 'base' || element.name === 'head' || isMeta) element.dissolve();
  },
};

/**
 * Sandboxes a frame whose document is in its address (`data:`), unless its author wrote a `sandbox`
 * attribute: it has its own origin, and the policy of the page applies to it as well.
 */
const sandboxedFrames: Pass = {
  leave(element: Element) {
    if (element.name !== 'iframe' || element.get('sandbox') !== undefined) return;
    if (/^\s*data:/i.test(element.get('src') ?? '')) element.set('sandbox', '');
  },
};

/**
 * Writes data for programs, such as `<script type="application/ld+json">`, as it is. An expression in a page
 * is written with character references, but nothing reads them in a script. Data without a quotation mark
 * must have been written so.
 */
const scriptData: Pass = {
  leave(element: Element) {
    if (element.name !== 'script' || !/\bjson$/i.test(element.get('type') ?? '')) return;
    const written = element.children
      .map((node) => (node.kind === 'raw' ? node.source : ''))
      .join('');
    if (written.includes('"') || !written.includes('&')) return;
    element.children.splice(0);
    element.append(createRaw(decodeReferences(written).replaceAll('<', '\\u003c')));
  },
};

/** The passes over elements that have an effect beyond what they show. */
export const elementPasses: readonly Pass[] = [pageWideElements, sandboxedFrames, scriptData];
