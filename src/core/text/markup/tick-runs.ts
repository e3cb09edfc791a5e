/** Where code in a line of Markdown ends, found without looking at the line more than once. */

/** Ends of the runs of backticks in a line by their length, last first. */
export function listTickRuns(line: string): ReadonlyMap<number, number[]> {
  const runs = line.includes('`') ? Array.from(line.matchAll(/`+/g)).reverse() : [];
  const byLength = Map.groupBy(runs, ([run]) => run.length);
  return new Map(
    [...byLength].map(([length, group]) => [length, group.map(({ index }) => index + length)]),
  );
}

/** Where code ends that begins before `from`: behind the next run of its length. */
export function endOfCode(
  runs: ReadonlyMap<number, number[]>,
  length: number,
  from: number,
): number {
  const ends = runs.get(length) ?? [];
  while ((ends.at(-1) ?? from + 1) <= from) ends.pop();
  return ends.pop() ?? from;
}
