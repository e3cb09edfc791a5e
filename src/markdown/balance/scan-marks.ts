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
import { ClosingBraces } from './closing-braces.ts';
import { OpenStack } from './open-stack.ts';
import {
  type FenceEnd,
  findFenceEnd,
  findLastEnd,
  type KnownFences,
  readFence,
  type WrittenFence,
} from './read-fence.ts';
import { readTag, type TextAround, type WrittenTag } from './read-tag.ts';
import { TableRows } from './table-rows.ts';

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
  readonly fences: readonly WrittenFence[];
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
/** The most paragraphs of an import or export, since each makes a longer text to parse. */
const MAX_PARAGRAPHS = 20;
/** The most braces that turn out not to hold code, since each may be parsed to the end of the text. */
const MAX_BROKEN = 20;

export function scanMarks(text: string, fences: 'strict' | 'meant'): TagsAndFences {
  return new MarkScan(text, fences).run();
}

class MarkScan {
  readonly #text: string;
  readonly #fences: 'strict' | 'meant';
  readonly #hasMaths: boolean;
  readonly #lastEnd: number;
  readonly #known: KnownFences = { paired: new Map(), outer: new Map(), ends: new Map() };
  readonly #around: TextAround;
  /** The part of a paragraph from its first inline code on, and the backticks in it. */
  #paragraphStart = 0;
  #paragraphEnd = -1;
  #ticks: ReturnType<typeof listTickRuns> = new Map();
  readonly #tags: PlacedTag[] = [];
  readonly #allFences: WrittenFence[] = [];
  readonly #odd: OddFence[] = [];
  readonly #open = new OpenStack<WrittenTag>();
  #broken = 0;
  /** Whether a comment of HTML that is never closed has been found; all after it are not closed either. */
  #hasOpenComment = false;
  #at = 0;
  #lineStart = 0;

  constructor(text: string, fences: 'strict' | 'meant') {
    this.#text = text;
    this.#fences = fences;
    this.#hasMaths = hasFormulas(text);
    this.#lastEnd = findLastEnd(text);
    const closed = new Set(Array.from(text.matchAll(CLOSING_NAME), ([, name = '']) => name));
    this.#around = { closed, braces: new ClosingBraces(text), tables: new TableRows(text) };
  }

  run(): TagsAndFences {
    this.#at = bodyStart(this.#text);
    this.#beginLine();
    while (this.#at < this.#text.length) this.#readSign();
    return { tags: this.#tags, fences: this.#allFences, oddFences: this.#odd };
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
    for (let tries = 0; tries < MAX_PARAGRAPHS && end < this.#text.length; tries += 1) {
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
      isOpen: (name) => this.#open.has(name),
      lastEnd: this.#lastEnd,
      ...this.#known,
    });
    this.#allFences.push(fence);
    if (odd !== undefined) this.#odd.push({ fence, ...odd });
    this.#at = next;
    return true;
  }

  /** Skips inline code, which ends in the same paragraph, if at all. */
  #skipCode(start: number, length: number): void {
    if (this.#paragraphEnd <= start) {
      BLANK_LINE.lastIndex = start;
      this.#paragraphStart = start;
      this.#paragraphEnd = BLANK_LINE.exec(this.#text)?.index ?? this.#text.length;
      this.#ticks = listTickRuns(this.#text.slice(start, this.#paragraphEnd));
    }
    const from = start + length - this.#paragraphStart;
    this.#at = this.#paragraphStart + endOfCode(this.#ticks, length, from);
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
    const end = this.#around.braces.endAfter(start);
    if (end === undefined || this.#broken >= MAX_BROKEN) return;
    const code = this.#text.slice(start + 1, end - 1);
    const isDoubtful = code.includes('<') || /\n[ \t]*\n/.test(code);
    if (isDoubtful && !isExpression(code)) {
      this.#broken += 1;
      return;
    }
    this.#at = end;
    this.#noteLine(start);
  }

  #readTag(start: number): void {
    if (this.#text.startsWith('<!--', start)) {
      this.#skipComment(start);
      return;
    }
    const address = this.#matchAt(ADDRESS, start) || this.#matchAt(DESTINATION, start);
    if (address > 0) {
      this.#at = start + address;
      return;
    }
    const tag = readTag(this.#text, start, this.#around);
    if (tag === undefined || this.#isPlaceholder(tag)) return;
    const line = this.#lineStart;
    const lead = this.#text.slice(line, Math.min(start, line + MAX_LEAD_CHARACTERS));
    const isFirst = start <= line + MAX_LEAD_CHARACTERS && LEAD.test(lead);
    const column = lead.replaceAll('\t', '    ').length;
    this.#at = tag.end;
    this.#noteLine(start);
    if (tag.kind === 'open' && VOID.has(tag.name)) return;
    this.#tags.push({ ...tag, column, line, isFirst });
    if (tag.kind === 'open') this.#open.open(tag);
    if (tag.kind === 'close') this.#open.close(tag.name);
  }

  #skipComment(start: number): void {
    const end = this.#hasOpenComment ? -1 : this.#text.indexOf('-->', start);
    this.#hasOpenComment = end === -1;
    if (end !== -1) this.#at = end + 3;
    this.#noteLine(start);
  }

  /** Returns the length of a pattern's match at a place; 0 without one. */
  #matchAt(pattern: RegExp, start: number): number {
    pattern.lastIndex = start;
    return pattern.exec(this.#text)?.[0].length ?? 0;
  }

  #isPlaceholder({ name, kind, start, end, faults }: WrittenTag): boolean {
    const isBare = kind === 'open' && end === start + name.length + 2 && faults.length === 0;
    if (!isBare || this.#around.closed.has(name)) return false;
    return PLACEHOLDER_TAG.test(`<${name}>`) || findTypeArgument(this.#text, start) !== undefined;
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
