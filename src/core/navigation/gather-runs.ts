import type { NavGroup, NavItem, NavLink } from './model.ts';

/** Items that follow each other outside of groups become one group; groups stay as they are. */
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

/** Links outside of groups as groups without a heading: those that follow each other stand together. */
export function gatherLinks(items: readonly NavItem[]): readonly NavGroup[] {
  return gatherRuns<NavLink, NavGroup>(
    items,
    (item) => item.kind === 'group',
    (run) => ({ kind: 'group', id: '', label: '', items: run }),
  );
}
