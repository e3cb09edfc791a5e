/**
 * Finds the inert text in code with JSX elements: strings, templates, comments and quoted attribute values.
 * One pass, in time proportional to the code, without a parser. Where only a parser could tell what a
 * character means, nothing after it is reported as inert.
 */
import { endOfPattern, endOfString } from './literal-ends.ts';
import { isVoidName } from './void-elements.ts';

/** A range from the first character of an inert text up to the character that closes it. */
export interface Inert {
  readonly from: number;
  readonly to: number;
}

/**
 * How code begins: as a whole file, at a line with `import` or `export`, or at a bracket and up to its
 * partner.
 */
export type CodeStart = 'bracket' | 'file' | 'module';

/**
 * `children` is the content between the tags of an element; a `void` tag has none. After a `condition`, a
 * statement begins.
 */
type Mode = 'code' | 'condition' | 'template' | 'tag' | 'void' | 'children';

/** Names, and numbers with their decimal point. */
const NAME = /\d[\w.]*|[\p{ID_Continue}$\u200c\u200d]+/uy;
const TAG_NAME = /[A-Za-z_$][\w$.:-]*/y;
const CLOSED_NAME = /\s*[\w$.:-]*\s*/y;
const BLANK_LINE = /\r?\n[ \t]*\r?(?:\n|$)/y;
/** The characters that end a line of JavaScript. */
const LINE_END = /[\n\r\u2028\u2029]/g;
/** Keywords after which a value begins; any other name ends a value. */
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  'await case default delete do else in instanceof new return throw typeof void yield'.split(' '),
);

const CONDITIONS: ReadonlySet<string> = new Set(['for', 'if', 'while', 'with']);

/** Scans the code of one text, from top to bottom. */
export class InertScan {
  readonly #text: string;
  #ranges: Inert[] = [];
  #modes: Mode[] = [];
  #isModule = false;
  #at = 0;
  /** Where the current text of a template began. */
  #from = 0;
  #lineEnd = -1;
  /** Whether a value has just ended, so that `<` compares and `/` divides. */
  #isValue = false;
  /** Whether only a parser could tell if a value has just ended. */
  #isUnsure = false;
  /** Whether only a parser could tell what the characters from here on mean. */
  #isLost = false;
  /** The name or the punctuation character that was read last. */
  #last = '';

  constructor(text: string) {
    this.#text = text;
  }

  /** Lists the inert text of the code that begins at `at`. A module in a page ends at an empty line. */
  list(at: number, start: CodeStart): { readonly ranges: readonly Inert[]; readonly end: number } {
    this.#ranges = [];
    this.#modes = ['code'];
    this.#at = start === 'bracket' ? at + 1 : at;
    this.#isModule = start === 'module';
    this.#move(0, false);
    while (this.#at < this.#text.length && this.#modes.length > 0 && !this.#isLost) {
      const mode = this.#modes.at(-1);
      if (mode === 'code' || mode === 'condition') {
        if (this.#endsModule()) break;
        this.#readCode();
      } else if (mode === 'template') this.#readTemplate();
      else if (mode === 'children') this.#readChildren();
      else this.#readTag();
    }
    return { ranges: this.#ranges, end: this.#isLost ? this.#text.length : this.#at };
  }

  #endsModule(): boolean {
    return this.#isModule && this.#modes.length === 1 && this.#find(BLANK_LINE) !== '';
  }

  #readCode(): void {
    const sign = this.#text[this.#at] ?? '';
    const name = this.#find(NAME);
    if (name !== '') this.#readName(name);
    else if (sign === '"' || sign === "'")
      this.#readPast(endOfString(this.#text, this.#at, this.#endOfLine()));
    else if (sign === '`') this.#open('template');
    else if (sign === '/') this.#readSlash();
    else if (sign === '<') this.#readLess();
    else if (sign === '(' && CONDITIONS.has(this.#last)) this.#open('condition');
    else if (/[{([]/.test(sign)) this.#open('code');
    else if (/[})\]]/.test(sign)) this.#close();
    else this.#readOther(sign);
  }

  #readName(name: string): void {
    const isMember = this.#last === '.';
    this.#move(name.length, isMember || !BEFORE_VALUE.has(name), isMember ? '' : name);
    // `of` can be the keyword or the name of a variable.
    this.#isUnsure = name === 'of' && !isMember;
  }

  #readOther(sign: string): void {
    if (/\s/.test(sign)) this.#at += 1;
    else if (sign === '\\') this.#isLost = true;
    else {
      const isTwice = this.#text[this.#at - 1] === sign;
      // A value begins after `...`, the name of a member after a single `.`.
      this.#move(1, false, sign === '.' && isTwice ? '' : sign);
      this.#isUnsure = isTwice && /[+-]/.test(sign);
    }
  }

  #readLess(): void {
    if (this.#isUnsure) this.#isLost = true;
    else if (this.#isValue) this.#move(1, false);
    else this.#openTag();
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
    const next = this.#text[this.#at + 1] ?? '';
    if (sign === '"' || sign === "'") this.#readPast(this.#text.indexOf(sign, this.#at + 1));
    else if (sign === '{') this.#open('code');
    else if (sign === '<') this.#openTag();
    else if (sign === '/' && /[*/]/.test(next)) this.#readComment(next);
    else if (sign === '/' && next === '>') {
      this.#at += 1;
      this.#close();
    } else if (sign === '>') this.#endTag();
    else this.#at += 1;
  }

  #endTag(): void {
    const mode = this.#modes.at(-1);
    this.#close();
    if (mode === 'tag') this.#modes.push('children');
    // In code, a parser may read what follows as the children of this element.
    else if (this.#modes.at(-1) !== 'children') this.#isLost = true;
  }

  #readChildren(): void {
    const sign = this.#text[this.#at];
    if (sign === '{') this.#open('code');
    else if (sign !== '<') this.#at += 1;
    else if (this.#text[this.#at + 1] === '/') this.#readClosingTag();
    else this.#openTag();
  }

  #readClosingTag(): void {
    this.#at += '</'.length;
    const name = this.#find(CLOSED_NAME);
    this.#at += name.length;
    if (this.#text[this.#at] !== '>') this.#isLost = true;
    else if (isVoidName(name.trim())) this.#at += 1;
    else this.#close();
  }

  #openTag(): void {
    this.#at += 1;
    const name = this.#find(TAG_NAME);
    this.#at += name.length;
    this.#isLost = name === '' && this.#text[this.#at] !== '>';
    this.#modes.push(isVoidName(name) ? 'void' : 'tag');
  }

  #readSlash(): void {
    const next = this.#text[this.#at + 1] ?? '';
    if (/[*/]/.test(next)) this.#readComment(next);
    else if (this.#isUnsure) this.#isLost = true;
    else if (this.#isValue) this.#move(1, false);
    else this.#readPast(endOfPattern(this.#text, this.#at, this.#endOfLine()));
  }

  #readComment(next: string): void {
    const from = this.#at + 2;
    const end = next === '/' ? this.#endOfLine() : this.#text.indexOf('*/', from);
    this.#isLost = end === -1;
    this.#note(from, end);
    this.#at = next === '/' ? end : end + 2;
  }

  /** Skips a literal whose closing character is at `end`; -1 means that nothing closes it. */
  #readPast(end: number): void {
    this.#isLost = end === -1;
    this.#note(this.#at + 1, end);
    this.#at = end;
    this.#move(1, true);
  }

  #open(mode: Mode): void {
    this.#move(1, false);
    this.#modes.push(mode);
    this.#from = this.#at;
  }

  #close(): void {
    // A statement begins after the brace of a block, an operator after that of an object.
    const isBrace = this.#text[this.#at] === '}';
    this.#move(1, this.#modes.pop() !== 'condition');
    this.#isUnsure = isBrace;
    this.#from = this.#at;
  }

  #note(from: number, to: number): void {
    if (to > from) this.#ranges.push({ from, to });
  }

  #move(length: number, isValue: boolean, last = ''): void {
    this.#at += length;
    this.#isValue = isValue;
    this.#isUnsure = false;
    this.#last = last;
  }

  #endOfLine(): number {
    if (this.#lineEnd < this.#at) {
      LINE_END.lastIndex = this.#at;
      this.#lineEnd = LINE_END.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#lineEnd;
  }

  #find(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }
}
