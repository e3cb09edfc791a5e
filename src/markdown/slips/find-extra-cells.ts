/** Rows of a table with more cells than it has columns, of which Markdown leaves the last ones out. */

/** The cells of a row that are not shown; `start` counts in the text that holds the table. */
export interface ExtraCells {
  readonly columns: number;
  readonly lost: string;
  readonly start: number;
}

/** Whether a row of a table seems to have more cells than the first: the rows of its tree cost a table more than all else. */
export function seemsToHoldMore(table: string): boolean {
  const [first = 0, ...others] = table.split('\n').map(countCells);
  return others.some((count) => count > first);
}

/** Bars that are part of the text of a cell count as well. */
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
  // What stands before the first cell is no cell.
  const isOpen = text.slice(0, bars[0]).trim() === '';
  const end = bars[isOpen ? columns : columns - 1];
  if (end === undefined) return undefined;
  const lost = text.slice(end + 1).replace(/(?<!\\)\|\s*$/, '');
  if (lost.trim() === '' || text.slice(0, end).split(BAR).some(isCut)) return undefined;
  const start = offset + end + 1 + (lost.length - lost.trimStart().length);
  return { columns, lost: lost.trim(), start };
}

/** Code that a bar cuts in two is told as such. */
function isCut(cell: string): boolean {
  return cell.split('`').length % 2 === 0;
}
