import { mergeRuns, type Run } from './format-code.ts';

type Lines = readonly (readonly Run[])[];

/** The length and class of each run of a line, alternating; `''` is no class. */
type PackedLine = readonly (number | string)[];

/**
 * The tokenized code of one page: what an earlier build stored, and what is shown now. When only the prose
 * of a page has changed, no grammar is needed; compiling one for its first line takes longer than the page.
 */
export class PageCode {
  readonly #known: ReadonlyMap<string, readonly PackedLine[]>;
  readonly #shown = new Map<string, Lines>();
  /** Languages of new code whose grammars are not loaded. */
  readonly lacking = new Set<string>();

  /** @param kept the result of `format`; anything else is treated as if no code were known. */
  constructor(kept?: string) {
    this.#known = kept === undefined ? new Map() : parse(kept);
  }

  get isKnown(): boolean {
    return this.#known.size > 0;
  }

  /** @param grammar id of the grammar that tokenizes `text`. */
  find(grammar: string, text: string): Run[][] | undefined {
    const lines = this.#known.get(toKey(grammar, text));
    return lines && text.split('\n').map((line, index) => unpack(line, lines[index] ?? []));
  }

  add(grammar: string, text: string, lines: Lines): void {
    this.#shown.set(toKey(grammar, text), lines);
  }

  /** Formats everything that was added as text; undefined if nothing was. */
  format(): string | undefined {
    if (this.#shown.size === 0) return undefined;
    return JSON.stringify(Array.from(this.#shown, ([key, lines]) => [key, lines.map(pack)]));
  }
}

function toKey(grammar: string, text: string): string {
  return `${grammar}\n${text}`;
}

function pack(runs: readonly Run[]): PackedLine {
  return mergeRuns(runs).flatMap(({ text, className = '' }) => [text.length, className]);
}

function unpack(line: string, packed: PackedLine): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (let index = 0; index < packed.length; index += 2) {
    const text = line.slice(at, (at += Number(packed[index])));
    const className = String(packed[index + 1]);
    runs.push(className === '' ? { text } : { text, className });
  }
  return runs;
}

function parse(kept: string): ReadonlyMap<string, readonly PackedLine[]> {
  try {
    return new Map(JSON.parse(kept) as [string, readonly PackedLine[]][]);
  } catch {
    return new Map();
  }
}
