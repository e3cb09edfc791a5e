/**
 * The number of edits (insert, delete, replace, swap) that turn `wanted` into `term`, or into a prefix of
 * it if `isBeginning`. Returns `limit + 1` for more than `limit`, mostly without comparing to the end.
 */
export function editDistance(
  wanted: string,
  term: string,
  { limit, isBeginning }: { readonly limit: number; readonly isBeginning: boolean },
): number {
  const tooFar = limit + 1;
  const width = isBeginning ? Math.min(term.length, wanted.length + limit) : term.length;
  if (wanted.length - width > limit || width - wanted.length > limit) return tooFar;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const cost = nextCost({ wanted, term, row, column, current, last, beforeLast });
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return tooFar;
    beforeLast = last;
    last = current;
  }
  const distance = isBeginning ? Math.min(...last) : (last[width] ?? tooFar);
  return Math.min(distance, tooFar);
}

interface Cell {
  readonly wanted: string;
  readonly term: string;
  readonly row: number;
  readonly column: number;
  readonly current: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function nextCost({ wanted, term, row, column, current, last, beforeLast }: Cell): number {
  const letter = wanted.charCodeAt(row - 1);
  const other = term.charCodeAt(column - 1);
  const kept = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
  const edited = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
  const isSwap =
    row > 1 &&
    column > 1 &&
    letter === term.charCodeAt(column - 2) &&
    wanted.charCodeAt(row - 2) === other;
  const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : kept;
  return Math.min(kept, edited, swapped);
}
