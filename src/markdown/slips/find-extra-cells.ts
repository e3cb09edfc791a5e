/** Finds rows of a table with more cells than it has columns, of which Markdown drops the last ones. */

/** What stands for an escaped bar in an attribute while the compiler reads it. */
export const BAR = '&#124;';

/** The cells of a row that are not shown; `start` is an offset in the text that contains the table. */
export interface ExtraCells {
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

/** The text of a row by its cells, each of which begins with the bar before it, if there is one. */
export interface Row {
  readonly cells: readonly string[];
  /** The offset of the first of them. */
  readonly start: number;
}

export function findExtraCells({ cells, start }: Row, columns: number): ExtraCells | undefined {
  const shown = cells.slice(0, columns);
  const extra = cells.slice(columns).join('').replace(/^\|/, '');
  const lost = extra.replace(/(?<!\\)\|\s*$/, '');
  if (lost.trim() === '' || shown.some(isCut)) return undefined;
  const before = cells.join('').length - extra.length + lost.length - lost.trimStart().length;
  return { lost: lost.trim().replaceAll(BAR, '\\|'), start: start + before };
}

/** Whether a bar cuts inline code in two, which is reported separately. Escaped backticks begin no code. */
function isCut(cell: string): boolean {
  return [cell, cell.replaceAll('\\`', '')].every((text) => text.split('`').length % 2 === 0);
}
