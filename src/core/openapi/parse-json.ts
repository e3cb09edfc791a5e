/** JSON text to a tree without loss, or the place and the nature of the first fault in it. */
import type { JsonEntry, JsonNode } from './json-node.ts';

export interface JsonFault {
  /** A sentence without its place: `A comma is missing.` */
  readonly message: string;
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
}

export type ParsedJson =
  | { readonly node: JsonNode; readonly fault?: never }
  | { readonly node?: never; readonly fault: JsonFault };

/** Deeper JSON is sent as it is, but no form shows it. */
const mostLevels = 200;

class Fault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export function parseJson(text: string): ParsedJson {
  try {
    return { node: new Reader(text).readWhole() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.at).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return { fault: { message: error.message, line: before.length, column } };
  }
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): JsonNode {
    const node = this.#readValue(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#fault('Something follows the end of the JSON.');
    return node;
  }

  #readValue(level: number): JsonNode {
    this.#skipSpace();
    if (level > mostLevels) throw this.#fault(`The JSON has more than ${mostLevels} levels.`);
    switch (this.#text[this.#at]) {
      case undefined:
        throw this.#fault('A value is missing.');
      case '{':
        return this.#readObject(level);
      case '[':
        return this.#readArray(level);
      case '"':
        return { kind: 'string', value: this.#readString() };
      default:
        return this.#readWord();
    }
  }

  #readObject(level: number): JsonNode {
    const entries: JsonEntry[] = [];
    this.#at += 1;
    while (!this.#takes('}')) {
      if (entries.length > 0) this.#comma();
      this.#skipSpace();
      if (this.#text[this.#at] !== '"') {
        throw this.#fault('A name in double quotes is missing.');
      }
      const name = this.#readString();
      if (!this.#takes(':')) throw this.#fault('A colon is missing.');
      entries.push({ name, node: this.#readValue(level + 1) });
    }
    return { kind: 'object', entries };
  }

  #readArray(level: number): JsonNode {
    const items: JsonNode[] = [];
    this.#at += 1;
    while (!this.#takes(']')) {
      if (items.length > 0) this.#comma();
      items.push(this.#readValue(level + 1));
    }
    return { kind: 'array', items };
  }

  #comma(): void {
    if (!this.#takes(',')) throw this.#fault('A comma or a closing bracket is missing.');
    this.#skipSpace();
    if (/[\]}]/.test(this.#text[this.#at] ?? '')) {
      throw this.#fault('There is a comma before the closing bracket.');
    }
  }

  #readString(): string {
    const [written] = this.#match(/"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"/y) ?? [];
    if (written === undefined) throw this.#fault('A closing quote is missing.');
    try {
      return String(JSON.parse(written));
    } catch {
      this.#at -= written.length;
      throw this.#fault('A character of the text has to be escaped.');
    }
  }

  #readWord(): JsonNode {
    const [number] = this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y) ?? [];
    if (number !== undefined) return { kind: 'number', text: number };
    const [word] = this.#match(/(?:true|false|null)\b/y) ?? [];
    if (word === undefined) throw this.#fault('This is no JSON value.');
    return { kind: 'literal', value: word === 'null' ? null : word === 'true' };
  }

  #takes(sign: string): boolean {
    this.#skipSpace();
    const isThere = this.#text[this.#at] === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #skipSpace(): void {
    this.#match(/[ \t\n\r]*/y);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }

  #fault(message: string): Fault {
    return new Fault(message, Math.min(this.#at, this.#text.length));
  }
}
