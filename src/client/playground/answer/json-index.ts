/**
 * A JSON text with the places of its lists and objects. What is in them is read when somebody looks:
 * of five megabytes a reader opens a few lines, and a whole tree of them would stop the page.
 */

import { endOfText } from '../../../core/text/json/json-tokens.ts';
import { isJson } from '../../../core/text/json/is-json.ts';

export interface JsonPart {
  readonly kind: 'list' | 'map' | 'scalar';
  /** In the text; `end` is behind the last character. */
  readonly start: number;
  readonly end: number;
  /** Where the name of a field stands, with its quotes. */
  readonly key?: { readonly start: number; readonly end: number };
  /** How many parts it has itself. */
  readonly count: number;
}

/** Deeper than anybody reads, and than stacks may hold. */
const mostDepth = 500;

const space = /[ \t\n\r]*/y;
const scalar = /[^ \t\n\r,\]}]*/y;

export class JsonIndex {
  readonly text: string;
  readonly root: JsonPart;
  readonly #containers: Containers;

  private constructor(text: string, containers: Containers) {
    this.text = text;
    this.#containers = containers;
    this.root = this.#partAt(pass(space, text, 0));
  }

  /** Undefined for what is no JSON, or nested too deeply to be drawn. */
  static read(text: string): JsonIndex | undefined {
    const containers = findContainers(text);
    return containers && isJson(text) ? new JsonIndex(text, containers) : undefined;
  }

  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.text.slice(start, end);
  }

  listParts({ kind, start, end }: JsonPart): readonly JsonPart[] {
    const { text } = this;
    const parts: JsonPart[] = [];
    let at = pass(space, text, start + 1);
    while (at < end - 1) {
      const part = kind === 'map' ? this.#fieldAt(at) : this.#partAt(at);
      parts.push(part);
      // Behind the comma, if there is one.
      at = pass(space, text, pass(space, text, part.end) + 1);
    }
    return parts;
  }

  #fieldAt(start: number): JsonPart {
    const key = { start, end: endOfText(this.text, start) };
    const colon = pass(space, this.text, key.end);
    return { ...this.#partAt(pass(space, this.text, colon + 1)), key };
  }

  #partAt(start: number): JsonPart {
    const { text } = this;
    const first = text[start];
    if (first === '[' || first === '{') {
      const { end, count } = this.#containers.at(start);
      return { kind: first === '[' ? 'list' : 'map', start, end, count };
    }
    const end = first === '"' ? endOfText(text, start) : pass(scalar, text, start);
    return { kind: 'scalar', start, end, count: 0 };
  }
}

/** Starts, ends and numbers of parts of all lists and objects, in the order of their starts. */
class Containers {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly counts: number[] = [];

  at(start: number): { readonly end: number; readonly count: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return { end: this.ends[low] ?? start + 1, count: this.counts[low] ?? 0 };
  }
}

/** One walk over the text; undefined where it is nested too deeply, or no JSON at all. */
function findContainers(text: string): Containers | undefined {
  const found = new Containers();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    const rank = open.at(-1);
    if (character === '"') {
      at = endOfText(text, at) - 1;
    } else if (character === ',' && rank !== undefined) {
      found.counts[rank] = (found.counts[rank] ?? 0) + 1;
    } else if (character === '[' || character === '{') {
      if (open.length >= mostDepth) return undefined;
      open.push(found.starts.length);
      found.starts.push(at);
      found.ends.push(at + 1);
      // One more than its commas, where anything is in it.
      const inside = text[pass(space, text, at + 1)];
      found.counts.push(inside === ']' || inside === '}' ? 0 : 1);
    } else if (character === ']' || character === '}') {
      if (rank === undefined) return undefined;
      found.ends[rank] = at + 1;
      open.pop();
    }
  }
  return found;
}

/** Behind what `pattern`, which is sticky and matches everywhere, finds at `at`. */
function pass(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return Math.max(at, pattern.lastIndex);
}
