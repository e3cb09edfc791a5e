/** Finds the front matter of a text: the only implementation of the rule for its two `---` lines. */

/** Offsets in UTF-16 units. */
export interface FrontMatterBlock {
  /** After the line that opens it. */
  readonly start: number;
  /** Before the line that closes it; undefined if no line does, in which case there is no front matter. */
  readonly end: number | undefined;
  /** Where the page itself begins; 0 without front matter. */
  readonly body: number;
}

const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/gm;

/** Returns undefined if no line opens front matter. */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const start = OPENING.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  CLOSING.lastIndex = start;
  const end = CLOSING.exec(text)?.index;
  return { start, end, body: end === undefined ? 0 : CLOSING.lastIndex };
}

/** Returns the offset at which the page itself begins; 0 without front matter. */
export function bodyStart(text: string): number {
  return findFrontMatter(text)?.body ?? 0;
}
