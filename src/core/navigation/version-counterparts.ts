/**
 * The same page in another version, or in another branch. Versions keep their pages in folders of their own, or one of
 * them keeps them beside those folders, so that a counterpart has the same path but for one folder:
 * `v1/guides/setup` belongs to `v2/guides/setup`, and to `guides/setup`.
 */
import type { NavItem, NavLink, NavigationTree } from './model.ts';

/** `place` is the name of a version, or the id of a branch. */
export type FindCounterpart = (slug: string, place: string) => NavLink | undefined;

/** Links of one place by their slugs, with a folder left open (`another`) or put in (`none`). */
interface Links {
  readonly own: Map<string, NavLink>;
  readonly another: Map<string, NavLink>;
  readonly none: Map<string, NavLink>;
}

/** Finds pages in other versions. Make it once for a site: it looks at every link. */
export function buildCounterpartFinder({ sections }: NavigationTree): FindCounterpart {
  const links = sections.flatMap(({ items }) => listLinks(items));
  return finderFor(links.flatMap((link) => ({ link, places: link.version ?? [] })));
}

/** Finds pages in other branches. Make it once for a site. */
export function buildBranchFinder({ sections }: NavigationTree): FindCounterpart {
  const placed = sections.flatMap(({ items, on }) =>
    listLinks(items).map((link) => ({ link, places: on })),
  );
  return finderFor(placed);
}

interface PlacedLink {
  readonly link: NavLink;
  /** All that it stands in. */
  readonly places: string | readonly string[];
}

function finderFor(placed: readonly PlacedLink[]): FindCounterpart {
  const byPlace = new Map<string, Links>();
  for (const { link, places } of placed) {
    const { slug } = link;
    if (slug === undefined) continue;
    for (const place of [places].flat()) {
      const known = byPlace.get(place) ?? { own: new Map(), another: new Map(), none: new Map() };
      byPlace.set(place, known);
      putOnce(known.own, slug, link);
      for (const pattern of openFolders(slug)) putOnce(known.another, pattern, link);
      for (const pattern of putFolders(slug)) putOnce(known.none, pattern, link);
    }
  }
  return (slug, place) => {
    const known = byPlace.get(place);
    if (known === undefined) return undefined;
    const own = known.own.get(slug);
    if (own !== undefined) return own;
    return (
      findFirst(known.another, openFolders(slug)) ??
      findFirst(known.none, openFolders(slug)) ??
      findFirst(known.another, putFolders(slug))
    );
  };
}

// The slug with each of its folders left open in turn: `a/b/c` gives `*/b/c` and `a/*/c`.
function openFolders(slug: string): string[] {
  const parts = slug.split('/');
  return parts.slice(0, -1).map((_, open) => parts.with(open, '*').join('/'));
}

// The slug with an open folder put in wherever one may stand: `b/c` gives `*/b/c` and `b/*/c`.
function putFolders(slug: string): string[] {
  const parts = slug.split('/');
  return parts.map((_, place) => parts.toSpliced(place, 0, '*').join('/'));
}

function putOnce(links: Map<string, NavLink>, pattern: string, link: NavLink): void {
  if (!links.has(pattern)) links.set(pattern, link);
}

function findFirst(links: ReadonlyMap<string, NavLink>, patterns: readonly string[]) {
  const found = patterns.find((pattern) => links.has(pattern));
  return found === undefined ? undefined : links.get(found);
}

function listLinks(items: readonly NavItem[]): NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : listLinks(item.items)));
}
