/**
 * Measures how deep a text of Markdown, MDX or JavaScript nests, before a parser sees it: parsers recurse,
 * and a native one that overflows the stack takes the whole process with it. One pass, in time proportional
 * to the text. The measure is rough: where the meaning is unclear without a parser, it counts constructs
 * that real pages have a few of and no page has hundreds of.
 */

import { InertText } from './markup/inert-text.ts';
import { deepestNesting, type Nesting, type TooDeep } from './markup/nesting-limits.ts';
import { endOfCode, listTickRuns } from './markup/tick-runs.ts';
import { VOID } from './markup/void-elements.ts';

/** Finds the first place that is nested deeper than allowed. */
export function findTooDeep(text: string, format: 'md' | 'mdx' | 'jsx'): TooDeep | undefined {
  return isShallow(text, format) ? undefined : new NestingScan(text, format).run();
}

/** Each marker of a container takes at least one column. */
const DEEP_LINE = new RegExp(String.raw`^[ \t>*+\d.)-]{${deepestNesting.container}}`, 'm');
const MODULE_LINE = /^(?:import|export)\b/m;

/** Whether a text has too little markup to nest too deeply, as is true of nearly all pages. */
function isShallow(text: string, format: 'md' | 'mdx' | 'jsx'): boolean {
  const hasCode = format !== 'md' && (text.includes('{') || MODULE_LINE.test(text));
  if (format === 'jsx' || hasCode || DEEP_LINE.test(text)) return false;
  const emphasis = count(text, '*') + count(text, '_') + count(text, '~');
  return count(text, '<') <= deepestNesting.tag && emphasis <= deepestNesting.emphasis;
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

/** HTML elements that end implicitly where the next such element begins. */
const SELF_ENDING = /^(?:dd|dt|li|optgroup|option|p|rp|rt|tbody|td|tfoot|th|thead|tr)$/i;
const FENCE = /(?:(`{3,})[^`\n]*|(~{3,}).*)$/my;
const ESM = /(?:import|export)\b/y;
/** A marker at the beginning of a line that can open a quotation or a list item. */
const CONTAINER = /[ \t]*(?:(>)|([-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$))/y;
const SPACE = /[ \t]*/y;
/** What can precede the content of a line inside a fence. */
const FRAME = /[ \t>]*/y;
/** The characters that open or close markup; one of Markdown is plain text after a backslash. */
const SIGN =
  /\\[<{*_~`\\]|`+|<\/?[A-Za-z][\w.:-]*(?=[\s>]|\/>|$)|<\/?>|<|\/?>|["{}()[\];,]|[*_~]+/g;

/**
 * Operators, quoted text, which is skipped, and the punctuation that ends an expression. The punctuation of
 * an element counts as neither where no other expression could contain it: `<a b="`, `c="`, `" />`.
 */
const OPERATOR =
  /'[^']*'|"[^"]*"(?:\s*\/>)?|`[^`]*`|<[A-Za-z][\w.]*(?=\s+[\w:-]+=["{])|(?<=\s)[\w:-]+=(?=["{])|(?<end>[,;}])|(?<operator>=>|[-+!~?=*/%&|^.<>]|\b(?:await|delete|in|instanceof|new|typeof|void|yield)\b)/g;

class NestingScan {
  readonly #text: string;
  readonly #format: 'md' | 'mdx' | 'jsx';
  /** Columns of the markers of the lists around the line. */
  #lists: number[] = [];
  #fence: string | undefined;
  #depth = { tag: 0, bracket: 0, emphasis: 0, chain: 0, operator: 0 };
  /** Offsets of the tags that are open in the expression. */
  #unclosed: number[] = [];
  /** Whether the scan is between the name of a tag and the tag's end. */
  #isInTag = false;
  /** Whether the scan is in a quoted value that continues on the next line. */
  #isQuoted = false;
  #isModule: boolean;
  #found: TooDeep | undefined;
  readonly #inert: InertText;

  constructor(text: string, format: 'md' | 'mdx' | 'jsx') {
    this.#text = text;
    this.#format = format;
    this.#isModule = format === 'jsx';
    this.#inert = new InertText(text);
    if (this.#isModule) this.#inert.enter(0, 'file');
  }

  run(): TooDeep | undefined {
    for (let start = 0; start < this.#text.length && this.#found === undefined;) {
      const newline = this.#text.indexOf('\n', start);
      const end = newline === -1 ? this.#text.length : newline;
      this.#readLine(start, end);
      start = Math.max(end + 1, this.#inert.endAround(end));
    }
    this.#endExpression();
    return this.#found;
  }

  get #isCode(): boolean {
    return this.#isModule || this.#depth.bracket > 0;
  }

  #readLine(start: number, end: number): void {
    if (this.#text.slice(start, end).trim() === '') {
      this.#isQuoted = false;
      this.#depth.emphasis = 0;
      if (this.#depth.bracket === 0) this.#isModule = this.#format === 'jsx';
      return;
    }
    if (this.#isCode) {
      this.#readSigns(start, end);
      return;
    }
    const inner =
      this.#fence === undefined
        ? this.#readContainers(start, end)
        : start + at(FRAME, this.#text, start);
    if (this.#readFence(inner, end)) return;
    if (this.#format === 'mdx' && inner === start) this.#isModule = at(ESM, this.#text, start) > 0;
    if (this.#isModule) this.#inert.enter(start, 'module');
    this.#readSigns(inner, end);
  }

  /** Returns the offset after the markers of quotations and lists. */
  #readContainers(start: number, end: number): number {
    let offset = start;
    let quotes = 0;
    let isMarked = false;
    for (;;) {
      CONTAINER.lastIndex = offset;
      const [found, quote, item] = CONTAINER.exec(this.#text) ?? [];
      if (found === undefined) break;
      offset += found.length;
      const column = offset - start - (quote ?? item ?? '').length;
      if (quote === undefined) this.#lists = [...this.#outside(column), column];
      else quotes += 1;
      isMarked = true;
      this.#check('container', quotes + this.#lists.length, offset - 1);
      if (this.#found !== undefined) return offset;
    }
    const content = offset + at(SPACE, this.#text, offset);
    if (!isMarked) this.#lists = this.#outside(content - start);
    if (isMarked || /[|#]/.test(this.#text[content] ?? '')) this.#depth.emphasis = 0;
    return Math.min(content, end);
  }

  /** Returns the lists that continue in a line whose content begins at a column. */
  #outside(column: number): number[] {
    const inner = this.#lists.findLastIndex((marker) => marker < column);
    return this.#lists.slice(0, inner + 1);
  }

  /** Whether the line belongs to a code fence, whose content is not markup. */
  #readFence(inner: number, end: number): boolean {
    FENCE.lastIndex = inner;
    const [, ticks, tildes] = FENCE.exec(this.#text) ?? [];
    const marks = ticks ?? tildes;
    if (this.#fence === undefined) {
      this.#fence = marks;
      return marks !== undefined;
    }
    const isClosed =
      marks?.startsWith(this.#fence) === true && this.#text.slice(inner, end).trim() === marks;
    if (isClosed) this.#fence = undefined;
    return true;
  }

  #readSigns(start: number, end: number): void {
    const line = this.#text.slice(start, end);
    const code = this.#isCode ? 0 : this.#format === 'md' ? -1 : line.indexOf('{');
    if (code !== -1) this.#countOperators(line.slice(code), start + code);
    const ticks = listTickRuns(line);
    SIGN.lastIndex = this.#isQuoted ? this.#endOfQuote(line, 0) : 0;
    for (let match = SIGN.exec(line); match !== null; match = SIGN.exec(line)) {
      const [sign] = match;
      const past = this.#inert.endAround(start + match.index);
      if (past !== -1) {
        SIGN.lastIndex = past - start;
      } else if (sign === '"' && (this.#isInTag || this.#isCode)) {
        SIGN.lastIndex = this.#endOfQuote(line, SIGN.lastIndex);
      } else if (sign.startsWith('\\')) {
        if (!this.#isEscape(sign)) SIGN.lastIndex = match.index + 1;
      } else if (sign.startsWith('`')) {
        // In code, the content of backticks has been skipped as inert text.
        if (!this.#isCode) SIGN.lastIndex = endOfCode(ticks, sign.length, SIGN.lastIndex);
      } else {
        this.#readSign(sign, { line, index: match.index, offset: start + match.index });
      }
      if (this.#found !== undefined) return;
    }
  }

  /** Code and tags have no backslash escapes, nor do HTML blocks, which exist in Markdown but not in MDX. */
  #isEscape(sign: string): boolean {
    return !this.#isCode && !this.#isInTag && (this.#format === 'mdx' || sign !== '\\<');
  }

  #countOperators(line: string, start: number): void {
    for (const { groups, index } of line.matchAll(OPERATOR)) {
      if (groups?.['end'] !== undefined) this.#depth.operator = 0;
      if (groups?.['operator'] !== undefined) this.#depth.operator += 1;
      this.#check('operator', this.#depth.operator, start + index);
      if (this.#found !== undefined) return;
    }
  }

  /** Returns the offset after the closing quote; the value of an attribute can continue on the next line. */
  #endOfQuote(line: string, from: number): number {
    const closing = line.indexOf('"', from);
    this.#isQuoted = closing === -1 && this.#isInTag;
    if (closing !== -1) return closing + 1;
    return this.#isQuoted ? line.length : from;
  }

  #readSign(sign: string, place: SignPlace): void {
    if (/[*_~]/.test(sign)) this.#readEmphasis(sign, place);
    else if (/^<\/?[A-Za-z>]|\/?>$/.test(sign)) this.#readTagOrArrow(sign, place);
    else this.#readBracket(sign, place.offset);
  }

  #readTagOrArrow(sign: string, { line, index, offset }: SignPlace): void {
    const before = line[index - 1] ?? '';
    if (this.#isCode && sign === '>' && before === '=') return;
    // Quoted text is not an element, but what precedes the end of one can be quoted.
    const isEnd = sign.startsWith('</') || (this.#isInTag && sign === '/>');
    const isElement = this.#depth.bracket > 0 && (isEnd || !/['`]/.test(before));
    if (isElement && this.#format === 'mdx') this.#noteUnclosed(sign, offset);
    this.#readTag(sign, offset);
  }

  #readTag(sign: string, offset: number): void {
    if (sign === '>' || sign === '/>') {
      if (this.#isInTag && sign === '/>') this.#depth.tag = Math.max(0, this.#depth.tag - 1);
      this.#isInTag = false;
      this.#depth.chain = 0;
      return;
    }
    if (sign.startsWith('</')) {
      if (this.#format === 'md' && SELF_ENDING.test(sign.slice(2))) return;
      this.#depth.tag = Math.max(0, this.#depth.tag - 1);
      return;
    }
    this.#isInTag = sign !== '<>';
    this.#step(offset);
    const name = sign.slice(1);
    if (VOID.has(name.toLowerCase()) || (this.#format === 'md' && SELF_ENDING.test(name))) return;
    this.#depth.tag += 1;
    this.#check('tag', this.#depth.tag, offset);
  }

  #readBracket(sign: string, offset: number): void {
    if (this.#format === 'md' || (sign !== '{' && !this.#isCode)) return;
    if (/[;,}]/.test(sign)) this.#depth.chain = 0;
    if (/[([<]/.test(sign)) this.#step(offset);
    if (/[})\]]/.test(sign)) this.#closeBracket();
    if (!/[{([]/.test(sign)) return;
    if (!this.#isCode) this.#inert.enter(offset, 'bracket');
    this.#depth.bracket += 1;
    this.#check('bracket', this.#depth.bracket, offset);
  }

  #closeBracket(): void {
    this.#depth.bracket = Math.max(0, this.#depth.bracket - 1);
    if (this.#depth.bracket === 0) this.#endExpression();
  }

  #noteUnclosed(sign: string, offset: number): void {
    if (sign === '/>' || sign.startsWith('</')) this.#unclosed.pop();
    else if (sign !== '>') this.#unclosed.push(offset);
  }

  #endExpression(): void {
    this.#check('unclosed', this.#unclosed.length, this.#unclosed[0] ?? 0);
    this.#unclosed = [];
  }

  #step(offset: number): void {
    if (!this.#isCode) return;
    this.#depth.chain += 1;
    this.#check('chain', this.#depth.chain, offset);
  }

  /** Every two marks of a run form one element. */
  #readEmphasis(sign: string, { line, index, offset }: SignPlace): void {
    if (this.#isCode || this.#isInTag) return;
    const before = line[index - 1] ?? ' ';
    const after = line[index + sign.length] ?? ' ';
    const opens = /\S/.test(after);
    const closes = /\S/.test(before);
    if (opens && closes && sign.startsWith('_')) return;
    const elements = Math.ceil(sign.length / 2);
    if (closes && this.#depth.emphasis > 0) {
      this.#depth.emphasis = Math.max(0, this.#depth.emphasis - elements);
    } else if (opens) {
      this.#depth.emphasis += elements;
      this.#check('emphasis', this.#depth.emphasis, offset);
    }
  }

  #check(kind: Nesting, depth: number, offset: number): void {
    if (depth > deepestNesting[kind]) this.#found ??= { kind, offset };
  }
}

interface SignPlace {
  readonly line: string;
  readonly index: number;
  /** Offset of the character in the whole text. */
  readonly offset: number;
}

/** Returns the length of a sticky pattern's match at an offset. */
function at(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}
