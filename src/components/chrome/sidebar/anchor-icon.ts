import type { BranchView } from '../../../core/navigation/model.ts';

/** What is drawn for an anchor; without an icon of its own it is a book. */
export function toAnchorIcon(icon: BranchView['icon']): { name: string; type: string } {
  return { name: icon?.name ?? 'book-open', type: icon?.type ?? 'duotone' };
}
