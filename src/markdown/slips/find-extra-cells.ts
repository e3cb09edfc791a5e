/** Finds rows of a table with more cells than it has columns, of which Markdown drops the last ones. */

/** The cells of a row that are not shown; `start` is an offset in the text that contains the table. */
export interface ExtraCells {
  readonly columns: number;
  readonly lost: string;
  readonly start: number;
}

/**
 * Whether a table seems to have a row with more cells than its first one. A check of the text comes first,
 * because reading the rows of the tree costs more than everything else about a table.
 */
export function mayHaveExtraCells(table: string): boolean {
  const [first = 0, ...others] = table.split('\n').map(countCells);
  return others.some((count) => count > first);
}

/** Counts the cells in a line. Bars in the text of a cell count as well. */
function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

const BAR = /(?<!\\)\|/g;

/** @param text a whole row, which begins at `offset`. */
export function findExtraCells(
  text: string,
  columns: number,
  offset: number,
): ExtraCells | undefined {
  const bars = Array.from(text.matchAll(BAR), ({ index }) => index);
  // Text before the first bar is a cell of its own, unless it is only whitespace.
  const isOpen = text.slice(0, bars[0]).trim() === '';
  const end = bars[isOpen ? columns : columns - 1];
  if (end === undefined) return undefined;
  const lost = text.slice(end + 1).replace(/(?<!\\)\|\s*$/, '');
  if (lost.trim() === '' || text.slice(0, end).split(BAR).some(isCut)) return undefined;
  const start = offset + end + 1 + (lost.length - lost.trimStart().length);
  return { columns, lost: lost.trim(), start };
}

/** Whether a bar cuts inline code in two, which is reported separately. */
function isCut(cell: string): boolean {
  return cell.split('`').length % 2 === 0;
}
