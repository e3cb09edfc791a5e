/**
 * Reads as text what the compiler cannot read as anything else, so that a page with a fault shows the
 * rest of it as ever and the broken piece as it is written. The fault is told all the same.
 */
import { nearest } from '../../core/diagnostic/nearest.ts';
import { findTooDeep } from '../../core/text/nesting.ts';
import { offsetAt } from '../../core/text/source-file.ts';
import { endOfAddress } from './glued-bracket.ts';
import { judgeCode } from './jsx-code.ts';
import { CLOSING_TAG, findOpenTag, type MdxError } from './mdx-error.ts';
import { scanTag } from './scan-tag.ts';

export interface ReadAsText {
  readonly text: string;
  /** What it was before. */
  readonly written: string;
  /** The tag that became text; undefined for a piece of code. */
  readonly tag: TagAsText | undefined;
}

interface TagAsText {
  readonly name: string;
  readonly isClosing: boolean;
  /** The tag that was open where the compiler stopped at this closing one. */
  readonly open: string | undefined;
}

/** A piece of a text, from one offset to before another. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The text with the piece escaped at which the compiler stopped; undefined where that is none. */
export function readAsText(text: string, error: MdxError): ReadAsText | undefined {
  const extent = findExtent(text, error);
  if (extent === undefined) return undefined;
  const written = text.slice(extent.start, extent.end);
  const shown = escapePiece(text, extent);
  if (shown === written) return undefined;
  const changed = text.slice(0, extent.start) + shown + text.slice(extent.end);
  const open = findOpenTag(error.message)?.name;
  return {
    text: changed,
    written,
    tag: written.startsWith('<') ? { ...tagName(written), open } : undefined,
  };
}

/** A piece of a text so that MDX reads it as text, also where repairs escaped braces; unchanged where nothing in it is read as more. */
export function escapePiece(text: string, { start, end }: Extent): string {
  const written = text.slice(start, end);
  const escaped = written
    .replace(/^[a-z]/, (letter) => `&#${letter.charCodeAt(0)};`)
    .replaceAll('<', '&lt;')
    .replace(/\\?\{/g, '&#123;');
  return escaped === written ? written : endOfAddress(text, start) + escaped;
}

/** In a closing tag the name stands where others have their attributes. */
function tagName(tag: string): { name: string; isClosing: boolean } {
  const { name, attributes } = scanTag(tag, 0);
  const isClosing = tag.startsWith('</');
  return { name: isClosing ? (attributes[0]?.name ?? '') : name, isClosing };
}

/** Tags that became text: the compiler stops at the other half of each too, which is no new fault. */
export class TagsAsText {
  /** Opening tags less closing tags, by name. */
  readonly #open = new Map<string, number>();

  /** Notes what became text; whether it is only the other half of a tag that did before. */
  isFollowUp({ tag }: ReadAsText): boolean {
    if (tag === undefined) return false;
    const { name, isClosing, open } = tag;
    const before = this.#open.get(name) ?? 0;
    this.#count(name, isClosing ? -1 : 1);
    if (isClosing ? before > 0 : before < 0) return true;
    // A slip in the name of a closing tag leaves the opening one alone.
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

/** Where a closing tag has its opening tag, the one between them that is not closed is at fault. */
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

/** The tag at an offset, or the one around it. Where it never ends, its paragraph is its end. */
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

/** The brace that an expression begins with, at an offset or before it on its line. */
function findBrace(text: string, offset: number): Extent | undefined {
  const at = text.lastIndexOf('{', offset);
  return at === -1 ? undefined : { start: at, end: at + 1 };
}

/** Behind the `>` of a tag, whatever stands in it. */
function endOfTag(text: string, at: number): number {
  const { end } = scanTag(text, at);
  if (text[end - 1] === '>') return end;
  const closing = text.indexOf('>', end);
  return closing === -1 ? text.length : closing + 1;
}

/** The first block of imports and exports that is no JavaScript: of it the compiler gives no place. */
export function findBrokenCode(text: string): Extent | undefined {
  for (const { index: start } of text.matchAll(/^(?:import|export)\b/gm)) {
    if (isCode(text, start) && !parses(text, start)) {
      return { start, end: endOfCode(text, start) };
    }
  }
  return undefined;
}

function isCode(text: string, at: number): boolean {
  const isFirst = at === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, at - 200), at));
  return isFirst && /^(?:import|export)\b/.test(text.slice(at, at + 7));
}

/** Characters that are parsed to find where a block of code ends; each empty line may be its end. */
const MOST_PARSED = 300_000;

/** Whether a block of code begins here; it may hold empty lines. */
function parses(text: string, start: number): boolean {
  let parsed = 0;
  for (let end = start; end < text.length && parsed < MOST_PARSED;) {
    end = endOfParagraph(text, end + 1);
    const code = text.slice(start, end);
    parsed += code.length;
    if (findTooDeep(code, 'jsx') !== undefined) return false;
    const judgement = judgeCode(code);
    if (judgement !== 'beginning') return judgement === 'whole';
  }
  return false;
}

/** Where broken code seems to end: empty lines inside of it are followed by indented ones, or by a closing bracket. */
function endOfCode(text: string, start: number): number {
  let end = endOfParagraph(text, start);
  while (/^\s*\n(?:[ \t]+\S|[)\]}])/.test(text.slice(end, end + 200))) {
    end = endOfParagraph(text, end + text.slice(end).search(/\S/));
  }
  return end;
}

function endOfParagraph(text: string, at: number): number {
  const end = /\n[ \t]*\r?\n/g;
  end.lastIndex = at;
  return end.exec(text)?.index ?? text.length;
}
