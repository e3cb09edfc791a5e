/**
 * Reads JSON for its places: where each value stands, or where exactly the text stops being JSON
 * and what the author probably meant there. It is as strict as `JSON.parse`, which makes the value.
 */
import type { JsonProblem } from './json-problem.ts';
import { positionAt } from './source-file.ts';
import type { MapEntry, SourceNode, Span } from './source-tree.ts';

/** Deeper nesting than any real file has, and far from what a stack can bear. */
const DEPTH_LIMIT = 64;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:;={}[\]"'`/]+/y;
const COMMENT = /\/\/|\/\*|#/y;
const PLAIN_TEXT = /[^"\\\p{Cc}]*/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const FOREIGN_QUOTES = "'`“”„«‘’";
const CLOSERS = { '{': '}', '[': ']' } as const;

/** A tree of places, or the first problem and its offset. */
export type JsonReading =
  { readonly tree: SourceNode } | { readonly problem: JsonProblem; readonly offset: number };

/** Reads a JSON text; a byte order mark at its beginning is passed over. */
export function readJsonTree(text: string): JsonReading {
  try {
    return { tree: new JsonReader(text).read() };
  } catch (stop) {
    if (stop instanceof Stop) return { problem: stop.problem, offset: stop.offset };
    throw stop;
  }
}

/** Leaves the reader at the first problem; never leaves this module. */
class Stop extends Error {
  readonly problem: JsonProblem;
  readonly offset: number;

  constructor(problem: JsonProblem, offset: number) {
    super(problem.kind);
    this.problem = problem;
    this.offset = offset;
  }
}

class JsonReader {
  private readonly text: string;
  private offset = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): SourceNode {
    if (this.text.startsWith('\uFEFF')) this.offset = 1;
    const nul = this.text.indexOf('\0');
    if (nul !== -1) throw new Stop({ kind: 'not-text' }, nul);
    this.skipSpace();
    if (this.isAtEnd()) throw new Stop({ kind: 'empty' }, 0);
    const tree = this.readValue();
    this.skipSpace();
    if (!this.isAtEnd())
      throw this.stop({ kind: 'text-after-end', found: this.peekWord() || this.peek() });
    return tree;
  }

  private readValue(): SourceNode {
    const start = this.offset;
    const first = this.peek();
    if (first === '{') return this.readMap();
    if (first === '[') return this.readList();
    if (first === '"') this.readText();
    else this.readLiteral();
    return { kind: 'scalar', start, end: this.offset };
  }

  private readMap(): SourceNode {
    const entries: MapEntry[] = [];
    const span = this.readItems('{', () => entries.push(this.readEntry()));
    return { kind: 'map', entries, ...span };
  }

  private readList(): SourceNode {
    const items: SourceNode[] = [];
    const span = this.readItems('[', () => items.push(this.readValue()));
    return { kind: 'list', items, ...span };
  }

  /** What lists and objects share: items, the commas between them, and the closing bracket. */
  private readItems(opener: '{' | '[', readItem: () => void): Span {
    const start = this.offset;
    const closer = CLOSERS[opener];
    this.depth += 1;
    if (this.depth > DEPTH_LIMIT) throw this.stop({ kind: 'too-deep', limit: DEPTH_LIMIT });
    this.offset += 1;
    this.skipSpace();
    let comma: number | undefined;
    while (this.peek() !== closer) {
      this.checkItemStart(opener, start);
      readItem();
      comma = this.readSeparator(opener, start);
      if (comma === undefined) break;
    }
    if (comma !== undefined) throw new Stop({ kind: 'trailing-comma', closer }, comma);
    this.offset += 1;
    this.depth -= 1;
    return { start, end: this.offset };
  }

  /** Passes a comma and gives its offset; undefined when the closing bracket is next. */
  private readSeparator(opener: '{' | '[', start: number): number | undefined {
    const end = this.offset;
    this.skipSpace();
    if (this.peek() === CLOSERS[opener]) return undefined;
    if (this.peek() !== ',') {
      this.checkItemStart(opener, start);
      if (!/["\w{[-]/.test(this.peek())) throw this.literalProblem(this.peekWord());
      throw new Stop({ kind: 'missing-comma' }, end);
    }
    const comma = this.offset;
    this.offset += 1;
    this.skipSpace();
    return comma;
  }

  /** Stops at what can neither begin nor follow an item. */
  private checkItemStart(opener: '{' | '[', start: number): void {
    const next = this.peek();
    if (next === ',') throw this.stop({ kind: 'extra-comma' });
    if (next === '') throw new Stop({ kind: 'unclosed', opener }, start);
    if (next !== '}' && next !== ']') return;
    throw this.stop({
      kind: 'wrong-closer',
      found: next,
      expected: CLOSERS[opener],
      openedLine: positionAt(this.text, start).line,
    });
  }

  private readEntry(): MapEntry {
    const start = this.offset;
    if (this.peek() !== '"') throw this.keyProblem();
    this.readText();
    const keySpan = { start, end: this.offset };
    const key = JSON.parse(this.text.slice(start, this.offset)) as string;
    this.skipSpace();
    if (this.peek() !== ':') throw new Stop({ kind: 'missing-colon', key }, keySpan.end);
    const colon = this.offset;
    this.offset += 1;
    this.skipSpace();
    if (/^[,}\]]?$/.test(this.peek())) throw new Stop({ kind: 'missing-value', key }, colon);
    return { key, keySpan, value: this.readValue() };
  }

  private readText(): void {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      this.match(PLAIN_TEXT);
      const next = this.peek();
      if (next === '"') break;
      if (next === '' || next === '\n' || next === '\r')
        throw new Stop({ kind: 'unclosed-text' }, start);
      if (next === '\\') this.readEscape();
      else if (next < ' ') throw this.stop({ kind: 'control-character', code: next.charCodeAt(0) });
      else this.offset += 1;
    }
    this.offset += 1;
  }

  private readEscape(): void {
    if (this.match(ESCAPE) !== '') return;
    throw this.stop({ kind: 'bad-escape', escape: this.text.slice(this.offset, this.offset + 2) });
  }

  /** `true`, `false`, `null`, a number, or what was written instead of one. */
  private readLiteral(): void {
    const word = this.peekWord();
    const isNumber = this.peekMatch(NUMBER) === word && word !== '';
    if (!isNumber && !/^(?:true|false|null)$/.test(word)) throw this.literalProblem(word);
    this.offset += word.length;
  }

  private literalProblem(word: string): Stop {
    const next = this.peek();
    if (FOREIGN_QUOTES.includes(next)) return this.stop({ kind: 'foreign-quote', quote: next });
    if (/^[+-.]?\d|^[+-]/.test(word)) return this.stop({ kind: 'bad-number', number: word });
    if (word !== '') return this.stop({ kind: 'bad-word', word });
    return this.stop({ kind: 'unexpected', found: next });
  }

  private keyProblem(): Stop {
    const next = this.peek();
    if (FOREIGN_QUOTES.includes(next)) return this.stop({ kind: 'foreign-quote', quote: next });
    const word = this.peekWord();
    if (/^[\p{L}\p{N}_$]/u.test(word)) return this.stop({ kind: 'unquoted-key', key: word });
    return this.stop({ kind: 'bad-key', found: word === '' ? next : word });
  }

  private stop(problem: JsonProblem): Stop {
    return new Stop(problem, this.offset);
  }

  /** A slash or a hash after space is a comment: no JSON has one there. */
  private skipSpace(): void {
    this.match(SPACE);
    const opener = this.peekMatch(COMMENT);
    if (opener !== '') throw this.stop({ kind: 'comment', opener });
  }

  private peek(): string {
    return this.text.charAt(this.offset);
  }

  private peekWord(): string {
    return this.peekMatch(WORD);
  }

  private isAtEnd(): boolean {
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
