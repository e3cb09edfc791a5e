import { type CodeStart, type Inert, InertScan } from './list-inert.ts';

/** What is text in the code of a page, for one who reads the page from top to bottom. */
export class InertText {
  readonly #scan: InertScan;
  #ranges: Inert[] = [];
  /** Up to where the code has been read. */
  #known = 0;

  constructor(text: string) {
    this.#scan = new InertScan(text);
  }

  /** Code begins here. */
  enter(at: number, start: CodeStart): void {
    if (at < this.#known) return;
    const { ranges, end } = this.#scan.list(at, start);
    this.#ranges = ranges.toReversed();
    this.#known = end;
  }

  /** Where the text ends that an offset stands in; -1 where it stands in none. */
  endAround(offset: number): number {
    while ((this.#ranges.at(-1)?.to ?? Infinity) <= offset) this.#ranges.pop();
    const { from, to } = this.#ranges.at(-1) ?? { from: Infinity, to: -1 };
    return from <= offset ? to : -1;
  }
}
