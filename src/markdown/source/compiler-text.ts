import { positionsIn, type Position } from '../../core/text/source-file.ts';
import { type TextEdit, withoutEdits } from './text-edits.ts';

/** A text as a compiler gets it, and where its offsets stand in the text that the author wrote. */
export interface CompilerText {
  readonly text: string;
  readonly positionAt: (offset: number) => Position;
}

/** `edits` are those that made `text` of `written`, in their order. */
export function compilerText(
  text: string,
  written: string,
  edits: readonly TextEdit[],
): CompilerText {
  const positionOf = positionsIn(written);
  return { text, positionAt: (offset) => positionOf(withoutEdits(offset, edits)) };
}

/** A node of the tree with its offsets; nodes that the compiler made itself have none. */
export interface Spanned {
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

export function startOf({ position }: Spanned): number {
  return position?.start.offset ?? 0;
}

export function endOf({ position }: Spanned): number {
  return position?.end.offset ?? 0;
}
