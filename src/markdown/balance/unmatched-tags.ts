/** Works out what unmatched tags may be meant for. */
import type { Pairing } from './pair-tags.ts';
import type { PlacedTag } from './scan-marks.ts';

/** Returns the closing tag of the innermost pair around a tag. */
export function findEnclosingCloser(tag: PlacedTag, { pairs }: Pairing): PlacedTag | undefined {
  let around: PlacedTag | undefined;
  for (const [open, close] of pairs) {
    const isAround = open.start < tag.start && tag.start < close.start;
    if (isAround && (around === undefined || close.start < around.start)) around = close;
  }
  return around;
}

/** Whether a tag is kept as text as a whole, which is reported already. */
export function isUnreadable({ faults }: PlacedTag): boolean {
  return faults.some(({ repair }) => repair === undefined);
}

interface LeftTags {
  readonly unclosed: readonly PlacedTag[];
  readonly tags: readonly PlacedTag[];
  readonly pairing: Pairing;
}

const NOTHING_AFTER = /^[ \t]*(?:\n\s*(?:\n|<\/|$)|$)/;

/** Finds unclosed tags that are opened a second time, without content, where they should have been closed. */
export function findRepeated(
  text: string,
  { unclosed, tags, pairing }: LeftTags,
): ReadonlyMap<PlacedTag, PlacedTag> {
  const found = new Map<PlacedTag, PlacedTag>();
  const taken = new Set<PlacedTag>();
  for (const [rank, open] of unclosed.entries()) {
    const around = findEnclosingCloser(open, pairing)?.start ?? text.length;
    const empty = tags.find(
      ({ kind, start }) => kind === 'empty' && start > open.start && start < around,
    );
    const again = empty ?? unclosed[rank + 1];
    if (again === undefined || again.name !== open.name || again.start > around) continue;
    const isBare = again.end - again.start <= open.name.length + 4 && again.faults.length === 0;
    const isLast = NOTHING_AFTER.test(text.slice(again.end, again.end + 200));
    if (!isBare || !isLast || taken.has(open)) continue;
    found.set(open, again);
    taken.add(again);
  }
  return found;
}
