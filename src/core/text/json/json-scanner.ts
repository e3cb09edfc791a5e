/**
 * Scans the tokens of JSON one after the other: strings, numbers, punctuation, and the whitespace between
 * them.
 */
import type { JsonProblem } from './json-problem.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:;={}[\]"'`/]+/y;
const COMMENT = /\/\/|\/\*|#/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const [space, quote, backslash] = [32, 34, 92];
const FOREIGN_QUOTES = "'`“”„«‘’";

/** Aborts reading at the first problem; `readJson` catches it. */
export class JsonStop extends Error {
  readonly problem: JsonProblem;
  readonly offset: number;

  constructor(problem: JsonProblem, offset: number) {
    super(problem.kind);
    this.problem = problem;
    this.offset = offset;
  }
}

/** A position in a text that advances with each token read. */
export class JsonScanner {
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  readText(): void {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      this.skipPlainText();
      const next = this.peek();
      if (next === '"') break;
      if (next === '' || next === '\n' || next === '\r')
        throw new JsonStop({ kind: 'unclosed-text' }, start);
      if (next === '\\') this.readEscape();
      else throw this.stop({ kind: 'control-character', code: next.charCodeAt(0) });
    }
    this.offset += 1;
  }

  private skipPlainText(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      // At the end of the text, `code` is NaN, for which every comparison is false.
      if (!(code >= space) || code === quote || code === backslash) return;
      this.offset += 1;
    }
  }

  private readEscape(): void {
    if (this.match(ESCAPE) !== '') return;
    throw this.stop({ kind: 'bad-escape', escape: this.text.slice(this.offset, this.offset + 2) });
  }

  /** Reads `true`, `false`, `null` or a number; throws at anything written instead of one. */
  readLiteral(): void {
    const word = this.peekWord();
    const isNumber = this.peekMatch(NUMBER) === word && word !== '';
    if (!isNumber && !/^(?:true|false|null)$/.test(word)) throw this.literalProblem(word);
    this.offset += word.length;
  }

  literalProblem(word: string): JsonStop {
    const next = this.peek();
    if (FOREIGN_QUOTES.includes(next)) return this.stop({ kind: 'foreign-quote', quote: next });
    if (/^[+-.]?\d|^[+-]/.test(word)) return this.stop({ kind: 'bad-number', number: word });
    if (word !== '') return this.stop({ kind: 'bad-word', word });
    return this.stop({ kind: 'unexpected', found: next });
  }

  keyProblem(): JsonStop {
    const next = this.peek();
    if (FOREIGN_QUOTES.includes(next)) return this.stop({ kind: 'foreign-quote', quote: next });
    const word = this.peekWord();
    if (/^[\p{L}\p{N}_$]/u.test(word)) return this.stop({ kind: 'unquoted-key', key: word });
    return this.stop({ kind: 'bad-key', found: word === '' ? next : word });
  }

  stop(problem: JsonProblem): JsonStop {
    return new JsonStop(problem, this.offset);
  }

  /**
   * Skips whitespace. A slash or a hash after it is reported as a comment, since valid JSON has neither
   * there.
   */
  skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.offset))) this.offset += 1;
    const next = this.peek();
    if (next !== '/' && next !== '#') return;
    const opener = this.peekMatch(COMMENT);
    if (opener !== '') throw this.stop({ kind: 'comment', opener });
  }

  peek(): string {
    return this.text.charAt(this.offset);
  }

  peekWord(): string {
    return this.peekMatch(WORD);
  }

  isAtEnd(): boolean {
    return this.offset >= this.text.length;
  }

  private match(pattern: RegExp): string {
    const found = this.peekMatch(pattern);
    this.offset += found.length;
    return found;
  }

  private peekMatch(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    return pattern.exec(this.text)?.[0] ?? '';
  }
}

/** Space, tab, and line breaks. */
function isSpace(code: number): boolean {
  return code === space || code === 10 || code === 13 || code === 9;
}
