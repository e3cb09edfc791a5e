/** A range of a text, as offsets, and its replacement. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies changes to a text; of two that overlap, only the first is applied. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let changed = '';
  let done = 0;
  for (const { start, end, text: replacement } of inOrder(changes)) {
    changed += text.slice(done, start) + replacement;
    done = end;
  }
  return changed + text.slice(done);
}

/** Sorts changes by place and drops those that begin inside another. */
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
