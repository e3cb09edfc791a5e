/** A part of a text, as offsets, and what takes its place. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the changes made; of two that overlap, the first one counts. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let changed = '';
  let done = 0;
  for (const { start, end, text: replacement } of inOrder(changes)) {
    changed += text.slice(done, start) + replacement;
    done = end;
  }
  return changed + text.slice(done);
}

/** The changes from the first place to the last, without those that begin inside of another. */
export function inOrder(changes: readonly TextChange[]): readonly TextChange[] {
  let end = -1;
  return changes
    .toSorted((left, right) => left.start - right.start)
    .filter((change) => {
      if (change.start < end) return false;
      end = Math.max(change.end, change.start + 1);
      return true;
    });
}
