/** The lists that a node of the navigation can contain. */
import type { BranchAxis } from '../config-tree.ts';
import { AXES, type WrittenBody, type WrittenBranch } from './tree.ts';

/** The order of precedence, because only the first of several lists in one node is used. */
export const PRECEDENCE = Object.keys({
  product: true,
  language: true,
  version: true,
  tab: true,
  dropdown: true,
  anchor: true,
  item: true,
} satisfies Readonly<Record<BranchAxis, true>>) as readonly BranchAxis[];

export function listOn(body: WrittenBody, axis: BranchAxis): readonly WrittenBranch[] | undefined {
  return body[AXES[axis].list];
}
