import type { NavGroup } from '../../../core/navigation/model.ts';

/**
 * Whether every page of the group belongs to a version, so that the group is empty in versions that none of
 * its entries belong to.
 */
export function hasOnlyVersionedPages(group: NavGroup): boolean {
  return group.items.every(
    (item) => item.version !== undefined || (item.kind === 'group' && hasOnlyVersionedPages(item)),
  );
}
