import type { NavItem, NavLink } from './model.ts';

/** Returns all links in these items, in reading order. */
export function linksIn(items: readonly NavItem[]): readonly NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? item : linksIn(item.items)));
}

/** Returns the slugs of the pages in these items, in reading order. */
export function slugsIn(items: readonly NavItem[]): readonly string[] {
  return linksIn(items).flatMap(({ slug }) => slug ?? []);
}

/** Returns the first link in these items that satisfies `isWanted`; the very first without it. */
export function firstLink(
  items: readonly NavItem[],
  isWanted: (link: NavLink) => boolean = () => true,
): NavLink | undefined {
  for (const item of items) {
    const link = item.kind === 'link' ? item : firstLink(item.items, isWanted);
    if (link !== undefined && isWanted(link)) return link;
  }
  return undefined;
}

/** Returns the first page of this site in these items. */
export function firstPageIn(items: readonly NavItem[]): NavLink | undefined {
  return firstLink(items, ({ external }) => !external);
}
