/** The code of a file, which is in several pieces, as one text. */
import { positionAt, type Position } from '../../core/text/source-file.ts';
import type { CodePiece } from './findings.ts';

export function joinPieces(pieces: readonly CodePiece[]): string {
  return pieces.map(({ text }) => text).join('\n');
}

/** Converts an offset in the joined pieces to a position in the file. */
export function positionInPieces(pieces: readonly CodePiece[], at: number): Position | undefined {
  let offset = at;
  for (const { text, position, lines } of pieces) {
    if (offset <= text.length) {
      const { line, column } = positionAt(text, offset);
      return {
        line: lines?.[line - 1] ?? position.line + line - 1,
        column: line === 1 ? position.column + column - 1 : column,
      };
    }
    offset -= text.length + 1;
  }
  return undefined;
}
