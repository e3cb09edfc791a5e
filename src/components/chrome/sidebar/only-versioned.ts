import type { NavGroup } from '../../../core/navigation/model.ts';

/** Whether nothing of the group is left in a version that none of its entries belongs to. */
export function hasOnlyVersioned(group: NavGroup): boolean {
  return group.items.every(
    (item) => item.version !== undefined || (item.kind === 'group' && hasOnlyVersioned(item)),
  );
}
