/** Where front matter stands in a text: the one rule for its two lines of `---`. */

/** Offsets in UTF-16 units. */
export interface FrontMatterBlock {
  /** Behind the line that opens it. */
  readonly start: number;
  /** Before the line that closes it; undefined where none does, and there is no front matter then. */
  readonly end: number | undefined;
  /** Where the page itself begins; 0 without front matter. */
  readonly body: number;
}

const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/gm;

/** Undefined where nothing opens front matter. */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const start = OPENING.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  CLOSING.lastIndex = start;
  const end = CLOSING.exec(text)?.index;
  return { start, end, body: end === undefined ? 0 : CLOSING.lastIndex };
}

/** Offset at which the page itself begins; 0 without front matter. */
export function bodyStart(text: string): number {
  return findFrontMatter(text)?.body ?? 0;
}
