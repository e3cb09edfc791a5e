/** The text that a compiler gets instead of the author's, and the mapping of its offsets back to that. */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { type Position, positionsIn, type SourceFile } from '../../core/text/source-file.ts';
import { applyChanges, inOrder, type TextChange } from '../../core/text/text-change.ts';
import { findImbalances } from '../balance/find-imbalance.ts';
import { editBetween, originalOffsets, type TextEdit } from './text-edits.ts';

/** A text for the compiler, and the edits that made it from the author's. */
export interface CompilerDraft {
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

export function edited({ text, edits }: CompilerDraft, changed: string): CompilerDraft {
  return { text: changed, edits: [...edits, editBetween(text, changed)] };
}

/** Returns a function that maps offsets of a draft to places in the author's text. */
export function toSourcePlaces(
  draft: CompilerDraft,
  { path, text }: SourceFile,
): (offset: number) => Required<Place> {
  const positionOf = positionsIn(text);
  const originalOf = originalOffsets(draft.edits);
  return (offset) => ({ file: path, position: positionOf(originalOf(offset)) });
}

/** Applies changes, which must be in text order and must not overlap, to a draft. */
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

/** Changes a draft so that its tags, quotes and fences match; undefined if they already do. */
export function balanceDraft(draft: CompilerDraft, source: SourceFile): BalancedDraft | undefined {
  const found = findImbalances(draft.text, toSourcePlaces(draft, source));
  if (found.length === 0) return undefined;
  const repairs = inOrder(found.flatMap((each) => each.repairs));
  return {
    draft: withChanges(draft, repairs),
    diagnostics: found.map(({ diagnostic }) => diagnostic),
  };
}

/** A text as a compiler gets it, with positions in the text that the author wrote. */
export interface CompilerText {
  readonly text: string;
  readonly positionAt: (offset: number) => Position;
}

/** Creates it; `edits` are those that turned `written` into `text`, in order. */
export function compilerText(
  text: string,
  written: string,
  edits: readonly TextEdit[],
): CompilerText {
  const positionOf = positionsIn(written);
  const originalOf = originalOffsets(edits);
  return { text, positionAt: (offset) => positionOf(originalOf(offset)) };
}

/** A node of the tree with its offsets; nodes that the compiler created have none. */
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
