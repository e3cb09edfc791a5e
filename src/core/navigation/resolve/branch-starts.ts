/**
 * Lets every branch and version begin with a page that opens in it. A page that several of them list opens
 * in the first, so the others could never be reached through it.
 */
import type { Branch, PageHome, Version } from '../model.ts';
import type { TreeLeaf } from './tree-homes.ts';

interface Starts {
  readonly branches: readonly Branch[];
  readonly versions: readonly Version[];
}

/** Returns branches and versions whose links lead to their own pages, as far as they have any. */
export function startAtOwnPages(
  { branches, versions }: Starts,
  leaves: readonly TreeLeaf[],
  homes: ReadonlyMap<string, PageHome>,
): Starts {
  const slugs = new Map(
    leaves.flatMap(({ links }) => links.map(({ href, slug }) => [href, slug] as const)),
  );
  const findStart = (
    href: string,
    isInside: (place: Pick<PageHome, 'branchIds' | 'version'>) => boolean,
  ): string => {
    const isOwn = (slug: string | undefined): boolean => {
      const home = slug === undefined ? undefined : homes.get(slug);
      return home !== undefined && isInside(home);
    };
    const slug = slugs.get(href);
    if (slug === undefined || isOwn(slug)) return href;
    const links = leaves.filter(isInside).flatMap((leaf) => leaf.links);
    return links.find((link) => isOwn(link.slug))?.href ?? href;
  };
  return {
    branches: branches.map((branch) => ({
      ...branch,
      href: findStart(branch.href, ({ branchIds }) => branchIds.includes(branch.id)),
    })),
    versions: versions.map((version) => {
      const { name, href } = version;
      if (href === undefined) return version;
      return { ...version, href: findStart(href, (place) => place.version === name) };
    }),
  };
}
