/** The text that a compiler gets in place of the author's, and the way back from its offsets. */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { type Position, positionsIn, type SourceFile } from '../../core/text/source-file.ts';
import { applyChanges, inOrder, type TextChange } from '../../core/text/text-change.ts';
import { findImbalances } from '../balance/find-imbalance.ts';
import { editBetween, type TextEdit, withoutEdits } from './text-edits.ts';

/** A text on its way to the compiler, and what was changed in the author's to make it. */
export interface CompilerDraft {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

export function edited({ text, edits }: CompilerDraft, changed: string): CompilerDraft {
  return { text: changed, edits: [...edits, editBetween(text, changed)] };
}

/** Where offsets of a draft stand in the author's text. */
export function toSourcePlaces(
  draft: CompilerDraft,
  { path, text }: SourceFile,
): (offset: number) => Required<Place> {
  const positionOf = positionsIn(text);
  return (offset) => ({ file: path, position: positionOf(withoutEdits(offset, draft.edits)) });
}

/** The draft with changes in the order of its text, of which none overlaps another. */
export function withChanges(draft: CompilerDraft, changes: readonly TextChange[]): CompilerDraft {
  const edits = changes.toReversed().map(({ start, end, text }) => ({
    at: start,
    removed: end - start,
    inserted: text.length,
  }));
  return { text: applyChanges(draft.text, changes), edits: [...draft.edits, ...edits] };
}

export interface BalancedDraft {
  readonly draft: CompilerDraft;
  readonly diagnostics: readonly Diagnostic[];
}

/** The draft read as if its tags, quotes and fences fitted together; undefined where they do. */
export function balanceDraft(draft: CompilerDraft, source: SourceFile): BalancedDraft | undefined {
  const found = findImbalances(draft.text, toSourcePlaces(draft, source));
  if (found.length === 0) return undefined;
  const mends = inOrder(found.flatMap((each) => each.mends));
  return {
    draft: withChanges(draft, mends),
    diagnostics: found.map(({ diagnostic }) => diagnostic),
  };
}

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
