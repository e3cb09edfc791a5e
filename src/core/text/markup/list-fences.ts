/** Fences of code in Markdown and MDX by the rules of CommonMark, in one pass and without a parser. */

export interface FenceBlock {
  /** Offset of the line that it begins in. */
  readonly start: number;
  /** Offset behind its last line. */
  readonly end: number;
  /** What stands before it in its first line: blanks, marks of quotations and of lists. */
  readonly lead: string;
  /** What stands behind the marks that open it: `js title="a.js"`. */
  readonly info: string;
  /** Its lines without what stands before them in the page. */
  readonly code: string;
  /** Whether a line closes it, or it ends with what is around it. */
  readonly isClosed: boolean;
}

const MARKS = /`{3}|~{3}/g;
const OPENING =
  /((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)(?:\n|$)/my;

/** Quotations around a fence that are told apart: more than any page has, and few for an expression. */
const MOST_QUOTES = 100;

/** In their order. In components a fence may be indented as far as its author likes. */
export function listFences(text: string): FenceBlock[] {
  const fences: FenceBlock[] = [];
  MARKS.lastIndex = 0;
  for (let found = MARKS.exec(text); found !== null; found = MARKS.exec(text)) {
    OPENING.lastIndex = text.lastIndexOf('\n', found.index) + 1;
    const fence = readFenceAt(text, OPENING.exec(text));
    if (fence !== undefined) fences.push(fence);
    MARKS.lastIndex = fence?.end ?? lineAfter(text, found.index);
  }
  return fences;
}

/** The text with something else in the place of each fence and of the line break behind it. */
export function replaceFences(text: string, replace: (fence: FenceBlock) => string): string {
  let at = 0;
  const parts = listFences(text).map((fence) => {
    const before = text.slice(at, fence.start);
    at = fence.end;
    return before + replace(fence);
  });
  return parts.join('') + text.slice(at);
}

function readFenceAt(text: string, opening: RegExpExecArray | null): FenceBlock | undefined {
  if (opening === null) return undefined;
  const [first, lead = '', marks = '', info = ''] = opening;
  const start = opening.index;
  const from = start + first.length;
  const quotes = Math.min(lead.split('>').length - 1, MOST_QUOTES);
  const stop = findEnd(text, from, { marks, quotes });
  const written = text.slice(from, stop?.index);
  const end = from + written.length + (stop?.[0].length ?? 0);
  const code = withoutLead(written, lead, quotes);
  return { start, end, lead, info: info.trim(), code, isClosed: stop?.[1] !== undefined };
}

/** The line that closes a fence, with its marks in a group, or the place where its quotation ends. */
function findEnd(
  text: string,
  from: number,
  { marks, quotes }: { readonly marks: string; readonly quotes: number },
): RegExpExecArray | undefined {
  const quotation = quotes > 0 ? `(?:[ \\t]*>){${quotes}}` : '';
  const closing = `${quotation}[ \\t]*(${marks.charAt(0)}{3,})[ \\t]*\\r?(?:\\n|$)`;
  const ends = quotes > 0 ? `(?:${closing}|(?!${quotation}))` : closing;
  const pattern = new RegExp(`(?<![^\\n])${ends}`, 'g');
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [, closingMarks] = found;
    if (closingMarks === undefined || closingMarks.length >= marks.length) return found;
  }
  return undefined;
}

function withoutLead(written: string, lead: string, quotes: number): string {
  const code = written.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (lead === '') return code;
  const quotation = new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${quotes}}`);
  const indent = lead.replace(quotation, '').length;
  const lines = code.split('\n').map((line) => {
    const own = line.replace(quotation, '');
    return own.slice(Math.min(indent, own.search(/[^ \t]|$/)));
  });
  return lines.join('\n');
}

function lineAfter(text: string, at: number): number {
  return text.indexOf('\n', at) + 1 || text.length;
}
