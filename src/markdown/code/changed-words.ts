/** Finds what differs between a line that a diff removes and the line that replaces it. Pure. */
import { diffWordsWithSpace } from 'diff';
import type { Range } from './format-code.ts';
import type { LinePart } from './line-parts.ts';
import type { CodeLine } from './notation.ts';

/** Two lines that share less than this fraction of their text are not two versions of one line. */
const minShared = 0.4;
/** The most characters of a compared line. Longer lines are data, and slow to compare. */
const longestLine = 500;

/**
 * Returns the ranges of changed words by line index. Removed lines are compared with the added lines that
 * follow them, pairwise in order.
 * @param parts what precedes the code of each line.
 */
export function findChangedWords(
  lines: readonly CodeLine[],
  parts: readonly LinePart[],
): ReadonlyMap<number, Range[]> {
  const changed = new Map<number, Range[]>();
  const startOf = (index: number) => Number(parts[index]) || 0;
  const codeOf = (index: number) => lines[index]?.text.slice(startOf(index)) ?? '';
  const shift = (ranges: readonly Range[], by: number) =>
    ranges.map(([from, to]): Range => [from + by, to + by]);
  let at = 0;
  while (at < lines.length) {
    const removed = countMarked(lines, at, 'remove');
    const added = countMarked(lines, at + removed, 'add');
    for (let pair = 0; pair < Math.min(removed, added); pair += 1) {
      const [before, after] = [at + pair, at + removed + pair];
      const ranges = compareLines(codeOf(before), codeOf(after));
      changed.set(before, shift(ranges.removed, startOf(before)));
      changed.set(after, shift(ranges.added, startOf(after)));
    }
    at += Math.max(1, removed + added);
  }
  return changed;
}

function countMarked(lines: readonly CodeLine[], from: number, mark: 'add' | 'remove'): number {
  let count = 0;
  while (lines[from + count]?.marks.has(mark)) count += 1;
  return count;
}

function compareLines(before: string, after: string): { removed: Range[]; added: Range[] } {
  const ranges = { removed: [] as Range[], added: [] as Range[] };
  const longest = Math.max(before.length, after.length);
  if (longest > longestLine) return ranges;
  const parts = diffWordsWithSpace(before, after);
  const shared = parts.filter(({ added, removed }) => !added && !removed);
  if (shared.reduce((sum, { value }) => sum + value.length, 0) < longest * minShared) {
    return ranges;
  }
  let [inBefore, inAfter] = [0, 0];
  for (const { value, added, removed } of parts) {
    if (removed) ranges.removed.push([inBefore, inBefore + value.length]);
    if (added) ranges.added.push([inAfter, inAfter + value.length]);
    if (!added) inBefore += value.length;
    if (!removed) inAfter += value.length;
  }
  return ranges;
}
