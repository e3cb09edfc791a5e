/** Formats lines of code; collapsed ranges become `<details>` elements, which open without a script. Pure. */
import type { LineRange } from './fence-meta.ts';
import { formatCodeLine, type FormattedLine } from './format-code.ts';

/** Formats the lines. Ranges may be in any order and overlap; parts after the last line are dropped. */
export function formatLines(lines: readonly FormattedLine[], ranges: readonly LineRange[]): string {
  let html = '';
  let from = 0;
  for (const range of mergeRanges(ranges, lines.length)) {
    const folded = lines.slice(range.from - 1, range.to);
    html += formatRun(lines.slice(from, range.from - 1), lines.length > 0);
    html += formatFold(folded, range.to < lines.length);
    from = range.to;
  }
  return html + formatRun(lines.slice(from), false);
}

function formatRun(lines: readonly FormattedLine[], isBeforeMore: boolean): string {
  if (lines.length === 0) return '';
  return lines.map(formatCodeLine).join('\n') + (isBeforeMore ? '\n' : '');
}

/**
 * Formats collapsed lines. The summary's text is an attribute, so that it is not part of the code that
 * readers copy and machines read.
 */
function formatFold(lines: readonly FormattedLine[], isBeforeMore: boolean): string {
  const [first, last] = [lines[0]?.label, lines.at(-1)?.label];
  const name = first === last ? `${first}` : `${first}\u2013${last}`;
  return `<details class="code-fold"><summary data-lines="${name}" aria-label="${name}"></summary>${formatRun(lines, isBeforeMore)}</details>`;
}

/** Returns the ranges in order, without overlaps, and clipped to the existing lines. */
function mergeRanges(ranges: readonly LineRange[], count: number): readonly LineRange[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((left, right) => left.from - right.from)) {
    const last = merged.at(-1);
    if (from > count) continue;
    if (last !== undefined && from <= last.to + 1) last.to = Math.min(Math.max(last.to, to), count);
    else merged.push({ from, to: Math.min(to, count) });
  }
  return merged;
}
