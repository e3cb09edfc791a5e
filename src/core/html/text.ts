/** What a reader sees of a piece of a tree. */
import { FOREIGN } from './element-rules.ts';
import { decodeReferences } from './references.ts';
import type { Element, HtmlNode } from './tree.ts';

/** The text of an element with single spaces, without what is drawn. */
export function elementText({ children }: Pick<Element, 'children'>): string {
  return collapse(gather(children));
}

/** The text of an element with all its blanks, without what is drawn. */
export function plainText({ children }: Pick<Element, 'children'>): string {
  return gather(children);
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function gather(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += decodeReferences(node.source);
    else if (node.kind === 'ready') text += node.text;
    else if (node.kind === 'element' && !FOREIGN.has(node.name)) text += gather(node.children);
  }
  return text;
}

/** The first element inside of `root` that fits, in the order of the page. */
export function findElement(
  root: Pick<Element, 'children'>,
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const node of root.children) {
    if (node.kind !== 'element') continue;
    if (fits(node)) return node;
    const inner = findElement(node, fits);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
