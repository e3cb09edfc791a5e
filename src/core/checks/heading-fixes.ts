/** Mechanical cures of an outline: a heading takes those along that stand below it. */
import type { Fix } from '../diagnostic/fix.ts';
import type { HeadingUse } from '../pages/uses.ts';

/** The headings of a file in their order, and the one that a rule speaks of. */
export interface OutlinePlace {
  readonly file: string;
  readonly headings: readonly HeadingUse[];
  readonly rank: number;
}

/**
 * The heading goes up below the one before it, and with it what belongs to it and its fellows.
 * @param before level at which the one before it is shown.
 */
export function fixJump({ file, headings, rank }: OutlinePlace, before: number): Fix | undefined {
  const depth = headings[rank]?.depth ?? 0;
  const length = headings.slice(rank).findIndex((heading) => heading.depth < depth);
  const group = headings.slice(rank, length === -1 ? undefined : rank + length);
  return shift({ file, headings: group, by: before + 1 - depth });
}

/**
 * One further title becomes a heading of level 2; of several, each takes along what is below it, where
 * that would stand beside them otherwise.
 */
export function fixTitles({ file, headings, rank }: OutlinePlace, count: number): Fix | undefined {
  const group = headings.slice(rank, count === 1 ? rank + 1 : undefined);
  const hasRoom = group.every(({ depth }) => depth !== 2);
  const shifted = hasRoom ? group.filter(({ depth }) => depth === 1) : group;
  return shift({ file, headings: shifted, by: 1 });
}

const LOWEST_LEVEL = 6;

/** Undefined where not all of them can be shifted: an element of HTML has its level in two tags. */
function shift({
  file,
  headings,
  by,
}: {
  file: string;
  headings: readonly HeadingUse[];
  by: number;
}): Fix | undefined {
  const edits = headings.flatMap(({ depth, tag, position: start }) => {
    const write = (level: number) => (tag === undefined ? '#'.repeat(level) : String(level));
    const position = tag === undefined ? start : tag.levelPosition;
    return position === undefined
      ? []
      : { file, position, before: write(depth), text: write(depth + by) };
  });
  const [first] = edits;
  const isPossible = headings.every(({ depth }) => depth + by <= LOWEST_LEVEL);
  if (first === undefined || edits.length < headings.length || !isPossible) return undefined;
  const isTag = headings[0]?.tag !== undefined;
  const title = isTag ? `Write level ${first.text}` : `Begin the heading with ${first.text}`;
  return { title: edits.length === 1 ? title : `${title}, and shift those below it`, edits };
}
