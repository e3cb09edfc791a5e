/**
 * Fences of formulas that stand far to the right. MDX knows no code by indentation, so that `$$` is a fence in
 * any column; the compiler finds its end only up to three columns behind the text around it.
 */
import type { TextChange } from '../../core/text/text-change.ts';

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)\$\$+[^$\n]*$/;
const CLOSING = /^([ \t>]*)\$\$+[ \t]*$/;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** How far behind the text around it a fence is still seen, in columns. */
const FARTHEST = 3;

interface Line {
  readonly text: string;
  readonly start: number;
}

/**
 * What brings such fences to where the text around them begins, in their order. In `prose` everything that
 * is no text is blank, character by character.
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

/** Where the text of the list item begins that a fence belongs to; 0 where it is in none. */
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
