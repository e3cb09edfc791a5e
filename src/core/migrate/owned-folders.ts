/** Chooses the folders by which tabs and anchors of the older format can own lists of pages. */
import { isUnder } from '../address/prefix.ts';
import { foldersOf, parentOf } from '../address/slug-path.ts';

/**
 * Returns the folder that each list of pages has for itself; undefined if it also contains pages of another
 * list. If a page is in several of these folders, the innermost owns it.
 */
export function choosePrefixes(
  lists: readonly (readonly string[])[],
): readonly (string | undefined)[] {
  const prefixes = lists.map((slugs) => commonFolder(slugs));
  for (;;) {
    const wrong = prefixes.findIndex((_, rank) => takesOthers(rank, lists, prefixes));
    if (wrong === -1) return prefixes;
    const shared = prefixes[wrong];
    const alone = lists.findIndex(
      (slugs, rank) => slugs.length === 1 && prefixes[rank] === shared && slugs[0] !== shared,
    );
    // A single page can own itself; otherwise the first list that shares a folder gives it up.
    if (alone === -1) prefixes[wrong] = undefined;
    else prefixes[alone] = lists[alone]?.[0];
  }
}

/** Whether pages of other lists would be found in the folder of one. */
function takesOthers(
  rank: number,
  lists: readonly (readonly string[])[],
  prefixes: readonly (string | undefined)[],
): boolean {
  if (prefixes[rank] === undefined) return false;
  return lists.some(
    (slugs, other) => other !== rank && slugs.some((slug) => ownerOf(slug, prefixes) === rank),
  );
}

function ownerOf(slug: string, prefixes: readonly (string | undefined)[]): number {
  let owner = -1;
  for (const [rank, prefix] of prefixes.entries()) {
    if (prefix === undefined || !isUnder(slug, prefix)) continue;
    const best = prefixes[owner];
    if (best === undefined || prefix.length > best.length) owner = rank;
  }
  return owner;
}

/** Returns the innermost folder around all pages; undefined for the root. */
function commonFolder([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  let folder = parentOf(first);
  while (folder !== '' && !others.every((slug) => isUnder(slug, folder))) folder = parentOf(folder);
  return folder === '' ? undefined : folder;
}

/** Returns the folder that contains the most of some pages, and none of others. */
export function widestFolder(
  slugs: readonly string[],
  others: readonly string[],
): string | undefined {
  const counts = new Map<string, number>();
  for (const slug of slugs) {
    for (const folder of [slug, ...foldersOf(slug)]) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const free = [...counts].filter(([folder]) => !others.some((slug) => isUnder(slug, folder)));
  const [best] = free.toSorted(([, left], [, right]) => right - left);
  return best?.[0];
}
