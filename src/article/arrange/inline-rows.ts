/**
 * Keeps what stands in one line next to each other on pages with a rail, whose text is a grid: each child of
 * a grid would get a row of its own, such as each of several badges.
 */
import { createElement, type Element, type HtmlNode } from '../../core/html/tree.ts';

/** Elements that components and authors put into lines. Links are not among them: they can be cards. */
const INLINE: ReadonlySet<string> = new Set(
  'abbr b code em i kbd lectern-tooltip mark s small span strong sub sup svg'.split(' '),
);

/** Puts adjacent inline elements and text directly in the article into a paragraph. */
export function keepRows(root: Element): void {
  let row: HtmlNode[] = [];
  const end = (): void => {
    if (row.filter(isInline).length > 1) {
      const paragraph = createElement('p');
      for (const node of row) paragraph.append(node);
      root.append(paragraph);
    } else for (const node of row) root.append(node);
    row = [];
  };
  for (const node of root.children.splice(0)) {
    if (isInline(node) || isNeutral(node)) {
      row.push(node);
      continue;
    }
    end();
    root.append(node);
  }
  end();
}

function isInline(node: HtmlNode): boolean {
  return node.kind === 'element'
    ? INLINE.has(node.name)
    : node.kind === 'text' && node.source.trim() !== '';
}

/** Whether a node can be within a row without being shown in it. */
function isNeutral(node: HtmlNode): boolean {
  return node.kind === 'element' ? node.name === 'script' : true;
}
