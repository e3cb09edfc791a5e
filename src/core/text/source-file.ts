/** A text file of the project, as seen by every rule that reports a place. */
export interface SourceFile {
  /** Path relative to the project folder, with forward slashes. */
  readonly path: string;
  /** The whole text, without a byte order mark. */
  readonly text: string;
}

/** A place in a source file; both numbers start at 1. Columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Compares positions for sorting; a missing position comes first. */
export function comparePositions(one: Position | undefined, other: Position | undefined): number {
  return (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
}

/** Returns the position of a character offset (from 0) in `text`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: before.length - lineStart + 1 };
}

/** Returns the offset of a position in `text`; the end of the text for a line after the last. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start + column - 1;
}

/** Returns a function from offsets to positions in one text, whose lines are counted only once. */
export function positionsIn(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= startsOfLines(text);
    const inside = Math.min(Math.max(0, offset), text.length);
    const line = countUpTo(starts, inside);
    return { line, column: inside - (starts[line - 1] ?? 0) + 1 };
  };
}

function startsOfLines(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns a function from positions to offsets in one text, whose lines are counted only once. */
export function offsetsIn(text: string): (position: Position) => number {
  const starts = startsOfLines(text);
  return ({ line, column }) => {
    const start = starts[Math.max(0, line - 1)];
    return start === undefined ? text.length : start + column - 1;
  };
}

/** Counts how many of the ascending numbers are at most `limit`. */
export function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
