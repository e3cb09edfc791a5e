/** Reads the value of an attribute as its author meant it, however its quotes and braces are written. */
import type { TextChange } from '../../core/text/text-change.ts';
import { parseJsx } from '../repair/jsx-code.ts';
import type { ClosingBraces } from './closing-braces.ts';
import type { TagProblem } from './tag-words.ts';

export interface TagFault {
  readonly problem: TagProblem;
  readonly offset: number;
  /** The change that makes the tag readable; absent if that is in doubt, so that the tag becomes text. */
  readonly repair?: TextChange;
}

export interface Attribute {
  readonly name: string;
  /** Offset of its name. */
  readonly offset: number;
  /** The braces of the text. */
  readonly braces: ClosingBraces;
}

export interface ReadValue {
  /** The offset after the value; undefined if the rest of the tag cannot be read. */
  readonly end: number | undefined;
  readonly fault?: TagFault;
}

const BARE = /[^\s"'<>`{}]+/y;
const TYPOGRAPHIC = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a]/;
/** The name of the next attribute at the end of a value that should have ended before it. */
const NEXT_ATTRIBUTE = /[ \t\n]+[A-Za-z][\w:-]*=[ \t]*$/;
/** The end of a tag that is followed by its content, and (below) one that ends its line. */
const BEFORE_CONTENT = /\s*\/?>(?=[^<]*<\/?[A-Za-z])/;
const AT_LINE_END = /\s*\/?>\s*$/;
const ESCAPED = {
  '"': /(?:\\.|[^\\"\n])*"(?=[\s/>])/y,
  "'": /(?:\\.|[^\\'\n])*'(?=[\s/>])/y,
} as const;

/** Reads the value that begins at an offset. */
export function readValue(text: string, at: number, attribute: Attribute): ReadValue {
  const sign = text[at] ?? '';
  if (sign === '"' || sign === "'") return readQuoted(text, at, { attribute, quote: sign });
  if (sign === '{') return readBraces(text, at, attribute);
  if (sign === '`' || TYPOGRAPHIC.test(sign)) return readOddQuotes(text, at, attribute);
  return readBare(text, at, attribute);
}

interface Quoted {
  readonly attribute: Attribute;
  readonly quote: '"' | "'";
}

function readQuoted(text: string, at: number, { attribute, quote }: Quoted): ReadValue {
  const start = at + 1;
  const { name, offset } = attribute;
  const closing = text.indexOf(quote, start);
  const value = text.slice(start, closing === -1 ? undefined : closing);
  const escaped = value.endsWith('\\') ? findEscapedEnd(text, start, quote) : undefined;
  if (escaped !== undefined) {
    const changed = text.slice(start, escaped).replaceAll(`\\${quote}`, toReference(quote));
    const repair = { start, end: escaped, text: changed };
    return {
      end: escaped + 1,
      fault: { problem: { kind: 'escaped-quote', attribute: name }, offset, repair },
    };
  }
  const isInside = closing !== -1 && findBracket(value) === undefined;
  const inner = isInside ? findInnerQuote(text, closing, quote) : undefined;
  if (inner !== undefined) {
    const changed = text.slice(start, inner).replaceAll(quote, toReference(quote));
    const repair = { start, end: inner, text: changed };
    const problem: TagProblem = { kind: 'inner-quote', attribute: name, quote };
    return { end: inner + 1, fault: { problem, offset, repair } };
  }
  return readOpenQuote(text, { attribute, quote, start, closing });
}

/** Reads a quoted value that has nothing odd inside; its closing quote may be missing. */
function readOpenQuote(
  text: string,
  {
    attribute,
    quote,
    start,
    closing,
  }: Quoted & { readonly start: number; readonly closing: number },
): ReadValue {
  const { name, offset } = attribute;
  const value = text.slice(start, closing === -1 ? undefined : closing);
  const isOver = closing !== -1 && /^(?:[\s>]|\/>|$)/.test(text.slice(closing + 1, closing + 3));
  const missed = findMissedQuote(value, closing === -1 ? 'open' : isOver ? 'over' : 'closed');
  if (missed === undefined) return { end: closing === -1 ? undefined : closing + 1 };
  const end = start + missed;
  const odd = text[end - 1] ?? '';
  // Only the end of the line ends the value.
  if (closing === -1 && text.slice(end, end + 1).trim() === '') {
    return {
      end: undefined,
      fault: { problem: { kind: 'open-quote', attribute: name, quote }, offset },
    };
  }
  const isTypographic = missed > 0 && TYPOGRAPHIC.test(odd);
  const problem: TagProblem = isTypographic
    ? { kind: 'typographic-quote', attribute: name, quote: odd }
    : { kind: 'open-quote', attribute: name, quote };
  return {
    end,
    fault: { problem, offset, repair: { start: isTypographic ? end - 1 : end, end, text: quote } },
  };
}

/** The words of a value, to the end of the line. */
const WORDS = /[^=<>\n]*/y;

/** Finds where a value with quotes inside its words seems to end: `'It's nice'`, `"Say "hi" there"`. */
function findInnerQuote(text: string, closing: number, quote: string): number | undefined {
  if (!/\w/.test(text.charAt(closing + 1))) return undefined;
  WORDS.lastIndex = closing + 1;
  const [words = ''] = WORDS.exec(text) ?? [];
  const rest = text.slice(closing + 1, closing + 1 + words.length + 2).replace(/\n[^]*/, '');
  for (let at = words.lastIndexOf(quote); at !== -1; at = words.lastIndexOf(quote, at - 1)) {
    if (/^(?:[\s>]|\/>|$)/.test(rest.slice(at + 1, at + 3))) return closing + 1 + at;
    if (at === 0) break;
  }
  return undefined;
}

/** Finds where a value should have ended, as an index in it; undefined if it ends in the right place. */
function findMissedQuote(value: string, end: 'open' | 'closed' | 'over'): number | undefined {
  const [line = ''] = /^.*/.exec(value) ?? [];
  const isLong = line.length < value.length || end === 'open';
  const bracket = end === 'over' && !isLong ? undefined : findBracket(value, end === 'open');
  const next = end === 'over' && !isLong ? undefined : NEXT_ATTRIBUTE.exec(value)?.index;
  const isNextHere = next !== undefined && next <= line.length;
  const inLine = [bracket, isNextHere ? next : undefined].filter((at) => at !== undefined);
  if (inLine.length > 0) return Math.min(...inLine);
  if (next !== undefined && !value.includes('>')) return next;
  return end === 'open' ? line.trimEnd().length : undefined;
}

/**
 * Finds where a tag seems to end inside a value, on its first line. An open value runs to the end of the
 * text.
 */
function findBracket(value: string, isOpen = false): number | undefined {
  const [line = ''] = /^.*/.exec(value) ?? [];
  const isLong = isOpen || line.length < value.length;
  const ends = [
    BEFORE_CONTENT.exec(line)?.index,
    isLong ? AT_LINE_END.exec(line)?.index : undefined,
  ];
  const found = ends.filter((at) => at !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Finds the quote, on the same line, that ends a value with escaped quotes in it. */
function findEscapedEnd(text: string, start: number, quote: '"' | "'"): number | undefined {
  const pattern = ESCAPED[quote];
  pattern.lastIndex = start;
  const found = pattern.exec(text)?.[0];
  return found?.includes(`\\${quote}`) === true ? start + found.length - 1 : undefined;
}

function readBraces(text: string, at: number, { name, offset, braces }: Attribute): ReadValue {
  const end = braces.endAfter(at);
  if (end === undefined) {
    const problem = { kind: 'open-brace', attribute: name } as const;
    const bracket = findInLine(text, at, AFTER_CODE);
    if (bracket === undefined) return { end: undefined, fault: { problem, offset } };
    const repair = { start: bracket, end: bracket, text: '}' };
    return { end: bracket, fault: { problem, offset, repair } };
  }
  const odd = findOddCode(text.slice(at + 1, end - 1), name);
  if (odd !== undefined) {
    const { problem, text: meant } = odd;
    const repair = meant === undefined ? undefined : { start: at, end, text: meant };
    return { end, fault: { problem, offset, ...(repair && { repair }) } };
  }
  if (!/^\{\s*[A-Za-z]\w*\s*:(?!:)/.test(text.slice(at, Math.min(end, at + 60)))) return { end };
  const repair = { start: at, end, text: `{${text.slice(at, end)}}` };
  return { end, fault: { problem: { kind: 'object', attribute: name }, offset, repair } };
}

/** What seems to follow code whose brace is missing: another attribute, or the end of the tag. */
const AFTER_CODE = /\n|[^\S\n]+[A-Za-z][\w:-]*=["'{]|(?<!=)[^\S\n]*\/?>/g;

/** Finds a value in braces that is not code, and what it seems to mean. */
function findOddCode(
  code: string,
  attribute: string,
): { problem: TagProblem; text?: string } | undefined {
  const found = code.trim();
  if (/^(?:\.{0,2}\/|https?:\/\/)[^\s{}"'`]*$/.test(found) && !isJavaScript(found)) {
    return { problem: { kind: 'no-code', attribute, meant: `"${found}"` }, text: `"${found}"` };
  }
  const text = /^\{\s*(["'])([^"'{}]*)\1\s*\}$/.exec(found)?.[2];
  if (text !== undefined) {
    return { problem: { kind: 'no-code', attribute, meant: `"${text}"` }, text: `"${text}"` };
  }
  const isObject = /^[A-Za-z]\w*\s*:(?!:)/.test(found);
  if (isObject || found === '' || isJavaScript(found)) return undefined;
  return { problem: { kind: 'no-code', attribute } };
}

function isJavaScript(code: string): boolean {
  return parseJsx(`(${code}\n)`) !== undefined;
}

const BACKTICK = /[`\n]/g;

function readOddQuotes(text: string, at: number, { name, offset }: Attribute): ReadValue {
  const quote = text.charAt(at);
  const closing =
    quote === '`'
      ? findInLine(text, at + 1, BACKTICK)
      : findTypographicEnd(lineFrom(text, at + 1), at + 1);
  const problem: TagProblem =
    quote === '`'
      ? { kind: 'backtick', attribute: name }
      : { kind: 'typographic-quote', attribute: name, quote };
  if (closing === undefined) return { end: undefined, fault: { problem, offset } };
  const value = text.slice(at + 1, closing);
  const end = closing + 1;
  const straight = value.includes('"') ? "'" : '"';
  const changed = quote === '`' ? `{\`${value}\`}` : straight + value + straight;
  return { end, fault: { problem, offset, repair: { start: at, end, text: changed } } };
}

/**
 * Finds the quote that ends a value in typographic quotes: another typographic one, or a straight one that
 * attributes, a spread, a comment or the end of the tag follow. Only without these does a straight quote
 * before a space count, since the value can contain straight quotes itself.
 */
function findTypographicEnd(rest: string, from: number): number | undefined {
  const ends = [
    /[\u2018-\u201f\u00ab\u00bb\u2039\u203a](?=[\s/>,;]|$)|["'](?=(?:[\s,;]+[\w:-]+)*[\s,;]*(?:=|\/[>*]|>|\{\s*(?:\.\.\.|\/\*)))/,
    /["'](?=[\s/>,;]|$)/,
  ];
  const found = ends.map((end) => end.exec(rest)?.index).find((index) => index !== undefined);
  return found === undefined ? undefined : from + found;
}

const BEFORE_QUOTE = /[^"'=<>{}\n]*["']?/y;

/** Reads a value without quotes. Another repair adds the quotes. */
function readBare(text: string, at: number, { name, offset }: Attribute): ReadValue {
  BARE.lastIndex = at;
  const value = (BARE.exec(text)?.[0] ?? '').replace(/\/$/, '');
  if (value === '') {
    return { end: undefined, fault: { problem: { kind: 'no-value', attribute: name }, offset } };
  }
  // The word after the whitespace is the next attribute.
  if (
    /^\s/.test(text[at - 1] ?? '') &&
    /^["'{]/.test(text[at + value.length] ?? '') &&
    value.endsWith('=')
  ) {
    const problem = { kind: 'no-value', attribute: name } as const;
    return { end: at, fault: { problem, offset, repair: { start: at, end: at, text: '"" ' } } };
  }
  const end = at + value.length;
  BEFORE_QUOTE.lastIndex = end;
  const [rest = ''] = BEFORE_QUOTE.exec(text) ?? [];
  const quote = rest.at(-1) ?? '';
  const isClosed = /["']/.test(quote) && /^(?:[\s/>]|$)/.test(text[end + rest.length] ?? '');
  if (!isClosed) return { end };
  const repair = { start: at, end: at, text: quote };
  return {
    end: end + rest.length,
    fault: { problem: { kind: 'no-quote', attribute: name, quote }, offset, repair },
  };
}

function toReference(quote: string): string {
  return quote === '"' ? '&quot;' : '&#39;';
}

/** Returns the offset of the first match in the line, which is not read further than that. */
function findInLine(text: string, from: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null || found[0] === '\n' ? undefined : found.index;
}

function lineFrom(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? undefined : end);
}
