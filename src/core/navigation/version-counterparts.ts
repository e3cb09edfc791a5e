/**
 * The same page in another version. Versions keep their pages in folders of their own, or one of
 * them keeps them beside those folders, so that a counterpart has the same path but for one folder:
 * `v1/guides/setup` belongs to `v2/guides/setup`, and to `guides/setup`.
 */
import type { NavItem, NavLink, Navigation } from './model.ts';

export type FindCounterpart = (slug: string, version: string) => NavLink | undefined;

/** Links of one version, by slug with a folder left open (`another`) or put in (`none`). */
interface Links {
  readonly another: Map<string, NavLink>;
  readonly none: Map<string, NavLink>;
}

/** Make it once for a site: it looks at every link of the navigation. */
export function buildCounterpartFinder(navigation: Navigation): FindCounterpart {
  const links = navigation.sections.flatMap(({ items }) => listLinks(items));
  const byVersion = new Map<string, Links>();
  for (const link of links) {
    if (link.version === undefined || link.slug === undefined) continue;
    const known = byVersion.get(link.version) ?? { another: new Map(), none: new Map() };
    byVersion.set(link.version, known);
    for (const pattern of openFolders(link.slug)) putOnce(known.another, pattern, link);
    for (const pattern of putFolders(link.slug)) putOnce(known.none, pattern, link);
  }
  return (slug, version) => {
    const known = byVersion.get(version);
    if (known === undefined) return undefined;
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
