/**
 * Handles code that is nested so deeply that reading it in JavaScript overflows the stack; a native reader
 * would crash.
 */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { positionAt, type Position, type SourceFile } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

/** Whether an error is a stack overflow. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/**
 * Turns a stack overflow while reading a file into a diagnostic for its author; rethrows every other error.
 */
export function diagnoseOverflow(error: unknown, { path, text }: SourceFile): Diagnostic {
  if (!isStackOverflow(error)) throw error;
  const place = { file: path, position: findLongestLine(text) };
  return diagnoseMarkdown('page/too-deep', { kind: 'code' }, place);
}

/**
 * Returns the position of the longest line, because code that nests thousands of levels is rarely spread
 * over thousands of lines.
 */
export function findLongestLine(text: string): Position {
  const lines = text.split('\n');
  const longest = lines.reduce((best, line, at) => {
    return line.length > (lines[best]?.length ?? 0) ? at : best;
  }, 0);
  return positionAt(
    text,
    lines.slice(0, longest).reduce((sum, { length }) => sum + length + 1, 0),
  );
}
