/**
 * Determines what is at a position of a page that is being written: a tag, a prop, a link, a front matter
 * key. Scans the text up to the position and slightly beyond, so it also works while the page does not
 * compile.
 */
import { maskCode } from '../../core/text/markup/list-code.ts';
import { readFence } from '../../markdown/balance/read-fence.ts';
import { scanMarks } from '../../markdown/balance/scan-marks.ts';
import { scanValueEnd, skipBraces } from './scan-text.ts';

/** The text that completion replaces, and its offsets. */
export interface CursorWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Cursor =
  | { readonly kind: 'tag'; readonly word: CursorWord }
  /** `given`: the props that precede the cursor in the tag. */
  | {
      readonly kind: 'prop';
      readonly tag: string;
      readonly given: readonly string[];
      readonly word: CursorWord;
    }
  | {
      readonly kind: 'value';
      readonly tag: string;
      readonly prop: string;
      readonly word: CursorWord;
    }
  /** `image`: the address of an image rather than of a link. */
  | { readonly kind: 'link' | 'image'; readonly word: CursorWord }
  /** The word after the characters that open a fenced code block. */
  | { readonly kind: 'language'; readonly word: CursorWord }
  | { readonly kind: 'import'; readonly word: CursorWord }
  | { readonly kind: 'front-matter-key'; readonly word: CursorWord }
  | { readonly kind: 'front-matter-value'; readonly key: string; readonly word: CursorWord }
  | { readonly kind: 'text' };

const NOTHING: Cursor = { kind: 'text' };
const FRONT_MATTER = /^---[ \t]*\r?\n/;
const IMPORT_PATH = /^(?:import|export)\b[^'"\n]*(?:from\s+|import\s+)?(["'])/;
/** The start of a link definition, before its address: `[id]: `. */
const DEFINITION = /^ {0,3}\[(?!\^)[^[\]]+\]:[ \t]+/;
const NAME_CHARACTER = /[\w.:-]/;

/** @param offset zero-based, in UTF-16 code units. */
export function cursorIn(text: string, offset: number): Cursor {
  const head = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const closing = head === 0 ? -1 : text.indexOf('\n---', head - 1);
  if (head > 0 && offset >= head && (closing === -1 || offset <= closing)) {
    return inFrontMatter(text, offset);
  }
  return (
    languageAt(text, offset) ??
    new Walk(maskCode(text), offset).from(closing === -1 ? 0 : closing + 4)
  );
}

/** Returns the language of a fenced code block if the offset is in its info string. */
function languageAt(text: string, offset: number): Cursor | undefined {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  const fence = readFence(text, line);
  if (fence === undefined) return undefined;
  const { start: marks } = fence;
  const afterMarks = text.slice(marks + fence.marks.length, endOfLine(text, line));
  const start = marks + fence.marks.length + afterMarks.search(/[^ \t]|$/);
  const end = start + fence.language.length;
  if (offset < start || offset > end) return undefined;
  // The same characters could close a block that was opened above, or be part of a comment or a string.
  const isOpening = scanMarks(text, 'strict').fences.some(({ lineStart }) => lineStart === line);
  return isOpening ? { kind: 'language', word: wordOf(text, start, end) } : undefined;
}

/** Reads `key: value`; the value can be in quotes. */
function inFrontMatter(text: string, offset: number): Cursor {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = lineAt(text, start);
  const [, key = '', colon = '', quote = ''] =
    /^([\w-]*(?::[\w-]+)*)(?:(\s*:\s*)(["']?))?/.exec(line) ?? [];
  if (colon === '' || offset <= start + key.length) {
    return /^\s/.test(line)
      ? NOTHING
      : { kind: 'front-matter-key', word: wordOf(text, start, start + key.length) };
  }
  const from = start + key.length + colon.length + quote.length;
  const written = line.slice(from - start).trimEnd();
  const end = from + (quote === '' ? written : (written.split(quote)[0] ?? '')).length;
  if (offset < from || offset > end) return NOTHING;
  return { kind: 'front-matter-value', key, word: wordOf(text, from, end) };
}

class Walk {
  readonly #text: string;
  readonly #offset: number;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  from(start: number): Cursor {
    let at = start;
    while (at < this.#offset) {
      const found = this.#at(at);
      if (typeof found !== 'number') return found;
      at = Math.max(found, at + 1);
    }
    return NOTHING;
  }

  /** Returns what the cursor is in if that begins here; otherwise the offset at which to continue. */
  #at(at: number): Cursor | number {
    const text = this.#text;
    const line = at === 0 || text[at - 1] === '\n' ? lineAt(text, at) : '';
    const path = IMPORT_PATH.exec(line);
    if (path !== null) return this.#import(at + path[0].length, path[1] ?? '"');
    const definition = DEFINITION.exec(line);
    if (definition !== null) return this.#link(at + definition[0].length);
    const character = text[at];
    if (character === '{' && text.startsWith('{/*', at)) return after(text, '*/}', at);
    if (character === '<' && text.startsWith('<!--', at)) return after(text, '-->', at);
    if (character === '<') return this.#tag(at);
    if (character === ']' && text[at + 1] === '(') {
      return this.#link(at + 2, () => (isOfImage(text, at) ? 'image' : 'link'));
    }
    return at + 1;
  }

  #import(start: number, quote: string): Cursor | number {
    const line = endOfLine(this.#text, start);
    const closing = this.#text.indexOf(quote, start);
    const end = closing === -1 || closing > line ? line : closing;
    return this.#isIn(start, end) ? { kind: 'import', word: wordOf(this.#text, start, end) } : line;
  }

  /** @param kindOf called only for the link that contains the cursor. */
  #link(start: number, kindOf: () => 'link' | 'image' = () => 'link'): Cursor | number {
    let end = start;
    while (end < this.#text.length && !/[\s)]/.test(this.#text.charAt(end))) end += 1;
    if (!this.#isIn(start, end)) return end;
    return { kind: kindOf(), word: wordOf(this.#text, start, end) };
  }

  #tag(open: number): Cursor | number {
    const isClosing = this.#text[open + 1] === '/';
    const start = open + (isClosing ? 2 : 1);
    const end = this.#nameEnd(start);
    if (this.#isIn(start, end)) return { kind: 'tag', word: wordOf(this.#text, start, end) };
    const tag = this.#text.slice(start, end);
    return tag === '' || isClosing ? end : this.#props(tag, end);
  }

  #props(tag: string, start: number): Cursor | number {
    const text = this.#text;
    const given: string[] = [];
    let at = start;
    for (;;) {
      const next = this.#skipSpace(at);
      // An empty line ends an unclosed tag.
      if (next === undefined) return at;
      at = next;
      if (at >= this.#offset) {
        return { kind: 'prop', tag, given, word: wordOf(text, this.#offset, this.#offset) };
      }
      const character = text.charAt(at);
      if (character === '{') at = skipBraces(text, at);
      else if (character === '/') at += 1;
      else if (!NAME_CHARACTER.test(character)) return character === '<' ? at : at + 1;
      else {
        const found = this.#prop(tag, given, at);
        if (typeof found !== 'number') return found;
        at = found;
      }
      if (at > this.#offset) return NOTHING;
    }
  }

  #prop(tag: string, given: string[], start: number): Cursor | number {
    const text = this.#text;
    const end = this.#nameEnd(start);
    const prop = text.slice(start, end);
    if (this.#isIn(start, end)) return { kind: 'prop', tag, given, word: wordOf(text, start, end) };
    given.push(prop);
    const equals = /^\s*=\s*/.exec(text.slice(end, end + 20))?.[0];
    if (equals === undefined) return end;
    const at = end + equals.length;
    const quote = text.charAt(at);
    if (quote === '{') return skipBraces(text, at);
    if (quote !== '"' && quote !== "'") return at;
    const closing = scanValueEnd(text, at);
    const isInside = this.#isIn(at + 1, closing);
    return isInside
      ? { kind: 'value', tag, prop, word: wordOf(text, at + 1, closing) }
      : closing + 1;
  }

  /** Returns the offset after spaces and line breaks; undefined if there is an empty line among them. */
  #skipSpace(start: number): number | undefined {
    let breaks = 0;
    for (let at = start; at <= this.#text.length; at += 1) {
      const character = this.#text.charAt(at);
      if (character === '\n') breaks += 1;
      if (breaks > 1) return undefined;
      if (!/\s/.test(character)) return at;
    }
    return this.#text.length;
  }

  #nameEnd(start: number): number {
    let end = start;
    while (end < this.#text.length && NAME_CHARACTER.test(this.#text.charAt(end))) end += 1;
    return end;
  }

  #isIn(start: number, end: number): boolean {
    return this.#offset >= start && this.#offset <= end;
  }
}

/** Whether the bracketed text that ends at an offset is the alternative text of an image: `![a [b] c]`. */
function isOfImage(text: string, closing: number): boolean {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (text[at] === ']') depth += 1;
    else if (text[at] === '[') depth -= 1;
    if (depth === 0) return text[at - 1] === '!';
  }
  return false;
}

function wordOf(text: string, start: number, end: number): CursorWord {
  return { start, end, text: text.slice(start, end) };
}

function lineAt(text: string, start: number): string {
  return text.slice(start, endOfLine(text, start)).replace(/\r$/, '');
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function after(text: string, closing: string, start: number): number {
  const found = text.indexOf(closing, start);
  return found === -1 ? text.length : found + closing.length;
}
