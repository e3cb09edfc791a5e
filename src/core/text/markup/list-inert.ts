/**
 * Where code with elements is text and nothing else: in strings, templates, comments and quoted values
 * of tags. One pass, in time proportional to the code, without a parser.
 */
import { isVoidName } from './void-elements.ts';

/** From the first sign of a text up to what closes it. */
export interface Inert {
  readonly from: number;
  readonly to: number;
}

/** Where code begins: all of a file, a line with `export`, or a bracket that ends with its partner. */
export type CodeStart = 'bracket' | 'file' | 'module';

/** A module of a page ends at an empty line. */
export function listInert(
  text: string,
  at: number,
  start: CodeStart,
): { readonly ranges: readonly Inert[]; readonly end: number } {
  return new InertScan(text, at, start).run();
}

/** `children` are what stands between the tags of an element, and a `void` tag has none. */
type Mode = 'code' | 'template' | 'tag' | 'void' | 'children';

const NAME = /[\w$]+/y;
const TAG_NAME = /[A-Za-z_$][\w$.:-]*/y;
const BLANK_LINE = /\r?\n[ \t]*\r?(?:\n|$)/y;
/** Behind these a value begins, behind any other name it has ended. */
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  'await case default delete do else in instanceof new of return throw typeof void yield'.split(
    ' ',
  ),
);

class InertScan {
  readonly #text: string;
  readonly #ranges: Inert[] = [];
  readonly #modes: Mode[] = ['code'];
  readonly #isModule: boolean;
  #at: number;
  /** Where the text of the template began. */
  #from = 0;
  #lineEnd = -1;
  /** Up to where there is no end of a string, a pattern or a comment, by what opens it. */
  readonly #endless = new Map<string, number>();
  /** Whether a value has ended, so that `<` compares and `/` divides. */
  #isValue = false;

  constructor(text: string, at: number, start: CodeStart) {
    this.#text = text;
    this.#at = start === 'bracket' ? at + 1 : at;
    this.#isModule = start === 'module';
  }

  run(): { ranges: readonly Inert[]; end: number } {
    while (this.#at < this.#text.length && this.#modes.length > 0) {
      const mode = this.#modes.at(-1);
      if (mode === 'code') {
        if (this.#endsModule()) break;
        this.#readCode();
      } else if (mode === 'template') this.#readTemplate();
      else if (mode === 'children') this.#readChildren();
      else this.#readTag();
    }
    return { ranges: this.#ranges, end: this.#at };
  }

  #endsModule(): boolean {
    return this.#isModule && this.#modes.length === 1 && this.#find(BLANK_LINE) !== '';
  }

  #readCode(): void {
    const sign = this.#text[this.#at] ?? '';
    const name = this.#find(NAME);
    if (name !== '') this.#move(name.length, !BEFORE_VALUE.has(name));
    else if (sign === '"' || sign === "'") this.#readString(sign, this.#endOfLine());
    else if (sign === '`') this.#open('template');
    else if (sign === '/') this.#readSlash();
    else if (sign === '<' && !this.#isValue) this.#openTag();
    else if (/[{([]/.test(sign)) this.#open('code');
    else if (/[})\]]/.test(sign)) this.#close();
    else this.#move(1, /\s/.test(sign) && this.#isValue);
  }

  #readTemplate(): void {
    const sign = this.#text[this.#at];
    if (sign === '\\') this.#at += 2;
    else if (sign === '`') {
      this.#note(this.#from, this.#at);
      this.#close();
    } else if (sign === '$' && this.#text[this.#at + 1] === '{') {
      this.#note(this.#from, this.#at);
      this.#at += 1;
      this.#open('code');
    } else this.#at += 1;
  }

  #readTag(): void {
    const sign = this.#text[this.#at] ?? '';
    if (sign === '"' || sign === "'") this.#readString(sign, this.#text.length);
    else if (sign === '{') this.#open('code');
    else if (sign === '/' && this.#text[this.#at + 1] === '>') {
      this.#at += 1;
      this.#close();
    } else if (sign === '>') {
      const mode = this.#modes.at(-1);
      this.#close();
      if (mode === 'tag') this.#modes.push('children');
    } else this.#at += 1;
  }

  #readChildren(): void {
    const sign = this.#text[this.#at];
    if (sign === '{') this.#open('code');
    else if (sign !== '<') this.#at += 1;
    else if (this.#text[this.#at + 1] === '/') {
      const end = this.#text.indexOf('>', this.#at);
      this.#at = end === -1 ? this.#text.length - 1 : end;
      this.#close();
    } else this.#openTag();
  }

  #openTag(): void {
    this.#at += 1;
    const name = this.#find(TAG_NAME);
    this.#at += name.length;
    const isTag = name !== '' || this.#text[this.#at] === '>';
    if (isTag) this.#modes.push(isVoidName(name) ? 'void' : 'tag');
    this.#isValue = false;
  }

  /** A string that does not end is none. */
  #readString(quote: string, limit: number): void {
    const isCode = this.#modes.at(-1) === 'code';
    this.#readPast(quote, limit, (at) => {
      while (at < limit && this.#text[at] !== quote)
        at += isCode && this.#text[at] === '\\' ? 2 : 1;
      return at;
    });
  }

  #readSlash(): void {
    const next = this.#text[this.#at + 1];
    if (next === '/') {
      this.#note(this.#at + 2, this.#endOfLine());
      this.#at = this.#endOfLine();
    } else if (next === '*') {
      this.#readComment();
    } else if (this.#isValue) {
      this.#move(1, false);
    } else {
      const limit = this.#endOfLine();
      this.#readPast('/', limit, (at) => this.#endOfPattern(at, limit));
    }
  }

  #readComment(): void {
    const from = this.#at + 2;
    const end = this.#endless.has('/*') ? -1 : this.#text.indexOf('*/', from);
    if (end === -1) this.#endless.set('/*', this.#text.length);
    else this.#note(from, end);
    this.#at = end === -1 ? from : end + 2;
  }

  #endOfPattern(at: number, limit: number): number {
    let isInClass = false;
    for (; at < limit && (isInClass || this.#text[at] !== '/'); at += 1) {
      const sign = this.#text[at];
      if (sign === '\\') at += 1;
      else if (sign === '[') isInClass = true;
      else if (sign === ']') isInClass = false;
    }
    return at;
  }

  /** Reads up to what `find` finds before the limit; looks for nothing twice. */
  #readPast(opening: string, limit: number, find: (at: number) => number): void {
    const from = this.#at + 1;
    const isKnown = (this.#endless.get(opening) ?? -1) >= limit;
    const to = isKnown ? limit : find(from);
    if (to < limit) this.#note(from, to);
    else this.#endless.set(opening, limit);
    this.#at = to < limit ? to + 1 : from;
    this.#isValue = true;
  }

  #open(mode: Mode): void {
    this.#at += 1;
    this.#modes.push(mode);
    this.#from = this.#at;
    this.#isValue = false;
  }

  #close(): void {
    this.#at += 1;
    this.#modes.pop();
    this.#from = this.#at;
    this.#isValue = true;
  }

  #note(from: number, to: number): void {
    if (to > from) this.#ranges.push({ from, to });
  }

  #move(length: number, isValue: boolean): void {
    this.#at += length;
    this.#isValue = isValue;
  }

  #endOfLine(): number {
    if (this.#lineEnd < this.#at) {
      const end = this.#text.indexOf('\n', this.#at);
      this.#lineEnd = end === -1 ? this.#text.length : end;
    }
    return this.#lineEnd;
  }

  #find(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }
}
