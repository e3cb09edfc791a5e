import type { NavItem, NavLink } from './model.ts';

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
