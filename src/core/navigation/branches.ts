import type { BranchAxis } from '../config/config-tree.ts';
import type { Branch } from './model.ts';
import type { Navigation } from './navigation-index.ts';

/** Returns the branches of one axis, in display order. */
export function branchesOn({ branches }: Navigation, axis: BranchAxis): readonly Branch[] {
  return branches.filter((branch) => branch.axis === axis);
}

/** Returns the branch of an axis that contains a page, given by its slug. */
export function branchAround(
  { branches, homes }: Navigation,
  slug: string,
  axis: BranchAxis,
): Branch | undefined {
  const branchIds = homes.get(slug)?.branchIds ?? [];
  return branches.find(({ id, axis: own }) => own === axis && branchIds.includes(id));
}
