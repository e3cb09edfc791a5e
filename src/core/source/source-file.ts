/** A text file of the project, as every rule that reports a place sees it. */
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

/** The position of a character offset (from 0) in `text`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: before.length - lineStart + 1 };
}
