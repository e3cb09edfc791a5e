/** Finds where pages are in a sidebar, and the links to pages in collapsed groups. */
import type { NavGroup, NavItem, NavLink } from './model.ts';
import { isShownIn } from './versions.ts';

/** A place of a page in the tree. */
export interface PlaceInTree {
  readonly link: NavLink;
  /** The groups that must be open to show it, outermost first. */
  readonly folds: readonly NavGroup[];
}

/**
 * Maps each slug to the places at which its page is marked: the first one that all versions show, otherwise
 * the first of each version, of which readers see one.
 */
export function findPlaces(items: readonly NavItem[]): ReadonlyMap<string, readonly PlaceInTree[]> {
  const bySlug = Map.groupBy(listPlaces(items, []), ({ link }) => link.slug);
  const marked = [...bySlug].flatMap(([slug, places]): [string, readonly PlaceInTree[]][] =>
    slug === undefined ? [] : [[slug, firstPlaces(places)]],
  );
  return new Map(marked);
}

function listPlaces(items: readonly NavItem[], folds: readonly NavGroup[]): readonly PlaceInTree[] {
  return items.flatMap((item) =>
    item.kind === 'link' ? { link: item, folds } : listPlaces(item.items, [...folds, item]),
  );
}

function firstPlaces(places: readonly PlaceInTree[]): readonly PlaceInTree[] {
  const always = places.find(({ link }) => link.version === undefined);
  if (always !== undefined) return [always];
  return [...new Map(places.toReversed().map((place) => [place.link.version, place])).values()];
}

/**
 * The places to mark in the tree for a page, and their `aria-current` value: the page itself, or a page
 * above it.
 */
export interface PagePlaces {
  readonly places: readonly PlaceInTree[];
  readonly current: 'page' | 'true';
}

/**
 * Finds the places of a page in the tree. A page that is not listed counts as part of the nearest listed
 * page above it by address: `errors/not-found` as part of `errors`.
 */
export function findPagePlaces(
  places: ReadonlyMap<string, readonly PlaceInTree[]>,
  slug = '',
): PagePlaces {
  for (let path = slug; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const found = places.get(path);
    if (found !== undefined) return { places: found, current: path === slug ? 'page' : 'true' };
  }
  return { places: [], current: 'page' };
}

/** The page that a collapsed group links to. */
export interface GroupLink {
  readonly href: string;
  /** The only version that shows this link; in other versions, the group has another link or no pages. */
  readonly version?: string;
}

/**
 * Returns the links of a group whose pages are not shown: to its first page, or for each version to the
 * first page that the version shows. Pages that are marked in the group take precedence, because only these
 * open it. Empty if the group contains only external links.
 * @param marked links at which pages are marked.
 * @param versions among which the reader's choice decides; empty if the version is known.
 */
export function groupLinksOf(
  group: NavGroup,
  marked: ReadonlySet<NavLink>,
  versions: readonly string[],
): readonly GroupLink[] {
  const links = listPlaces(group.items, []).flatMap(({ link }) => (link.external ? [] : link));
  const best = (shown: readonly NavLink[]) => shown.find((link) => marked.has(link)) ?? shown[0];
  const isAlike =
    group.version !== undefined || links.every(({ version }) => version === undefined);
  if (isAlike || versions.length === 0) return toGroupLinks([best(links)]);
  const found = versions.flatMap((version) => {
    const link = best(links.filter((each) => isShownIn(each.version, version)));
    return link === undefined ? [] : { version, href: link.href };
  });
  const isSame =
    found.length === versions.length && new Set(found.map(({ href }) => href)).size === 1;
  return isSame ? toGroupLinks(found.slice(0, 1)) : found;
}

function toGroupLinks(found: readonly (Pick<NavLink, 'href'> | undefined)[]): readonly GroupLink[] {
  return found.flatMap((link) => (link === undefined ? [] : { href: link.href }));
}
