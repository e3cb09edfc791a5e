/** Finds where inline code in a line of Markdown ends, scanning the line only once. */

/** Returns the end offsets of the backtick runs in a line, grouped by run length, last first. */
export function listTickRuns(line: string): ReadonlyMap<number, number[]> {
  const runs = line.includes('`') ? Array.from(line.matchAll(/`+/g)).reverse() : [];
  const byLength = Map.groupBy(runs, ([run]) => run.length);
  return new Map(
    [...byLength].map(([length, group]) => [length, group.map(({ index }) => index + length)]),
  );
}

/**
 * Returns the end of the inline code whose content begins at `from`: after the next backtick run of the
 * same length. Returns `from` if there is no such run.
 */
export function endOfCode(
  runs: ReadonlyMap<number, number[]>,
  length: number,
  from: number,
): number {
  const ends = runs.get(length) ?? [];
  while ((ends.at(-1) ?? from + 1) <= from) ends.pop();
  return ends.pop() ?? from;
}
