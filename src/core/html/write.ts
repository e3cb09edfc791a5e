import type { Element, HtmlNode } from './tree.ts';

/** The HTML of nodes; what was never changed comes out as it was read. */
export function write(nodes: readonly HtmlNode[]): string {
  let html = '';
  for (const node of nodes) html += node.kind === 'element' ? writeElement(node) : node.source;
  return html;
}

function writeElement(element: Element): string {
  return element.opening + write(element.children) + element.closing;
}
