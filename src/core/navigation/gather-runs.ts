import type { NavGroup, NavItem, NavLink } from './model.ts';

/** Wraps each run of consecutive items outside of groups in a group; existing groups are kept as they are. */
export function gatherRuns<Item, Group>(
  items: readonly (Item | Group)[],
  isGroup: (item: Item | Group) => item is Group,
  toGroup: (run: readonly Item[]) => Group,
): readonly Group[] {
  const groups: Group[] = [];
  let run: Item[] | undefined;
  for (const item of items) {
    if (isGroup(item)) {
      groups.push(item);
      run = undefined;
    } else if (run === undefined) {
      run = [item];
      groups.push(toGroup(run));
    } else run.push(item);
  }
  return groups;
}

/** Wraps each run of consecutive links outside of groups in a group without a heading. */
export function gatherLinks(items: readonly NavItem[]): readonly NavGroup[] {
  return gatherRuns<NavLink, NavGroup>(
    items,
    (item) => item.kind === 'group',
    (run) => ({ kind: 'group', id: '', label: '', items: run }),
  );
}
