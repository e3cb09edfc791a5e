import type { Element, HtmlNode } from './tree.ts';

/** The tags around what an element holds; undefined leaves out the element and all of that. */
export type ChooseTags = (
  element: Element,
) => { readonly opening: string; readonly closing: string } | undefined;

/** The HTML of nodes, by `tagsOf` or, without it, as it was read where nobody has changed it. */
export function write(nodes: readonly HtmlNode[], tagsOf?: ChooseTags): string {
  let html = '';
  for (const node of nodes) {
    if (node.kind !== 'element') html += node.source;
    else {
      const tags = tagsOf === undefined ? node : tagsOf(node);
      if (tags !== undefined) html += tags.opening + write(node.children, tagsOf) + tags.closing;
    }
  }
  return html;
}
