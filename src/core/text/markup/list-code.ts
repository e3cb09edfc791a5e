/** Finds the code of a page, in fences and inline, by the rules of CommonMark and without a parser. */
import { endOfCode, listTickRuns } from './tick-runs.ts';
import { listFences } from './list-fences.ts';

/** Code with the backticks or tildes around it, as offsets in the text. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** The break before a line that is blank or begins its own block: inline code does not continue across it. */
const BLOCK = /\n(?=[ \t>]*(?:\r?\n|#{1,6}[ \t]|[-+*|<]|\d{1,9}[.)][ \t]))/;

/** A run of backticks, which opens inline code; a backslash consumes the character after it. */
const TICKS = /\\.|`+/gs;
/** A run of backticks, or an expression of MDX that is nothing but a string. */
const TICKS_OR_STRING = /\\.|`+|\{\s*(?:"[^"\\\n]*"|'[^'\\\n]*')\s*\}/gs;

/** Lists the code of a text in order. */
export function listCode(text: string): CodeRange[] {
  return listMatches(text, TICKS);
}

/** Lists the expressions of an MDX text that are a string with a backtick, as in {'`'}, in order. */
export function listTickStrings(text: string): CodeRange[] {
  const found = listMatches(text, TICKS_OR_STRING);
  return found.filter(
    ({ start, end }) => text.startsWith('{', start) && text.slice(start, end).includes('`'),
  );
}

function listMatches(text: string, pattern: RegExp): CodeRange[] {
  if (!text.includes('`') && !text.includes('~~~')) return [];
  const ranges: CodeRange[] = [];
  let at = 0;
  for (const { start, end } of listFences(text)) {
    for (const span of listSpans(text.slice(at, start), at, pattern)) ranges.push(span);
    ranges.push({ start, end });
    at = end;
  }
  return [...ranges, ...listSpans(text.slice(at), at, pattern)];
}

/** Replaces the code of a text with spaces; length and line breaks stay the same. */
export function maskCode(text: string): string {
  let at = 0;
  const parts = listCode(text).map(({ start, end }) => {
    const prose = text.slice(at, start);
    at = end;
    return prose + blank(text.slice(start, end));
  });
  return parts.join('') + text.slice(at);
}

/** Replaces the code and the MDX comments of a text with spaces. */
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

/** Replaces every character except line breaks with a space. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Lists the inline code of a text that has no fences, and what else the pattern matches. */
function listSpans(prose: string, offset: number, pattern: RegExp): CodeRange[] {
  if (!prose.includes('`')) return [];
  let start = offset;
  return prose.split(BLOCK).flatMap((block) => {
    const spans = listSpansOfBlock(block, start, pattern);
    start += block.length + 1;
    return spans;
  });
}

function listSpansOfBlock(block: string, offset: number, pattern: RegExp): CodeRange[] {
  const runs = listTickRuns(block);
  const spans: CodeRange[] = [];
  let at = 0;
  for (const { 0: found, index } of block.matchAll(pattern)) {
    if (index < at || found.startsWith('\\')) continue;
    const isTicks = found.startsWith('`');
    const from = isTicks ? index + found.length : index;
    at = isTicks ? endOfCode(runs, found.length, from) : index + found.length;
    if (at > from) spans.push({ start: offset + index, end: offset + at });
  }
  return spans;
}
