/** What readers meet of tables: their heads, and wide ones on phones. */
import { collapse, elementText } from '../core/html/text.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { formatCssString } from '../core/theme/css-text.ts';
import { comesAlive } from './facts/around.ts';

/** Narrower ones fit. */
const LEAST_COLUMNS = 3;
/** As many as `styles/prose-tables.css` has a rule for. */
const MOST_COLUMNS = 8;

/**
 * Wide tables become rows that can be read on phones: each cell has the head of its column before it. The
 * heads are custom properties of a class, so that tables with equal heads share them, and no script is needed.
 *
 * @param classFor gives the class that stands for declarations.
 */
export function nameRows(classFor: (declarations: string) => string): Pass {
  return {
    leave(element) {
      if (element.name !== 'table' || element.parent?.name !== 'lectern-scroll-frame') return;
      const heads = headsOf(element);
      if (heads === undefined || comesAlive(element)) return;
      const names = heads.map((head, index) => `--column-${index + 1}:${toCss(head)}`);
      const own = element.get('class');
      const classes = [
        classFor(names.join(';')),
        'table-rows',
        ...(own === undefined ? [] : [own]),
      ];
      element.set('class', classes.join(' '), 'first');
    },
  };
}

/** What its columns are called; undefined for a table that is no plain list of rows. */
function headsOf(table: Element): readonly string[] | undefined {
  const rows = elementsIn(table).flatMap((part) =>
    part.name === 'tr' ? [part] : elementsIn(part),
  );
  const [head, ...body] = rows.map((row) => elementsIn(row));
  if (head === undefined || body.length === 0) return undefined;
  if (head.length < LEAST_COLUMNS || head.length > MOST_COLUMNS) return undefined;
  const isPlain = [head, ...body].every(
    (cells) => cells.length === head.length && cells.every(isPlainCell),
  );
  if (!isPlain || elementsIn(table)[0]?.name !== 'thead') return undefined;
  return head.map((cell) => collapse(elementText(cell)));
}

function isPlainCell(cell: Element): boolean {
  const isCell = cell.name === 'th' || cell.name === 'td';
  return isCell && cell.get('colspan') === undefined && cell.get('rowspan') === undefined;
}

function elementsIn({ children }: Pick<Element, 'children'>): readonly Element[] {
  return children.filter((child: HtmlNode): child is Element => child.kind === 'element');
}

/** What ends a declaration is written by its number, in a string too: classes hold nothing of the kind. */
function toCss(text: string): string {
  return formatCssString(text).replace(
    /[{}>*/;]/g,
    (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `,
  );
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
