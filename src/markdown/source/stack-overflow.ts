/** Code that nests so deeply that reading it in JavaScript runs out of stack; natively it would crash. */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { positionAt, type Position, type SourceFile } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';

/** Whether an error says that calls were nested too deeply. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/** The error of reading a file as what its author can do about it; throws every other one on. */
export function diagnoseOverflow(error: unknown, { path, text }: SourceFile): Diagnostic {
  if (!isStackOverflow(error)) throw error;
  const place = { file: path, position: findLongestLine(text) };
  return diagnoseMarkdown('page/too-deep', { kind: 'code' }, place);
}

/** What nests thousands of times is hardly ever written over thousands of lines. */
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
