/**
 * Reads one MDX tag as its author meant it. Where the compiler gives up at the first unexpected character,
 * this reader goes on: it names what is wrong and how the tag could still be read.
 */
import type { TextChange } from '../../core/text/text-change.ts';
import type { ClosingBraces } from './closing-braces.ts';
import { readValue, type TagFault } from './read-value.ts';
import type { TableRows } from './table-rows.ts';
import type { TagProblem } from './tag-words.ts';

export interface WrittenTag {
  /** `''` for a fragment. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
  readonly faults: readonly TagFault[];
}

const CLOSING = /<[ \t]*\/[ \t]*([\p{L}\w$.:-]*)([^<>\n]*)(>?)/uy;
const OPENING = /<([ \t]*)([\p{L}_$][\p{L}\w$.:-]*)(?=[\s/>{]|$)/uy;
const NAME = /[\p{L}_$@:][\p{L}\w$.:@-]*/uy;
const SPACE = /\s*/y;
const EQUALS = /\s*=\s*/y;
/** Comments between attributes. Their length is limited, because many can begin that never end. */
const BLOCK_COMMENT = String.raw`\/\*(?:[^*]|\*(?!\/)){0,2000}\*\/`;
const COMMENT = new RegExp(
  String.raw`\{(?:\s*${BLOCK_COMMENT})+\s*\}|${BLOCK_COMMENT}|\/\/[ \t][^\n]*(?=\n)|<!--[^]{0,2000}?-->`,
  'y',
);
/** Comments before a spread, in its braces. */
const SPREAD_COMMENT = new RegExp(String.raw`\{\s*(?:${BLOCK_COMMENT}\s*)+(?=\.\.\.)`, 'y');
/** Attributes without a value, up to the end of the line. */
const REST = /(?:[ \t]+[\w:-]+)*[ \t]*(?![^\n])/y;

/** What is known about the whole text. */
export interface TextAround {
  /** Names of tags that are closed somewhere. */
  readonly closed: ReadonlySet<string>;
  readonly braces: ClosingBraces;
  readonly tables: TableRows;
}

/** Reads the tag whose `<` is at `start`; undefined if no tag can be meant. */
export function readTag(text: string, start: number, around: TextAround): WrittenTag | undefined {
  if (text.startsWith('<>', start)) {
    return { name: '', kind: 'open', start, end: start + 2, faults: [] };
  }
  return readClosing(text, start) ?? new TagReading(text, start, around).read();
}

function readClosing(text: string, start: number): WrittenTag | undefined {
  CLOSING.lastIndex = start;
  const match = CLOSING.exec(text);
  if (match === null) return undefined;
  const [whole, name = '', rest = '', bracket = ''] = match;
  const problem = problemOfClosing(whole, { rest, bracket });
  const isSure = problem === undefined || problem.kind === 'closing-attributes';
  if (!isSure && !/^[A-Z]/.test(name)) return undefined;
  const length = bracket === '' ? whole.length - rest.length : whole.length;
  const end = start + length;
  const repair = { start, end, text: `</${name}>` };
  const faults = problem === undefined ? [] : [{ problem, offset: start, repair }];
  return { name, kind: 'close', start, end, faults };
}

function problemOfClosing(
  whole: string,
  { rest, bracket }: { readonly rest: string; readonly bracket: string },
): TagProblem | undefined {
  if (/^<[ \t]+/.test(whole)) return { kind: 'blank' };
  if (bracket === '') return { kind: 'no-end' };
  const found = rest.trim();
  return found === '' ? undefined : { kind: 'closing-attributes', found };
}

class TagReading {
  readonly #text: string;
  readonly #start: number;
  readonly #around: TextAround;
  readonly #faults: TagFault[] = [];
  #at = 0;
  /** The offset after the last attribute that has a value, or after the name. */
  #sure = 0;
  #hasValue = false;

  constructor(text: string, start: number, around: TextAround) {
    this.#text = text;
    this.#around = around;
    this.#start = start;
  }

  read(): WrittenTag | undefined {
    OPENING.lastIndex = this.#start;
    const [whole, blank = '', name = ''] = OPENING.exec(this.#text) ?? [];
    if (whole === undefined) return undefined;
    if (blank !== '') {
      if (!/^[A-Z]/.test(name) || !this.#around.closed.has(name)) return undefined;
      const repair = { start: this.#start + 1, end: this.#start + 1 + blank.length, text: '' };
      this.#report({ kind: 'blank' }, this.#start, repair);
    }
    this.#at = this.#sure = this.#start + whole.length;
    for (;;) {
      this.#skip(SPACE);
      const character = this.#text[this.#at] ?? '';
      if (character === '>') return this.#end(name, 'open', 1);
      if (this.#text.startsWith('/>', this.#at)) return this.#end(name, 'empty', 2);
      if (this.#isCutOff(character)) return this.#withoutEnd(name);
      if (!this.#readPart(character)) return this.#giveUp(name);
    }
  }

  /** Whether the tag ends here without a `>`: at the end of the text, or where another one begins. */
  #isCutOff(character: string): boolean {
    return character === '' || (character === '<' && this.#match(COMMENT) === '');
  }

  /** Reads one part of the tag; whether reading can go on after it. */
  #readPart(character: string): boolean {
    const comment = this.#match(COMMENT);
    if (comment !== '') {
      // The line of the comment must not become an empty one, which would end the tag.
      const blank = /\s*$/.exec(this.#text.slice(this.#sure, this.#at))?.[0] ?? '';
      const [start, end] = [this.#at - blank.length, this.#at + comment.length];
      this.#report({ kind: 'comment' }, this.#at, { start, end, text: ' ' });
      this.#at = this.#sure = end;
      return true;
    }
    if (character === '{') {
      const opening = this.#match(SPREAD_COMMENT);
      const inside = { start: this.#at + 1, end: this.#at + opening.length, text: '' };
      if (opening !== '') this.#report({ kind: 'comment' }, this.#at, inside);
      const end = this.#around.braces.endAfter(this.#at);
      this.#at = this.#sure = end ?? this.#at;
      return end !== undefined;
    }
    const name = this.#match(NAME);
    if (name !== '') return this.#readAttribute(name);
    const change = { start: this.#at, end: this.#at + 1, text: '' };
    if (/[,;]/.test(character))
      this.#report({ kind: 'separator', found: character }, this.#at, change);
    else if (character === '}') this.#report({ kind: 'brace' }, this.#at, change);
    else return false;
    this.#at += 1;
    return true;
  }

  #readAttribute(written: string): boolean {
    const offset = this.#at;
    this.#at += written.length;
    const attribute = written.replace(/:$/, '');
    if (attribute !== written && /^[ \t]*["'{]/.test(this.#text.slice(this.#at, this.#at + 20))) {
      const blanks = this.#match(/[ \t]*/y).length;
      const colon = { start: this.#at - 1, end: this.#at + blanks, text: '=' };
      this.#report({ kind: 'colon', attribute }, offset, colon);
      this.#at += blanks;
      return this.#readValue(attribute, offset);
    }
    const equals = this.#match(EQUALS);
    if (equals === '') return true;
    this.#at += equals.length;
    return this.#readValue(attribute, offset);
  }

  #readValue(name: string, offset: number): boolean {
    const { braces } = this.#around;
    const { end, fault } = readValue(this.#text, this.#at, { name, offset, braces });
    if (fault !== undefined) this.#faults.push(fault);
    if (end === undefined) return false;
    this.#at = this.#sure = end;
    this.#hasValue = true;
    return true;
  }

  #end(name: string, kind: 'open' | 'empty', length: number): WrittenTag {
    const tag = this.#text.slice(this.#start, this.#at);
    const bars = findBars(tag, this.#start, this.#around.tables);
    if (bars !== undefined) this.#report({ kind: 'bar' }, bars.start, bars);
    return { name, kind, start: this.#start, end: this.#at + length, faults: this.#faults };
  }

  /** Ends an unfinished tag, but only if a tag is meant, which is not so in `a <b and c < d`. */
  #withoutEnd(name: string): WrittenTag | undefined {
    const isMeant = /^[A-Z]/.test(name) || this.#hasValue || this.#around.closed.has(name);
    if (!isMeant) return undefined;
    REST.lastIndex = this.#sure;
    const rest = this.#hasValue ? (REST.exec(this.#text)?.[0] ?? '') : '';
    const at = this.#sure + rest.trimEnd().length;
    this.#report({ kind: 'no-end' }, this.#start, { start: at, end: at, text: '>' });
    return { name, kind: 'open', start: this.#start, end: at, faults: this.#faults };
  }

  #giveUp(name: string): WrittenTag | undefined {
    const isReported = this.#faults.at(-1)?.repair === undefined && this.#faults.length > 0;
    const isMeant = /^[A-Z]/.test(name) || this.#hasValue;
    if (!isReported && !isMeant) return undefined;
    const found = this.#text[this.#at] ?? '';
    if (!isReported) this.#report({ kind: 'unexpected', found }, this.#at);
    const line = this.#text.slice(this.#at, endOfLine(this.#text, this.#at));
    const end = this.#at + (line.indexOf('>') + 1 || line.length);
    const kind = this.#text[end - 2] === '/' ? 'empty' : 'open';
    return { name, kind, start: this.#start, end, faults: this.#faults };
  }

  #report(problem: TagProblem, offset: number, repair?: TextChange): void {
    this.#faults.push({ problem, offset, ...(repair && { repair }) });
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  #skip(pattern: RegExp): void {
    this.#at += this.#match(pattern).length;
  }
}

const QUOTED = /"[^"]*"|'[^']*'/g;
const BARS = /(?<!\\)\|(?:[\s\S]*\|)?/;
/**
 * Returns the change that escapes all bars in the quoted values of a tag where they would end table cells.
 * A tag with bars in code is left alone.
 */
function findBars(tag: string, from: number, tables: TableRows): TextChange | undefined {
  const found = BARS.exec(tag);
  if (found === null || tag.includes('\n') || tag.replace(QUOTED, '').includes('|')) {
    return undefined;
  }
  if (!tables.hasRowAt(from)) return undefined;
  const { 0: bars, index } = found;
  const start = from + index;
  const repaired = bars.replace(/(?<!\\)\|/g, '&#124;');
  return { start, end: start + bars.length, text: repaired };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
