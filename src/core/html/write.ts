import type { Element, HtmlNode } from './tree.ts';

/**
 * Returns the tags to write around an element's content; undefined leaves out the element with its content.
 */
export type ChooseTags = (
  element: Element,
) => { readonly opening: string; readonly closing: string } | undefined;

/**
 * Writes nodes as HTML, with the tags that `tagsOf` returns; without it, as they were read unless changed.
 */
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
