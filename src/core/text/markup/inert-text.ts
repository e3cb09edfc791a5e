import { type CodeStart, type Inert, InertScan } from './list-inert.ts';

/**
 * Finds inert text in the code of a page (strings, comments and the like) for a scan that goes through the
 * page from top to bottom.
 */
export class InertText {
  readonly #scan: InertScan;
  #ranges: Inert[] = [];
  /** The offset up to which code has been read. */
  #known = 0;

  constructor(text: string) {
    this.#scan = new InertScan(text);
  }

  /** Records that code begins at an offset. */
  enter(at: number, start: CodeStart): void {
    if (at < this.#known) return;
    const { ranges, end } = this.#scan.list(at, start);
    this.#ranges = ranges.toReversed();
    this.#known = end;
  }

  /** Returns where the inert text around an offset ends; -1 where the offset is not in inert text. */
  endAround(offset: number): number {
    while ((this.#ranges.at(-1)?.to ?? Infinity) <= offset) this.#ranges.pop();
    const { from, to } = this.#ranges.at(-1) ?? { from: Infinity, to: -1 };
    return from <= offset ? to : -1;
  }
}
