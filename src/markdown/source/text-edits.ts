/** Maps offsets of a text that was changed for the compiler to the text as written. */
import { countUpTo } from '../../core/text/source-file.ts';

/** A replacement of `removed` characters by `inserted` others at the offset `at`. */
export interface TextEdit {
  readonly at: number;
  readonly removed: number;
  readonly inserted: number;
}

/** Returns the single edit that turns one text into another. */
export function editBetween(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (
    kept < shorter - start &&
    before[before.length - 1 - kept] === after[after.length - 1 - kept]
  ) {
    kept += 1;
  }
  return {
    at: start,
    removed: before.length - start - kept,
    inserted: after.length - start - kept,
  };
}

/**
 * Returns a function from offsets of the changed text to offsets of the original; `edits` are in the order
 * in which they were made.
 */
export function originalOffsets(edits: readonly TextEdit[]): (offset: number) => number {
  let undoings: readonly ((offset: number) => number)[] | undefined;
  return (offset) => {
    undoings ??= inBatches(edits).map(undoBatch);
    return undoings.reduceRight((at, undo) => undo(at), offset);
  };
}

/** Splits edits where one is not entirely before the last: those of a batch do not move each other. */
function inBatches(edits: readonly TextEdit[]): readonly (readonly TextEdit[])[] {
  const batches: TextEdit[][] = [];
  for (const edit of edits) {
    const batch = batches.at(-1);
    const later = batch?.at(-1);
    const isBefore = later !== undefined && edit.at + Math.max(1, edit.removed) <= later.at;
    if (isBefore) batch?.push(edit);
    else batches.push([edit]);
  }
  return batches;
}

function undoBatch(batch: readonly TextEdit[]): (offset: number) => number {
  const edits = batch.toReversed();
  const ends: number[] = [];
  const shifts: number[] = [];
  let shift = 0;
  for (const { at, removed, inserted } of edits) {
    ends.push(at - shift + inserted);
    shift += removed - inserted;
    shifts.push(shift);
  }
  return (offset) => {
    const passed = countUpTo(ends, offset);
    const at = offset + (shifts[passed - 1] ?? 0);
    const next = edits[passed];
    return next === undefined ? at : Math.min(at, next.at + Math.max(0, next.removed - 1));
  };
}
