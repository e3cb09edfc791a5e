/** Mechanical fixes of an outline. The headings below a heading move together with it. */
import type { Fix } from '../diagnostic/diagnostic.ts';
import type { HeadingUse } from '../pages/uses.ts';

/** The headings of a file in order, and the index of the one that a rule reports. */
export interface OutlinePlace {
  readonly file: string;
  readonly headings: readonly HeadingUse[];
  readonly rank: number;
}

/** A fix, and the headings of which each is exactly one level below its parent once the fix is applied. */
export interface OutlineFix {
  readonly fix: Fix;
  readonly headings: ReadonlySet<HeadingUse>;
}

/**
 * Raises a heading to one level below the previous one, together with its siblings and all headings below
 * them.
 * @param before level at which the previous heading is shown.
 */
export function fixJump(
  { file, headings, rank }: OutlinePlace,
  before: number,
): OutlineFix | undefined {
  const length = headings.slice(rank).findIndex(({ depth }) => depth <= before + 1);
  const group = headings.slice(rank, length === -1 ? undefined : rank + length);
  return setLevels({ file, headings: group, above: before });
}

/**
 * Lowers a second title to level 2. If there are several, the headings below each move too, because they
 * would otherwise be at the same level as their title.
 */
export function fixTitles(
  { file, headings, rank }: OutlinePlace,
  count: number,
): OutlineFix | undefined {
  const group = headings.slice(rank, count === 1 ? rank + 1 : undefined);
  return setLevels({ file, headings: group, above: 1 });
}

const LOWEST_LEVEL = 6;

/**
 * Sets each heading to one level below the nearest preceding higher one, so that a heading that skipped a
 * level does not go deeper. Returns undefined if an HTML element would have to change, because its level is
 * in two tags.
 */
function setLevels({
  file,
  headings,
  above,
}: {
  file: string;
  headings: readonly HeadingUse[];
  /** Level of the heading that all of them are below. */
  above: number;
}): OutlineFix | undefined {
  const changed = listLevels(headings, above).filter(
    ({ heading: { depth }, level }) => level !== depth,
  );
  const edits = changed.flatMap(({ heading: { depth, tag, position: start }, level }) => {
    const write = (value: number) => (tag === undefined ? '#'.repeat(value) : String(value));
    const position = tag === undefined ? start : tag.levelPosition;
    return position === undefined
      ? []
      : { file, position, before: write(depth), text: write(level) };
  });
  const [first] = edits;
  const isPossible = changed.every(({ level }) => level <= LOWEST_LEVEL);
  if (first === undefined || edits.length < changed.length || !isPossible) return undefined;
  const isTag = changed[0]?.heading.tag !== undefined;
  const title = isTag ? `Write level ${first.text}` : `Begin the heading with ${first.text}`;
  return {
    fix: { title: edits.length === 1 ? title : `${title}, and shift those below it`, edits },
    headings: new Set(headings),
  };
}

function listLevels(
  headings: readonly HeadingUse[],
  above: number,
): { heading: HeadingUse; level: number }[] {
  const around: { depth: number; level: number }[] = [];
  return headings.map((heading) => {
    while ((around.at(-1)?.depth ?? 0) >= heading.depth) around.pop();
    const level = (around.at(-1)?.level ?? above) + 1;
    around.push({ depth: heading.depth, level });
    return { heading, level };
  });
}
