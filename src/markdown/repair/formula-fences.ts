/**
 * Moves deeply indented fences of formulas. MDX has no indented code, so `$$` is a fence in any column, but
 * the compiler finds its end only up to three columns to the right of the surrounding text.
 */
import type { TextChange } from '../../core/text/text-change.ts';

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)\$\$+[^$\n]*$/;
const CLOSING = /^([ \t>]*)\$\$+[ \t]*$/;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** How far a fence can be indented beyond the surrounding text and still be recognized, in columns. */
const FARTHEST = 3;

interface Line {
  readonly text: string;
  readonly start: number;
}

/**
 * Returns, in text order, the changes that move such fences to the column of the surrounding text. In
 * `prose`, each character that is not text is replaced by a space.
 */
export function findFarFences(prose: string): readonly TextChange[] {
  const changes: TextChange[] = [];
  const above: Line[] = [];
  let opened: { readonly line: Line; readonly column: number } | undefined;
  let start = 0;
  for (const text of prose.split('\n')) {
    const line = { text: text.replace(/\r$/, ''), start };
    start += text.length + 1;
    const fence = opened === undefined ? OPENING.exec(line.text) : CLOSING.exec(line.text);
    if (fence === null) {
      if (opened === undefined && line.text.trim() !== '') above.push(line);
    } else if (opened === undefined) {
      opened = { line, column: columnAround(fence[1] ?? '', above) };
    } else {
      const { column } = opened;
      changes.push(...[opened.line, line].flatMap((each) => moveTo(column, each)));
      above.push(line);
      opened = undefined;
    }
  }
  return changes;
}

/** Returns the column where the text of the enclosing list item begins; 0 outside of lists. */
function columnAround(lead: string, above: readonly Line[]): number {
  if (lead.trim() !== '') return lead.length;
  let least = widthOf(lead);
  for (let rank = above.length - 1; rank >= 0 && least > 0; rank -= 1) {
    const { text } = above[rank] ?? { text: '' };
    const indent = widthOf(/^[ \t]*/.exec(text)?.[0] ?? '');
    if (indent >= least) continue;
    const item = ITEM.exec(text)?.[0];
    if (item !== undefined && widthOf(item) <= least) return widthOf(item);
    least = indent;
  }
  return 0;
}

function widthOf(lead: string): number {
  return lead.replaceAll('\t', '    ').length;
}

function moveTo(column: number, { text, start }: Line): readonly TextChange[] {
  const lead = /^[ \t]*/.exec(text)?.[0] ?? '';
  const isFar = widthOf(lead) > column + FARTHEST;
  if (!isFar || lead.slice(0, column).includes('\t') || !text.startsWith('$$', lead.length)) {
    return [];
  }
  return [{ start: start + column, end: start + lead.length, text: '' }];
}
