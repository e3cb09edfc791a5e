/**
 * Parses a piece of HTML into a tree. It never fails: whatever browsers ignore is kept in place, so that
 * writing an untouched tree gives the same bytes. The tree has the same shape as in browsers for elements
 * that are closed and for those that others end (`<li>`, `<p>`); inline elements such as `<b>` that are
 * closed in the wrong order are not split in two.
 */
import {
  ENDINGS,
  ENDS_FOREIGN,
  FOREIGN,
  HEADINGS,
  HTML_IN_FOREIGN,
  PLAIN_TEXT,
  RAW_TEXT,
  scopeOf,
  SPECIAL,
  WITHOUT_CONTENT,
} from './element-rules.ts';
import { KnownTags } from './known-tags.ts';
import { OpeningTag, type ReadTag } from './opening.ts';
import { TagReader } from './read-tag.ts';
import { Element, type Leaf } from './tree.ts';

/** Elements nested deeper become siblings of each other, as in browsers. */
const MAX_NESTED_ELEMENTS = 512;

/**
 * Parses HTML into the children of a root without name and tags.
 *
 * @param known tags that earlier texts of the same kind contained.
 */
export function parse(html: string, known = new KnownTags()): Element {
  const root = new Element('', OpeningTag.NONE);
  const reading: Progress = { html, tags: new TagReader(html, known), builder: new Builder(root) };
  let at = 0;
  for (;;) {
    const start = findMarkup(html, at);
    reading.builder.addLeaf('text', html.slice(at, start));
    if (start === html.length) return root;
    at = readMarkup(reading, start);
  }
}

interface Progress {
  readonly html: string;
  readonly tags: TagReader;
  readonly builder: Builder;
}

/** Finds the next `<` that begins markup; any other is text. */
function findMarkup(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1);
    if (isLetter(next) || next === SLASH || next === BANG || next === QUESTION) return at;
  }
  return html.length;
}

/** Adds the markup that begins at `start`; returns the offset where it ends. */
function readMarkup(reading: Progress, start: number): number {
  const { html, tags, builder } = reading;
  const isClosing = html.charCodeAt(start + 1) === SLASH;
  if (!isLetter(html.charCodeAt(isClosing ? start + 2 : start + 1))) {
    return readOther(reading, start);
  }
  const tag = tags.readAt(start);
  if (tag === undefined) return addRest(reading, start, 'other');
  const end = start + tag.opening.source.length;
  if (!isClosing) return readContent(reading, { tag, end });
  builder.close(tag.name, tag.opening.source);
  return end;
}

/** Opens an element, and reads its content where that can only be text. */
function readContent(reading: Progress, { tag, end }: { tag: ReadTag; end: number }): number {
  const { html, builder } = reading;
  const { isForeign } = builder;
  const hasContent = builder.open(tag);
  if (!hasContent || isForeign) return end;
  if (tag.name === 'plaintext') return addRest(reading, end, 'raw');
  const isRaw = RAW_TEXT.has(tag.name);
  if (!isRaw && !PLAIN_TEXT.has(tag.name)) return end;
  const closing = findClosing(html, end, tag.name);
  builder.addLeaf(isRaw ? 'raw' : 'text', html.slice(end, closing));
  return closing;
}

/** Finds the closing tag of an element that contains only text; the end of the HTML if there is none. */
function findClosing(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    const isSame = html.slice(at + 2, end).toLowerCase() === name;
    if (isSame && /[\s/>]/.test(html.charAt(end))) return at;
  }
  return html.length;
}

/** Reads a comment, a declaration, or whatever browsers treat as a comment. */
function readOther({ html, builder }: Progress, start: number): number {
  if (builder.isForeign && html.startsWith('<![CDATA[', start)) {
    const end = endAfter(html, ']]>', start);
    builder.addLeaf('raw', html.slice(start, end));
    return end;
  }
  const isComment = html.startsWith('<!--', start);
  const end = isComment ? endOfComment(html, start) : endAfter(html, '>', start);
  builder.addLeaf('other', html.slice(start, end));
  return end;
}

function endOfComment(html: string, start: number): number {
  for (const short of ['<!-->', '<!--->']) {
    if (html.startsWith(short, start)) return start + short.length;
  }
  // One search for both endings; with two, each comment could search the rest of the page again.
  const ending = /--!?>/g;
  ending.lastIndex = start + 4;
  return ending.exec(html) === null ? html.length : ending.lastIndex;
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/** A tag that never ends is not shown. */
function addRest({ html, builder }: Progress, start: number, kind: Leaf['kind']): number {
  builder.addLeaf(kind, html.slice(start));
  return html.length;
}

class Builder {
  readonly #stack: Element[];
  /** For each open element, whether the rules of SVG and MathML apply in it. */
  readonly #foreign: boolean[] = [false];

  constructor(root: Element) {
    this.#stack = [root];
  }

  get isForeign(): boolean {
    return this.#foreign.at(-1) ?? false;
  }

  addLeaf(kind: Leaf['kind'], source: string): void {
    if (source !== '') this.#top.children.push({ kind, source });
  }

  /** Opens an element; returns whether it can have content. */
  open({ name, opening, isSelfClosing }: ReadTag): boolean {
    if (this.isForeign && ENDS_FOREIGN.has(name)) this.#leaveForeign();
    if (!this.isForeign) this.#endOthers(name);
    const element = new Element(name, opening);
    this.#top.append(element);
    const isEmpty = this.isForeign || FOREIGN.has(name) ? isSelfClosing : WITHOUT_CONTENT.has(name);
    if (isEmpty || this.#stack.length > MAX_NESTED_ELEMENTS) return false;
    const isForeign = FOREIGN.has(name) || (this.isForeign && !HTML_IN_FOREIGN.has(name));
    this.#stack.push(element);
    this.#foreign.push(isForeign);
    return true;
  }

  close(name: string, source: string): void {
    const at = this.#findOpen(name);
    const element = at === undefined ? undefined : this.#stack[at];
    if (at === undefined || element === undefined) {
      this.#top.children.push({ kind: 'other', source });
      return;
    }
    this.#cut(at);
    element.closing = source;
  }

  get #top(): Element {
    const top = this.#stack.at(-1);
    if (top === undefined) throw new Error('The root is never closed.');
    return top;
  }

  #cut(length: number): void {
    this.#stack.length = length;
    this.#foreign.length = length;
  }

  /** Returns the index of the open element that a closing tag ends, never that of the root. */
  #findOpen(name: string): number | undefined {
    const isSpecial = SPECIAL.has(name);
    const scope = scopeOf(name);
    for (let at = this.#stack.length - 1; at > 0; at -= 1) {
      const open = this.#stack[at]?.name ?? '';
      if (open === name || (HEADINGS.has(name) && HEADINGS.has(open))) return at;
      if (isSpecial ? scope.has(open) : SPECIAL.has(open) && !this.#foreign[at]) return undefined;
    }
    return undefined;
  }

  #endOthers(name: string): void {
    if (HEADINGS.has(name) && HEADINGS.has(this.#top.name)) this.#cut(this.#stack.length - 1);
    for (const { ends, within } of ENDINGS.get(name) ?? []) {
      for (let at = this.#stack.length - 1; at > 0; at -= 1) {
        const open = this.#stack[at]?.name ?? '';
        if (ends.has(open)) this.#cut(at);
        else if (within.has(open)) break;
      }
    }
  }

  #leaveForeign(): void {
    while (this.isForeign) this.#cut(this.#stack.length - 1);
  }
}

const SLASH = 47;
const BANG = 33;
const QUESTION = 63;

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}
