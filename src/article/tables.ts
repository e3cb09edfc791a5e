/** What readers meet of tables: their heads, and wide ones on phones. */
import { collapse, elementText } from '../core/html/text.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { comesAlive } from './facts/around.ts';

/** Narrower ones fit. */
const LEAST_COLUMNS = 3;

/**
 * Wide tables become rows that can be read on phones: each cell knows the head of its column, which
 * styles write before it, so that no script is needed.
 */
export const nameRows: Pass = {
  leave(element) {
    if (element.name !== 'table' || element.parent?.name !== 'lectern-scroll-frame') return;
    const rows = rowsOf(element);
    if (rows === undefined || comesAlive(element)) return;
    const own = element.get('class');
    element.set('class', own === undefined ? 'table-rows' : `table-rows ${own}`, 'first');
    const [head = [], ...body] = rows;
    const names = head.map((cell) => collapse(elementText(cell)));
    for (const cells of body) {
      for (const [index, cell] of cells.entries()) {
        const name = names[index];
        // What comes first in a row is what the row is about.
        if (index > 0 && name && cell.children.length > 0) cell.set('data-column', name);
      }
    }
  },
};

/** The cells of its rows, heads first; undefined for a table that is no plain list of rows. */
function rowsOf(table: Element): readonly (readonly Element[])[] | undefined {
  const rows = elementsIn(table)
    .flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part)))
    .map(elementsIn);
  const [head] = rows;
  if (head === undefined || rows.length < 2 || head.length < LEAST_COLUMNS) return undefined;
  const isPlain = rows.every((cells) => cells.length === head.length && cells.every(isPlainCell));
  return isPlain && elementsIn(table)[0]?.name === 'thead' ? rows : undefined;
}

function isPlainCell(cell: Element): boolean {
  const isCell = cell.name === 'th' || cell.name === 'td';
  return isCell && cell.get('colspan') === undefined && cell.get('rowspan') === undefined;
}

function elementsIn({ children }: Pick<Element, 'children'>): readonly Element[] {
  return children.filter((child: HtmlNode): child is Element => child.kind === 'element');
}

/** The corner above names of rows heads nothing, and is not announced as if it did. */
export const emptyHeaders: Pass = {
  leave(element: Element) {
    const isEmpty = element.name === 'th' && element.children.every(isBlank);
    if (isEmpty && !comesAlive(element)) element.rename('td');
  },
};

function isBlank(node: HtmlNode): boolean {
  return node.kind === 'text' && node.source.trim() === '';
}
