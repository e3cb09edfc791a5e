import type { Position } from '../../core/text/source-file.ts';

/** A piece of the code of a file's module. */
export interface CodePiece {
  readonly text: string;
  /** Position of its first character. */
  readonly position: Position;
  /** The line of the file that each of its lines is from, if the compiler got it without some lines. */
  readonly lines?: readonly number[];
  /** Whether it consists only of imports. */
  readonly isOnlyImports: boolean;
}
