/** Where a page holds code, by the rules of CommonMark and without a parser: in fences, and within lines. */
import { endOfCode, listTickRuns } from './tick-runs.ts';
import { listFences } from './list-fences.ts';

/** Code with the marks around it, as offsets in the text. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** Lines that begin a block of their own, and blank ones: code within lines goes on in none of them. */
const BLOCK = /\n(?=[ \t>]*(?:\r?\n|#{1,6}[ \t]|[-+*|<]|\d{1,9}[.)][ \t]))/;

/** What opens code within a line; a backslash takes one sign. */
const TICKS = /\\.|`+/gs;

/** In their order. */
export function listCode(text: string): CodeRange[] {
  if (!text.includes('`') && !text.includes('~~~')) return [];
  const ranges: CodeRange[] = [];
  let at = 0;
  for (const { start, end } of listFences(text)) {
    ranges.push(...listSpans(text.slice(at, start), at), { start, end });
    at = end;
  }
  return [...ranges, ...listSpans(text.slice(at), at)];
}

/** The text with blanks in place of its code: as long as before, and with the same lines. */
export function maskCode(text: string): string {
  let at = 0;
  const parts = listCode(text).map(({ start, end }) => {
    const prose = text.slice(at, start);
    at = end;
    return prose + blank(text.slice(start, end));
  });
  return parts.join('') + text.slice(at);
}

/** The text with blanks in place of its code and of comments of MDX. */
export function maskCodeAndComments(text: string): string {
  const prose = maskCode(text);
  const parts: string[] = [];
  let at = 0;
  for (let start = prose.indexOf('{/*'); start !== -1; start = prose.indexOf('{/*', at)) {
    const closing = prose.indexOf('*/}', start + 3);
    if (closing === -1) break;
    parts.push(prose.slice(at, start), blank(prose.slice(start, closing + 3)));
    at = closing + 3;
  }
  return parts.join('') + prose.slice(at);
}

/** Blanks in place of all that stands in lines. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Code within the lines of a text that has no fences. */
function listSpans(prose: string, offset: number): CodeRange[] {
  if (!prose.includes('`')) return [];
  let start = offset;
  return prose.split(BLOCK).flatMap((block) => {
    const spans = listSpansOfBlock(block, start);
    start += block.length + 1;
    return spans;
  });
}

function listSpansOfBlock(block: string, offset: number): CodeRange[] {
  const runs = listTickRuns(block);
  const spans: CodeRange[] = [];
  let at = 0;
  for (const { 0: found, index } of block.matchAll(TICKS)) {
    if (index < at || found.startsWith('\\')) continue;
    const from = index + found.length;
    at = endOfCode(runs, found.length, from);
    if (at > from) spans.push({ start: offset + index, end: offset + at });
  }
  return spans;
}
