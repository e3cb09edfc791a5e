import type { Element, HtmlNode } from './tree.ts';

/** The HTML of nodes; what was never changed comes out as it was read. */
export function write(
  nodes: readonly HtmlNode[],
  isLeftOut?: (element: Element) => boolean,
): string {
  let html = '';
  for (const node of nodes) {
    if (node.kind !== 'element') html += node.source;
    else if (isLeftOut?.(node) !== true) {
      html += node.opening + write(node.children, isLeftOut) + node.closing;
    }
  }
  return html;
}
