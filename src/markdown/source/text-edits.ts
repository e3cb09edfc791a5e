/** Maps offsets of a text that was changed for the compiler to the text as written. */

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
 * Returns the original offset for an offset of the changed text; `edits` are in the order in which they
 * were made.
 */
export function withoutEdits(offset: number, edits: readonly TextEdit[]): number {
  return edits.reduceRight((at, edit) => {
    if (at >= edit.at + edit.inserted) return at + edit.removed - edit.inserted;
    return Math.min(at, edit.at + Math.max(0, edit.removed - 1));
  }, offset);
}
