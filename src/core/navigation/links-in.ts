import type { NavItem, NavLink } from './model.ts';

/** All links below these items, in reading order. */
export function linksIn(items: readonly NavItem[]): readonly NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? item : linksIn(item.items)));
}

/** The slugs of the pages below these items, in reading order. */
export function slugsIn(items: readonly NavItem[]): readonly string[] {
  return linksIn(items).flatMap(({ slug }) => slug ?? []);
}

/** The first link below these items that `isWanted`; any, without it. */
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

/** The first page of this site below these items. */
export function firstPageIn(items: readonly NavItem[]): NavLink | undefined {
  return firstLink(items, ({ external }) => !external);
}
