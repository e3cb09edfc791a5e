/** Questions that the sidebar asks about a group. */
import type { NavGroup } from '../../core/navigation/model.ts';

/** Whether the page is in the group, at any depth. */
export function hasPage(group: NavGroup, slug: string | undefined): boolean {
  return group.items.some((item) =>
    item.kind === 'group' ? hasPage(item, slug) : slug !== undefined && item.slug === slug,
  );
}

/** Whether nothing of the group is left in a version that none of its entries belongs to. */
export function hasOnlyVersioned(group: NavGroup): boolean {
  return group.items.every(
    (item) => item.version !== undefined || (item.kind === 'group' && hasOnlyVersioned(item)),
  );
}
