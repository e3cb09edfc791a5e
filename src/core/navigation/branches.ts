import type { BranchAxis } from '../config/config-tree.ts';
import type { Branch, Navigation } from './model.ts';

/** The branches along one axis, in the order in which they are shown. */
export function branchesOn({ branches }: Navigation, axis: BranchAxis): readonly Branch[] {
  return branches.filter((branch) => branch.axis === axis);
}

/** The branch along an axis that a page, by its slug, is in. */
export function branchAround(
  { branches, homes }: Navigation,
  slug: string,
  axis: BranchAxis,
): Branch | undefined {
  const on = homes.get(slug)?.on ?? [];
  return branches.find(({ id, axis: own }) => own === axis && on.includes(id));
}
