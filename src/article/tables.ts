/** Makes tables accessible: their headers, and wide ones on phones. Also makes them shorter. */
import { collapse, elementText } from '../core/html/text.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { isInIsland } from './facts/around.ts';
import type { NotesByElement } from './facts/read-notes.ts';
import { shownText } from './facts/shown-text.ts';

/** A table with fewer columns fits on a phone, unless its words are long. */
const WIDE_COLUMNS = 3;

/**
 * The longest unbreakable text, in characters, that fits on a phone: in the first column (`first`), and in
 * both columns of a table of two together (`both`).
 */
const MAX_LETTERS = { first: 20, both: 32 };

/**
 * Turns wide tables, including those that authors wrote as HTML, into rows that are readable on phones:
 * each cell has the name of its column in an attribute, which styles show before it, so that no script is
 * needed.
 */
const labelTableCells = (notes: NotesByElement): Pass => ({
  leave(element) {
    if (element.name !== 'table' || element.get('role') !== undefined) return;
    const rows = rowsOf(element);
    if (rows === undefined || isInIsland(element)) return;
    const own = element.get('class');
    element.set('class', own === undefined ? 'table-rows' : `table-rows ${own}`, 'first');
    const [head, ...body] = rows;
    if (head.row.parent?.name !== 'thead') addClass(head.row, 'table-heads');
    const names = head.cells.map((cell) => shownText(cell, notes));
    for (const { cells } of body) {
      for (const [index, cell] of cells.entries()) {
        const name = names[index];
        // The first cell of a row is what the row is about.
        if (index > 0 && name && cell.children.length > 0) cell.set('data-column', name);
      }
    }
  },
});

function addClass(element: Element, name: string): void {
  element.set('class', [...element.classes, name].join(' '));
}

interface Row {
  readonly row: Element;
  readonly cells: readonly Element[];
}

/**
 * Returns the rows of a table, the header row first; undefined if the table is not a plain list of rows, or
 * is narrow enough.
 */
function rowsOf(table: Element): readonly [Row, ...Row[]] | undefined {
  const parts = elementsIn(table).filter(({ name }) => name !== 'caption' && name !== 'colgroup');
  const [head, ...body] = parts
    .flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part)))
    .map((row) => ({ row, cells: elementsIn(row) }));
  if (head === undefined || body.length === 0) return undefined;
  const isHead = parts[0]?.name === 'thead' || head.cells.every(isHeader);
  const isPlain = [head, ...body].every(
    ({ cells }) => cells.length === head.cells.length && cells.every(isPlainCell),
  );
  return isHead && isPlain && isWide([head, ...body]) ? [head, ...body] : undefined;
}

/** The corner above the names of rows is an empty cell. */
function isHeader({ name, children }: Element): boolean {
  return name === 'th' || children.every(isBlank);
}

/** Whether a phone has no room for the columns next to each other. */
function isWide(rows: readonly [Row, ...Row[]]): boolean {
  const count = rows[0].cells.length;
  if (count !== WIDE_COLUMNS - 1) return count >= WIDE_COLUMNS;
  const [first = 0, second = 0] = [0, 1].map((column) =>
    rows.reduce((most, { cells }) => Math.max(most, lettersOf(cells[column])), 0),
  );
  return first > MAX_LETTERS.first || first + second > MAX_LETTERS.both;
}

/** Returns the length of the longest word; header cells do not break. */
function lettersOf(cell: Element | undefined): number {
  if (cell === undefined) return 0;
  const text = collapse(elementText(cell));
  const words = cell.name === 'th' ? [text] : text.split(' ');
  return words.reduce((most, word) => Math.max(most, word.length), 0);
}

function isPlainCell(cell: Element): boolean {
  const isCell = cell.name === 'th' || cell.name === 'td';
  return isCell && cell.get('colspan') === undefined && cell.get('rowspan') === undefined;
}

function elementsIn({ children }: Pick<Element, 'children'>): readonly Element[] {
  return children.filter((child: HtmlNode): child is Element => child.kind === 'element');
}

/**
 * Turns the empty corner above the names of rows into a plain cell, because it is not a header and must not
 * be announced as one.
 */
const emptyHeaders: Pass = {
  leave(element: Element) {
    const isEmpty = element.name === 'th' && element.children.every(isBlank);
    if (isEmpty && !isInIsland(element)) element.rename('td');
  },
};

/** Elements in which browsers do not show blanks. */
const WITHOUT_BLANKS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Removes the line breaks between rows and cells: a page with tables has hundreds. */
const closeTables: Pass = {
  leave(element: Element) {
    if (!WITHOUT_BLANKS.has(element.name) || !element.children.some(isBlank)) return;
    if (isInIsland(element)) return;
    for (const node of element.children.splice(0)) if (!isBlank(node)) element.append(node);
  },
};

export function tablePasses(notes: NotesByElement): readonly Pass[] {
  return [closeTables, emptyHeaders, labelTableCells(notes)];
}

function isBlank(node: HtmlNode): boolean {
  return node.kind === 'text' && node.source.trim() === '';
}
