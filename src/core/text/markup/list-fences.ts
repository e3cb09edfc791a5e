/** Finds fenced code in Markdown and MDX by the rules of CommonMark, in one pass and without a parser. */

export interface FenceBlock {
  /** Offset of the line in which the fence begins. */
  readonly start: number;
  /** Offset after the last line of the fence. */
  readonly end: number;
  /** What precedes the fence in its first line: spaces, and markers of quotations and lists. */
  readonly lead: string;
  /** The info string after the opening marks: `js title="a.js"`. */
  readonly info: string;
  /** The lines of code without the indent and the quotation markers before them in the page. */
  readonly code: string;
  /** Whether a line closes the fence; otherwise it ends with the block or page around it. */
  readonly isClosed: boolean;
}

const MARKS = /`{3}|~{3}/g;
const OPENING =
  /((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)(?:\n|$)/my;

/**
 * The maximum number of quotation levels distinguished around a fence: more than any page has, and few
 * enough for a regular expression.
 */
const MAX_QUOTES = 100;

/**
 * Lists the fences of a text in order. Any indentation is accepted, because authors indent fences inside
 * components as they like.
 */
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

/** Replaces each fence of a text, together with the line break after it. */
export function replaceFences(text: string, replace: (fence: FenceBlock) => string): string {
  let at = 0;
  const parts = listFences(text).map((fence) => {
    const before = text.slice(at, fence.start);
    at = fence.end;
    return before + replace(fence);
  });
  return parts.join('') + text.slice(at);
}

/** Closes a fence at the end of a text that nothing else closes, so that text can follow. */
export function endFence(text: string): string {
  const last = listFences(text).at(-1);
  if (last === undefined || last.isClosed || last.lead.trim() !== '') return text;
  const [marks = ''] = /`{3,}|~{3,}/.exec(text.slice(last.start)) ?? [];
  return `${text.trimEnd()}\n${last.lead}${marks}`;
}

function readFenceAt(text: string, opening: RegExpExecArray | null): FenceBlock | undefined {
  if (opening === null) return undefined;
  const [first, lead = '', marks = '', info = ''] = opening;
  const start = opening.index;
  const from = start + first.length;
  const quotes = Math.min(lead.split('>').length - 1, MAX_QUOTES);
  const stop = findEnd(text, from, { marks, quotes });
  const written = text.slice(from, stop?.index);
  const end = from + written.length + (stop?.[0].length ?? 0);
  const code = withoutLead(written, lead, quotes);
  return { start, end, lead, info: info.trim(), code, isClosed: stop?.[1] !== undefined };
}

/** Finds the line that closes a fence, with its marks in a group, or the place where its quotation ends. */
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
