/** Mechanical cures of an outline: a heading takes those along that stand below it. */
import type { Fix } from '../diagnostic/fix.ts';
import type { HeadingUse } from '../pages/uses.ts';

/** The headings of a file in their order, and the one that a rule speaks of. */
export interface OutlinePlace {
  readonly file: string;
  readonly headings: readonly HeadingUse[];
  readonly rank: number;
}

/** Headings of which each stands one level below the one that it belongs to, once the fix is made. */
export interface OutlineFix {
  readonly fix: Fix;
  readonly headings: ReadonlySet<HeadingUse>;
}

/**
 * The heading goes up below the one before it, and with it what belongs to it and its fellows.
 * @param before level at which the one before it is shown.
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
 * One further title becomes a heading of level 2; of several, each takes along what is below it, where
 * that would stand beside them otherwise.
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
 * Each heading comes one level below the nearest one before it that was higher, so that one that skipped
 * a level goes no deeper. Undefined where an element of HTML would have to change, which has its level in
 * two tags.
 */
function setLevels({
  file,
  headings,
  above,
}: {
  file: string;
  headings: readonly HeadingUse[];
  /** Level of what all of them belong to. */
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
