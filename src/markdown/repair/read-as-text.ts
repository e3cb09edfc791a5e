/**
 * Turns what the compiler cannot read into text, so that a page with a fault shows the rest as usual and
 * the broken piece as written. The fault is reported all the same.
 */
import { nearest } from '../../core/diagnostic/nearest.ts';
import { listFences } from '../../core/text/markup/list-fences.ts';
import { findTooDeep } from '../../core/text/nesting.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import { endOfAddress } from './glued-bracket.ts';
import { judgeCode } from './jsx-code.ts';
import { CLOSING_TAG, findOpenTag, type MdxError } from './mdx-error.ts';
import { scanTag } from './scan-tag.ts';

export interface ReadAsText {
  readonly text: string;
  /** The broken piece as written. */
  readonly written: string;
  /** The tag that became text; undefined for a piece of code. */
  readonly tag: TagAsText | undefined;
}

interface TagAsText {
  readonly name: string;
  readonly isClosing: boolean;
  /** The tag that was open where the compiler stopped at this closing tag. */
  readonly open: string | undefined;
}

/** A range of a text; the end is exclusive. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Escapes the piece of text at which the compiler stopped; undefined if there is nothing to escape. */
export function readAsText(text: string, error: MdxError): ReadAsText | undefined {
  const extent = findExtent(text, error);
  if (extent === undefined) return undefined;
  const read = codeAsText(text, extent);
  const { written } = read;
  if (read.text === text) return undefined;
  const open = findOpenTag(error.message)?.name;
  return { ...read, tag: written.startsWith('<') ? { ...tagName(written), open } : undefined };
}

/** Escapes a piece of code. */
export function codeAsText(text: string, extent: Extent): ReadAsText {
  const { start, end } = extent;
  return {
    text: text.slice(0, start) + escapePiece(text, extent) + text.slice(end),
    written: text.slice(start, end),
    tag: undefined,
  };
}

/**
 * Escapes a piece of a text so that MDX reads it as text, also where repairs have escaped braces already;
 * unchanged where it is only text.
 */
export function escapePiece(text: string, { start, end }: Extent): string {
  const written = text.slice(start, end);
  const escaped = written
    .replace(/^[a-z]/, (letter) => `&#${letter.charCodeAt(0)};`)
    .replaceAll('<', '&lt;')
    .replace(/\\?\{/g, '&#123;');
  return escaped === written ? written : endOfAddress(text, start) + escaped;
}

/** Reads a tag's name. `scanTag` reads that of a closing tag as an attribute. */
function tagName(tag: string): { name: string; isClosing: boolean } {
  const { name, attributes } = scanTag(tag, 0);
  const isClosing = tag.startsWith('</');
  return { name: isClosing ? (attributes[0]?.name ?? '') : name, isClosing };
}

/**
 * Tracks tags that became text: the compiler also stops at the other half of each, which is not a new
 * fault.
 */
export class TagsAsText {
  /** The number of opening minus closing tags, by name. */
  readonly #open = new Map<string, number>();

  /** Notes what became text; whether it is only the other half of a tag that became text before. */
  isFollowUp({ tag }: ReadAsText): boolean {
    if (tag === undefined) return false;
    const { name, isClosing, open } = tag;
    const before = this.#open.get(name) ?? 0;
    this.#count(name, isClosing ? -1 : 1);
    if (isClosing ? before > 0 : before < 0) return true;
    // A closing tag with a typo leaves its opening tag unmatched.
    if (isClosing && open !== undefined && nearest(name, [open])) this.#count(open, -1);
    return false;
  }

  #count(name: string, by: number): void {
    this.#open.set(name, (this.#open.get(name) ?? 0) + by);
  }
}

function findExtent(text: string, { position, message }: MdxError): Extent | undefined {
  if (position === undefined) return undefined;
  const offset = offsetAt(text, position);
  if (isCode(text, offset)) return { start: offset, end: endOfCode(text, offset) };
  const opening = CLOSING_TAG.exec(message);
  const stop = opening === null ? offset : (findUnclosed(text, offset, opening) ?? offset);
  return findTag(text, stop) ?? findBrace(text, offset);
}

/** Finds the unclosed tag that is at fault, if a closing tag does have its opening tag before it. */
function findUnclosed(
  text: string,
  offset: number,
  { 1: name = '', input }: RegExpExecArray,
): number | undefined {
  const open = findOpenTag(input);
  if (open === undefined) return undefined;
  const before = text.slice(0, offset);
  const opened = before.split(`<${name}`).length - before.split(`</${name}`).length;
  if (opened <= 0) return undefined;
  const at = offsetAt(text, open.position);
  return text[at] === '<' ? at : undefined;
}

/** Finds the tag at or around an offset. A tag that never ends extends to the end of its paragraph. */
function findTag(text: string, offset: number): Extent | undefined {
  const paragraph = text.lastIndexOf('\n\n', offset);
  for (let at = offset; at > paragraph && at >= 0; at = text.lastIndexOf('<', at - 1)) {
    if (text[at] !== '<') continue;
    const end = Math.min(endOfTag(text, at), endOfParagraph(text, at));
    if (end > offset) return { start: at, end };
    if (at === 0) break;
  }
  return undefined;
}

/** Finds the opening brace of an expression at or before an offset. */
function findBrace(text: string, offset: number): Extent | undefined {
  const at = text.lastIndexOf('{', offset);
  return at === -1 ? undefined : { start: at, end: at + 1 };
}

/** Returns the offset after the `>` of a tag, regardless of what the tag contains. */
function endOfTag(text: string, at: number): number {
  const { end } = scanTag(text, at);
  if (text[end - 1] === '>') return end;
  const closing = text.indexOf('>', end);
  return closing === -1 ? text.length : closing + 1;
}

/**
 * Finds the first block of imports and exports that is not JavaScript, for which the compiler reports no
 * place. Code blocks are skipped: their closing fence would make any code broken.
 */
export function findBrokenCode(text: string): Extent | undefined {
  const fences = listFences(text).filter(({ isClosed }) => isClosed);
  for (const { index: start } of text.matchAll(/^(?:import|export)\b/gm)) {
    const isShown = fences.some((fence) => fence.start < start && start < fence.end);
    if (!isShown && isCode(text, start) && endOfModule(text, start) === undefined) {
      return { start, end: endOfCode(text, start) };
    }
  }
  return undefined;
}

function isCode(text: string, at: number): boolean {
  const isFirst = at === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, at - 200), at));
  return isFirst && /^(?:import|export)\b/.test(text.slice(at, at + 7));
}

/** The most characters that are parsed to find the end of a code block, which can be at any empty line. */
const MAX_PARSED = 300_000;

/** Returns the end of valid code that begins here and may contain empty lines; undefined for other text. */
export function endOfModule(text: string, start: number): number | undefined {
  if (!isCode(text, start)) return undefined;
  let parsed = 0;
  for (let end = start; end < text.length && parsed < MAX_PARSED;) {
    end = endOfParagraph(text, end + 1);
    const code = text.slice(start, end);
    parsed += code.length;
    if (findTooDeep(code, 'jsx') !== undefined) return undefined;
    const judgment = judgeCode(code);
    if (judgment !== 'beginning') return judgment === 'whole' ? end : undefined;
  }
  return undefined;
}

/**
 * Finds where broken code seems to end: empty lines inside it are followed by indented lines or a closing
 * bracket.
 */
function endOfCode(text: string, start: number): number {
  let end = endOfParagraph(text, start);
  while (/^\s*\n(?:[ \t]+\S|[)\]}])/.test(text.slice(end, end + 200))) {
    end = endOfParagraph(text, end + text.slice(end).search(/\S/));
  }
  const isClosed = /\n[)\]}][^\n]*$/.test(text.slice(start, end));
  return isClosed ? end : (endAtBracket(text, end) ?? end);
}

/** The last line of code over several lines, and lines that no code contains. */
const CLOSING_LINE = /^(?:([)\]}]+[;,]?[ \t]*\r?$)|import\b|export\b|#|```|~~~)/gm;

/** Returns the end of code that goes on after text at the beginning of a line. */
function endAtBracket(text: string, from: number): number | undefined {
  CLOSING_LINE.lastIndex = from;
  const found = CLOSING_LINE.exec(text);
  return found?.[1] === undefined ? undefined : found.index + found[0].length;
}

function endOfParagraph(text: string, at: number): number {
  const end = /\n[ \t]*\r?\n/g;
  end.lastIndex = at;
  return end.exec(text)?.index ?? text.length;
}
