/** The code of a file, which is in several pieces, as one text. */
import { positionAt, type Position } from '../../core/text/source-file.ts';
import type { CodePiece } from './code-piece.ts';
import type { LivePiece } from './live-element.ts';

export function joinPieces(pieces: readonly CodePiece[]): string {
  return pieces.map(({ text }) => text).join('\n');
}

/**
 * Converts an offset in the joined pieces to a position in the file; in the component of an element, to that
 * of the event handler there.
 */
export function positionInPieces(
  pieces: readonly (CodePiece | LivePiece)[],
  at: number,
): Position | undefined {
  let offset = at;
  for (const piece of pieces) {
    const { text, position, lines } = piece;
    if (offset <= text.length) {
      if ('handlers' in piece) {
        const handler = piece.handlers.findLast((one) => one.offset <= offset);
        return handler?.position ?? position;
      }
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
