/**
 * Indexes the lists and objects of a JSON text by offset. Their contents are parsed on demand: a reader
 * opens a few lines of five megabytes, and rendering the whole tree would block the page.
 */

import { endOfText } from '../../../core/text/json/json-tokens.ts';
import { isJson } from '../../../core/text/json/is-json.ts';

export interface JsonPart {
  readonly kind: 'list' | 'map' | 'scalar';
  /** Offsets in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The offsets of the name of a field, quotes included. */
  readonly key?: { readonly start: number; readonly end: number };
  /** The number of its own parts. */
  readonly count: number;
}

/** The maximum nesting that is rendered: deeper than anybody reads, and low enough for the call stack. */
const maxDepth = 500;

const space = /[ \t\n\r]*/y;
const scalar = /[^ \t\n\r,\]}]*/y;

export class JsonIndex {
  readonly text: string;
  readonly root: JsonPart;
  readonly #containers: Containers;

  private constructor(text: string, containers: Containers) {
    this.text = text;
    this.#containers = containers;
    this.root = this.#partAt(skip(space, text, 0));
  }

  /** Returns undefined if the text is not JSON, or nested too deeply to be rendered. */
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
    let at = skip(space, text, start + 1);
    while (at < end - 1) {
      const part = kind === 'map' ? this.#fieldAt(at) : this.#partAt(at);
      parts.push(part);
      // Skip the comma, if there is one.
      at = skip(space, text, skip(space, text, part.end) + 1);
    }
    return parts;
  }

  #fieldAt(start: number): JsonPart {
    const key = { start, end: endOfText(this.text, start) };
    const colon = skip(space, this.text, key.end);
    return { ...this.#partAt(skip(space, this.text, colon + 1)), key };
  }

  #partAt(start: number): JsonPart {
    const { text } = this;
    const first = text[start];
    if (first === '[' || first === '{') {
      const { end, count } = this.#containers.at(start);
      return { kind: first === '[' ? 'list' : 'map', start, end, count };
    }
    const end = first === '"' ? endOfText(text, start) : skip(scalar, text, start);
    return { kind: 'scalar', start, end, count: 0 };
  }
}

/** Starts, ends and part counts of all lists and objects, ordered by start. */
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

/**
 * Scans the text once. Returns undefined if it is nested too deeply, or if a bracket closes nothing, which
 * JSON never does.
 */
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
      if (open.length >= maxDepth) return undefined;
      open.push(found.starts.length);
      found.starts.push(at);
      found.ends.push(at + 1);
      // Commas are counted; a container that is not empty has one part more than commas.
      const inside = text[skip(space, text, at + 1)];
      found.counts.push(inside === ']' || inside === '}' ? 0 : 1);
    } else if (character === ']' || character === '}') {
      if (rank === undefined) return undefined;
      found.ends[rank] = at + 1;
      open.pop();
    }
  }
  return found;
}

/** Returns the offset after the match of `pattern` at `at`. The pattern is sticky and always matches. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return Math.max(at, pattern.lastIndex);
}
