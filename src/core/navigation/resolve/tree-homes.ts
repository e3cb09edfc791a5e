/** Locates each page in a tree of branches, including pages that are not listed. */
import type { Page } from '../../pages/page.ts';
import { getOrMake } from '../../text/get-or-make.ts';
import type { NavLink, PageHome, Section } from '../model.ts';

/** A section with information about its pages. */
export interface TreeLeaf extends Section {
  readonly version?: string;
  readonly isSecret: boolean;
  readonly links: readonly NavLink[];
}

/**
 * Maps slugs to homes. A page that is not listed gets the home of the listed page in the same folder, or in
 * the nearest folder around it, whose address begins most alike.
 */
export function findTreeHomes(
  pages: readonly Page[],
  leaves: readonly TreeLeaf[],
  sections: readonly Section[],
): ReadonlyMap<string, PageHome> {
  const homes = new Map<string, PageHome>();
  for (const [rank, { branchIds, links, version }] of leaves.entries()) {
    const section = sections[rank];
    for (const { slug } of links) {
      if (slug === undefined || homes.has(slug)) continue;
      homes.set(slug, {
        branchIds,
        ...(section && { section }),
        ...(version !== undefined && { version }),
      });
    }
  }
  const findLike = likeFinder([...homes.keys()], leaves);
  const unlisted = pages.filter(({ slug }) => !homes.has(slug));
  for (const { slug } of unlisted) {
    const like = findLike(slug);
    const home = like === undefined ? undefined : homes.get(like);
    homes.set(slug, home ?? { branchIds: [] });
  }
  return homes;
}

/**
 * Returns a function that finds the slug with the longest common prefix. Among several, the first listed
 * one wins, and pages excluded from search come last. A prefix without a whole segment says nothing: `index`
 * has nothing to do with `integrations`.
 */
function likeFinder(
  listed: readonly string[],
  leaves: readonly TreeLeaf[],
): (slug: string) => string | undefined {
  const sorted = listed.map(closed).toSorted();
  const secret = new Set(leaves.flatMap((leaf) => (leaf.isSecret ? slugsOf(leaf) : [])));
  const ordered = [
    ...listed.filter((slug) => !secret.has(slug)),
    ...listed.filter((slug) => secret.has(slug)),
  ];
  const firsts = new Map<string, string | undefined>();
  return (slug) => {
    const prefix = closed(slug).slice(0, longestCommon(closed(slug), sorted));
    const beginning = prefix.includes('/') ? prefix : '';
    return getOrMake(firsts, beginning, () =>
      ordered.find((one) => closed(one).startsWith(beginning)),
    );
  };
}

/** Ends a slug, so that a page and the pages below it have a segment in common. */
function closed(slug: string): string {
  return `${slug}/`;
}

function slugsOf({ links }: TreeLeaf): readonly string[] {
  return links.flatMap(({ slug }) => slug ?? []);
}

/** In sorted slugs, the one with the longest common prefix is adjacent to `slug`. */
function longestCommon(slug: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < slug) low = middle + 1;
    else high = middle;
  }
  return Math.max(commonLength(sorted[low - 1], slug), commonLength(sorted[low], slug));
}

function commonLength(left: string | undefined, right: string): number {
  if (left === undefined) return 0;
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}
