/**
 * The only JSON parser of the project. It is exactly as strict as `JSON.parse`, and reports what that does
 * not: where each value is, how each number is written, which names are repeated, and, for a text that is
 * not JSON, where exactly it stops being JSON and what its author probably meant there.
 *
 * It keeps an explicit stack instead of recursing, so that deep nesting never overflows the call stack.
 * `limit` protects what is done with the tree afterwards.
 */
import type { JsonProblem } from './json-problem.ts';
import { JsonScanner, JsonStop } from './json-scanner.ts';
import type { JsonEntry, JsonScalar, JsonTree } from './json-tree.ts';

/** Deeper than the nesting of any real configuration, and far from what the call stack can bear. */
const DEPTH_LIMIT = 64;

const CLOSERS = { '{': '}', '[': ']' } as const;

/** A tree, or the first problem and its offset. */
export type JsonReading = { readonly tree: JsonTree; readonly problem?: never } | JsonFailure;

export interface JsonFailure {
  readonly tree?: never;
  readonly problem: JsonProblem;
  /** Where the problem is reported. */
  readonly offset: number;
  /** Where reading stopped; after `offset` if the construct that begins there never ends. */
  readonly reached: number;
  /** The lists and objects that were open there, outermost first. */
  readonly open: readonly Pick<Open, 'opener' | 'start'>[];
}

/**
 * Reads a JSON text; skips a byte order mark at its beginning. Lists and objects can be nested up to
 * `limit` levels deep.
 */
export function readJson(text: string, limit = DEPTH_LIMIT): JsonReading {
  const reader = new JsonReader(text, limit);
  try {
    return { tree: reader.read() };
  } catch (stop) {
    if (!(stop instanceof JsonStop)) throw stop;
    const { problem, offset } = stop;
    return { problem, offset, reached: reader.offset, open: reader.open };
  }
}

/** A list or an object whose closing bracket has not been read yet. */
interface Open {
  readonly opener: '{' | '[';
  readonly start: number;
  readonly items: JsonTree[];
  readonly entries: JsonEntry[];
  /** The key whose value is being read. */
  key?: Omit<JsonEntry, 'value'>;
}

class JsonReader extends JsonScanner {
  private readonly limit: number;
  readonly open: Open[] = [];

  constructor(text: string, limit: number) {
    super(text);
    this.limit = limit;
  }

  read(): JsonTree {
    if (this.text.startsWith('\uFEFF')) this.offset = 1;
    const nul = this.text.indexOf('\0');
    if (nul !== -1) throw new JsonStop({ kind: 'not-text' }, nul);
    this.skipSpace();
    if (this.isAtEnd()) throw new JsonStop({ kind: 'empty' }, 0);
    const tree = this.readTree();
    this.skipSpace();
    if (!this.isAtEnd())
      throw this.stop({ kind: 'text-after-end', found: this.peekWord() || this.peek() });
    return tree;
  }

  private readTree(): JsonTree {
    let value = this.startValue();
    for (;;) {
      const around = this.open.at(-1);
      if (around === undefined && value !== undefined) return value;
      if (around === undefined) throw this.stop({ kind: 'empty' });
      if (value === undefined) {
        value = this.startItem(around);
        continue;
      }
      addTo(around, value);
      const comma = this.readSeparator(around);
      if (comma === undefined) value = this.close(around);
      else if (this.peek() === CLOSERS[around.opener])
        throw new JsonStop({ kind: 'trailing-comma', closer: CLOSERS[around.opener] }, comma);
      else value = this.startItem(around);
    }
  }

  /** Reads the value that begins here; undefined if it is a list or an object that is not empty. */
  private startValue(): JsonTree | undefined {
    const start = this.offset;
    const opener = this.peek();
    if (opener !== '{' && opener !== '[') {
      if (opener === '"') this.readText();
      else this.readLiteral();
      return this.scalarFrom(start);
    }
    if (this.open.length >= this.limit) {
      throw this.stop({ kind: 'too-deep', limit: this.limit });
    }
    const opened: Open = { opener, start, items: [], entries: [] };
    this.open.push(opened);
    this.offset += 1;
    this.skipSpace();
    return this.peek() === CLOSERS[opener] ? this.close(opened) : undefined;
  }

  private startItem(around: Open): JsonTree | undefined {
    this.checkItemStart(around);
    if (around.opener === '{') around.key = this.readKey();
    return this.startValue();
  }

  private close({ opener, start, items, entries }: Open): JsonTree {
    this.open.pop();
    this.offset += 1;
    const end = this.offset;
    return opener === '{'
      ? { kind: 'map', entries, start, end }
      : { kind: 'list', items, start, end };
  }

  private scalarFrom(start: number): JsonScalar {
    const end = this.offset;
    return { kind: 'scalar', text: this.text.slice(start, end), start, end };
  }

  /** Skips a comma and returns its offset; undefined when the closing bracket is next. */
  private readSeparator(around: Open): number | undefined {
    const end = this.offset;
    this.skipSpace();
    if (this.peek() === CLOSERS[around.opener]) return undefined;
    if (this.peek() !== ',') {
      this.checkItemStart(around);
      if (!/["\w{[-]/.test(this.peek())) throw this.literalProblem(this.peekWord());
      throw new JsonStop({ kind: 'missing-comma' }, end);
    }
    const comma = this.offset;
    this.offset += 1;
    this.skipSpace();
    return comma;
  }

  /** Throws at a character that can neither begin nor follow an item. */
  private checkItemStart({ opener, start }: Open): void {
    const next = this.peek();
    if (next === ',') throw this.stop({ kind: 'extra-comma' });
    if (next === '') throw new JsonStop({ kind: 'unclosed', opener }, start);
    if (next !== '}' && next !== ']') return;
    throw this.stop({
      kind: 'wrong-closer',
      found: next,
      expected: CLOSERS[opener],
      openedLine: this.text.slice(0, start).split('\n').length,
    });
  }

  private readKey(): Omit<JsonEntry, 'value'> {
    const start = this.offset;
    if (this.peek() !== '"') throw this.keyProblem();
    this.readText();
    const keySpan = this.scalarFrom(start);
    const key = JSON.parse(keySpan.text) as string;
    this.skipSpace();
    if (this.peek() !== ':') throw new JsonStop({ kind: 'missing-colon', key }, keySpan.end);
    const colon = this.offset;
    this.offset += 1;
    this.skipSpace();
    if (/^[,}\]]?$/.test(this.peek())) throw new JsonStop({ kind: 'missing-value', key }, colon);
    return { key, keySpan };
  }
}

function addTo({ items, entries, key }: Open, value: JsonTree): void {
  if (key === undefined) items.push(value);
  else entries.push({ ...key, value });
}
