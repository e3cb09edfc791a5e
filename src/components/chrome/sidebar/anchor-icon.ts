import type { BranchView } from '../../../core/navigation/model.ts';

/** Returns the icon of an anchor: the author's, or a book. */
export function toAnchorIcon(icon: BranchView['icon']): { name: string; type: string } {
  return { name: icon?.name ?? 'book-open', type: icon?.type ?? 'duotone' };
}
