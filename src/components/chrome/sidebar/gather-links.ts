import type { NavGroup, NavItem, NavLink } from '../../../core/navigation/model.ts';

/** Links that follow each other outside of groups, as a group without a heading: they stand together. */
export function gatherLinks(items: readonly NavItem[]): readonly NavGroup[] {
  const groups: NavGroup[] = [];
  let run: NavLink[] | undefined;
  for (const item of items) {
    if (item.kind === 'group') {
      groups.push(item);
      run = undefined;
    } else if (run === undefined) {
      run = [item];
      groups.push({ kind: 'group', id: '', label: '', items: run });
    } else run.push(item);
  }
  return groups;
}
