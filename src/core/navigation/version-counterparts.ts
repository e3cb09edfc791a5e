/**
 * The same page in another version. Versions keep their pages in folders of their own, so that a
 * counterpart has the same path but for one folder: `v1/guides/setup` and `v2/guides/setup`.
 */
import type { NavItem, NavLink, Navigation } from './model.ts';

export type FindCounterpart = (slug: string, version: string) => NavLink | undefined;

/** Make it once for a site: it looks at every link of the navigation. */
export function buildCounterpartFinder(navigation: Navigation): FindCounterpart {
  const links = navigation.sections.flatMap(({ items }) => listLinks(items));
  const byVersion = new Map<string, Map<string, NavLink>>();
  for (const link of links) {
    if (link.version === undefined || link.slug === undefined) continue;
    const byPattern = byVersion.get(link.version) ?? new Map<string, NavLink>();
    byVersion.set(link.version, byPattern);
    for (const pattern of toPatterns(link.slug)) {
      if (!byPattern.has(pattern)) byPattern.set(pattern, link);
    }
  }
  return (slug, version) => {
    const byPattern = byVersion.get(version);
    const found = toPatterns(slug).find((pattern) => byPattern?.has(pattern));
    return found === undefined ? undefined : byPattern?.get(found);
  };
}

// The slug with each of its folders left open in turn: `a/b/c` gives `*/b/c` and `a/*/c`.
function toPatterns(slug: string): string[] {
  const parts = slug.split('/');
  return parts.slice(0, -1).map((_, open) => parts.with(open, '*').join('/'));
}

function listLinks(items: readonly NavItem[]): NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : listLinks(item.items)));
}
