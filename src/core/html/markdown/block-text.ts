/** Builds Markdown blocks below each other, in lists and quotes. */

/** Content nested more deeply is not indented further: the indentation would outgrow the content. */
const MAX_INDENTED_LEVELS = 16;

/** The prefix of a block's first line, and of its other lines. */
export interface Indent {
  readonly first: string;
  readonly others: string;
}

export class BlockText {
  readonly #lines: string[] = [];
  #indent = '';
  /** The prefix of the next line, if that line begins a block. */
  #opening: string | undefined;
  /** The prefix of the empty line before the block. */
  #gapIndent = '';
  #depth = 0;
  #isTight = false;
  #needsGap = false;
  /** The marker of the list that ended last, if nothing has followed it yet. */
  #ended: string | undefined;

  /** Adds a block of one or more lines. */
  add(block: string): void {
    const gap = (this.#opening === undefined ? this.#indent : this.#gapIndent).trimEnd();
    if (this.#lines.length > 0 && (!this.#isTight || this.#needsGap)) this.#lines.push(gap);
    this.#needsGap = false;
    this.#ended = undefined;
    for (const line of block.split('\n')) {
      const indent = this.#opening ?? this.#indent;
      this.#opening = undefined;
      this.#lines.push(line === '' ? indent.trimEnd() : indent + line);
    }
  }

  /** Indents what `write` adds; returns whether it added anything. */
  addWithin({ first, others }: Indent, write: () => void): boolean {
    const before = { indent: this.#indent, opening: this.#opening, count: this.#lines.length };
    const isDeep = this.#depth >= MAX_INDENTED_LEVELS;
    if (before.opening === undefined) this.#gapIndent = before.indent;
    this.#opening = (before.opening ?? before.indent) + first;
    if (!isDeep) this.#indent += others;
    this.#depth += 1;
    write();
    this.#depth -= 1;
    this.#indent = before.indent;
    const isWritten = this.#lines.length > before.count;
    if (!isWritten) this.#opening = before.opening;
    return isWritten;
  }

  /**
   * Adds a list; `tight` lists have no empty lines. `write` receives `'-'`, or `'*'` directly below another
   * list.
   */
  addList(kind: ListKind, write: (marker: string) => void): void {
    const [usual, other] = MARKERS[kind];
    const marker = this.#ended === usual ? other : usual;
    const wasTight = this.#isTight;
    this.#needsGap ||= !wasTight;
    this.#isTight = kind.endsWith('tight');
    write(marker);
    this.#isTight = wasTight;
    this.#ended = marker;
  }

  toString(): string {
    return this.#lines.join('\n');
  }
}

const MARKERS = {
  bullets: ['-', '*'],
  'bullets tight': ['-', '*'],
  numbers: ['.', ')'],
  'numbers tight': ['.', ')'],
} as const;

export type ListKind = keyof typeof MARKERS;
