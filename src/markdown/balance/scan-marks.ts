/**
 * Finds the tags and code fences in MDX text in one pass. Reads fences either as the compiler does or, if
 * one of them is not closed, as they seem to be meant.
 */
import { bodyStart } from '../../core/text/markup/front-matter-block.ts';
import { VOID } from '../../core/text/markup/void-elements.ts';
import { listTickRuns, endOfCode } from '../../core/text/markup/tick-runs.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { judgeCode, parseJsx } from '../repair/jsx-code.ts';
import { formulaLength, hasFormulas } from '../repair/formulas.ts';
import { findTypeArgument, PLACEHOLDER_TAG } from '../repair/placeholder.ts';
import { findClosingBrace } from '../repair/scan-tag.ts';
import {
  type FenceEnd,
  findFenceEnd,
  findLastEnd,
  readFence,
  type WrittenFence,
} from './read-fence.ts';
import { type ClosedNames, type WrittenTag, readTag } from './read-tag.ts';

/** A tag and its position in its line. */
export interface PlacedTag extends WrittenTag {
  /** Number of characters before it in its line; a tab counts as four. */
  readonly column: number;
  /** Offset at which its line begins. */
  readonly line: number;
  /** Whether only list and blockquote markers precede it. */
  readonly isFirst: boolean;
}

/** A fence that does not end where it seems to be meant to. */
export interface OddFence {
  readonly fence: WrittenFence;
  readonly end: FenceEnd;
  /** The changes that make it end there. */
  readonly repair: readonly TextChange[];
}

export interface TagsAndFences {
  /** All tags except those that HTML never closes. */
  readonly tags: readonly PlacedTag[];
  readonly oddFences: readonly OddFence[];
}

const BLANK_LINE = /\n[ \t>]*\r?\n/g;
const CLOSING_NAME = /<\s*\/\s*([\p{L}\w$.:-]+)/gu;
const LEAD = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/;
const SIGN = /\n|\\[^\n]|`+|\$\$?|<|\{/g;
const ADDRESS = /<(?:[a-z][a-z\d+.-]*:[^\s<>]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/iy;
/** The destination of a link or a definition, in angle brackets because it may contain spaces. */
const DESTINATION = /(?<=\]\(|\]:[ \t]+)<(?:\\[^\n]|[^\\<>\n])*>/y;
/** The most characters of list and blockquote markers before a tag. */
const MAX_LEAD_CHARACTERS = 300;
/** The most characters of inline code. */
const MAX_CODE_CHARACTERS = 1000;
/**
 * The most unclosed constructs whose end is searched for, since each search may run to the end of the text.
 */
const MAX_UNCLOSED = 20;

export function scanMarks(text: string, fences: 'strict' | 'meant'): TagsAndFences {
  return new MarkScan(text, fences).run();
}

class MarkScan {
  readonly #text: string;
  readonly #fences: 'strict' | 'meant';
  readonly #hasMaths: boolean;
  readonly #lastEnd: number;
  readonly #closed: ClosedNames;
  #paragraphEnd = -1;
  readonly #tags: PlacedTag[] = [];
  readonly #odd: OddFence[] = [];
  /** Names of the tags that are open. */
  readonly #open: string[] = [];
  #unclosed = 0;
  #at = 0;
  #lineStart = 0;

  constructor(text: string, fences: 'strict' | 'meant') {
    this.#text = text;
    this.#fences = fences;
    this.#hasMaths = hasFormulas(text);
    this.#lastEnd = findLastEnd(text);
    this.#closed = new Set(Array.from(text.matchAll(CLOSING_NAME), ([, name = '']) => name));
  }

  run(): TagsAndFences {
    this.#at = bodyStart(this.#text);
    this.#beginLine();
    while (this.#at < this.#text.length) this.#readSign();
    return { tags: this.#tags, oddFences: this.#odd };
  }

  #readSign(): void {
    SIGN.lastIndex = this.#at;
    const match = SIGN.exec(this.#text);
    if (match === null) {
      this.#at = this.#text.length;
      return;
    }
    const [sign] = match;
    const start = match.index;
    this.#at = start + sign.length;
    if (sign === '\n') this.#beginLine();
    else if (sign.startsWith('`')) this.#skipCode(start, sign.length);
    else if (sign.startsWith('$')) this.#skipFormula(start, sign);
    else if (sign === '{') this.#skipExpression(start);
    else if (sign === '<') this.#readTag(start);
  }

  #beginLine(): void {
    this.#lineStart = this.#at;
    while (this.#skipModule() || this.#skipFence()) this.#lineStart = this.#at;
  }

  /** Skips imports and exports, which follow an empty line. */
  #skipModule(): boolean {
    const start = this.#at;
    const before = this.#text.slice(Math.max(0, start - 100), start);
    const isBlock = /^(?:import|export)\b/.test(this.#text.slice(start, start + 7));
    if (!isBlock || !/(?:^|\n)[ \t]*\r?\n$|^$|---[ \t]*\n$/.test(before)) return false;
    let end = start;
    for (let tries = 0; tries < MAX_UNCLOSED && end < this.#text.length; tries += 1) {
      BLANK_LINE.lastIndex = end + 1;
      end = BLANK_LINE.exec(this.#text)?.index ?? this.#text.length;
      const judgment = judgeCode(this.#text.slice(start, end));
      if (judgment === 'whole') {
        this.#at = Math.min(end + 1, this.#text.length);
        return true;
      }
      if (judgment === 'broken') break;
    }
    return false;
  }

  #skipFence(): boolean {
    const fence = readFence(this.#text, this.#at);
    if (fence === undefined) return false;
    const { next, odd } = findFenceEnd(this.#text, fence, {
      isMeant: this.#fences === 'meant',
      isOpen: (name) => this.#open.includes(name),
      lastEnd: this.#lastEnd,
    });
    if (odd !== undefined) this.#odd.push({ fence, ...odd });
    this.#at = next;
    return true;
  }

  /** Skips inline code, which ends in the same paragraph, if at all. */
  #skipCode(start: number, length: number): void {
    if (this.#paragraphEnd <= start) {
      BLANK_LINE.lastIndex = start;
      this.#paragraphEnd = BLANK_LINE.exec(this.#text)?.index ?? this.#text.length;
    }
    const from = start + length;
    const rest = this.#text.slice(from, Math.min(this.#paragraphEnd, from + MAX_CODE_CHARACTERS));
    const stop = endOfCode(listTickRuns(rest), length, 0);
    this.#at = from + stop;
    this.#noteLine(start);
  }

  #skipFormula(start: number, sign: string): void {
    if (!this.#hasMaths) return;
    if (sign === '$$') {
      const end = this.#text.indexOf('$$', start + 2);
      if (end !== -1) this.#at = end + 2;
    } else {
      this.#at = start + (formulaLength(this.#text.slice(start)) || 1);
    }
    this.#noteLine(start);
  }

  /** Skips an expression. Braces that do not hold JavaScript are text, whose tags count. */
  #skipExpression(start: number): void {
    if (this.#unclosed >= MAX_UNCLOSED) return;
    const end = findClosingBrace(this.#text, start);
    const code = end === undefined ? '' : this.#text.slice(start + 1, end - 1);
    const isDoubtful = code.includes('<') || /\n[ \t]*\n/.test(code);
    if (end === undefined || (isDoubtful && !isExpression(code))) {
      this.#unclosed += 1;
      return;
    }
    this.#at = end;
    this.#noteLine(start);
  }

  #readTag(start: number): void {
    if (this.#text.startsWith('<!--', start)) {
      const end = this.#text.indexOf('-->', start);
      if (end !== -1) this.#at = end + 3;
      this.#noteLine(start);
      return;
    }
    const address = this.#matchAt(ADDRESS, start) || this.#matchAt(DESTINATION, start);
    if (address > 0) {
      this.#at = start + address;
      return;
    }
    const tag = readTag(this.#text, start, this.#closed);
    if (tag === undefined || this.#isPlaceholder(tag)) return;
    const line = this.#lineStart;
    const lead = this.#text.slice(line, Math.min(start, line + MAX_LEAD_CHARACTERS));
    const isFirst = start <= line + MAX_LEAD_CHARACTERS && LEAD.test(lead);
    const column = lead.replaceAll('\t', '    ').length;
    this.#at = tag.end;
    this.#noteLine(start);
    if (tag.kind === 'open' && VOID.has(tag.name)) return;
    this.#tags.push({ ...tag, column, line, isFirst });
    this.#noteOpen(tag);
  }

  /** Returns the length of a pattern's match at a place; 0 without one. */
  #matchAt(pattern: RegExp, start: number): number {
    pattern.lastIndex = start;
    return pattern.exec(this.#text)?.[0].length ?? 0;
  }

  #isPlaceholder({ name, kind, start, end, faults }: WrittenTag): boolean {
    const isBare = kind === 'open' && end === start + name.length + 2 && faults.length === 0;
    if (!isBare || this.#closed.has(name)) return false;
    return PLACEHOLDER_TAG.test(`<${name}>`) || findTypeArgument(this.#text, start) !== undefined;
  }

  #noteOpen({ name, kind }: WrittenTag): void {
    if (kind === 'open') this.#open.push(name);
    if (kind !== 'close') return;
    const rank = this.#open.lastIndexOf(name);
    if (rank !== -1) this.#open.splice(rank);
  }

  /** Updates the start of the line: text after a construct that spans lines is on the line where it ends. */
  #noteLine(start: number): void {
    const line = this.#text.slice(start, this.#at).lastIndexOf('\n');
    if (line !== -1) this.#lineStart = start + line + 1;
  }
}

function isExpression(code: string): boolean {
  return parseJsx(`(${code}\n)`) !== undefined || /^(?:\s|\/\*[\s\S]*?\*\/)*$/.test(code);
}
