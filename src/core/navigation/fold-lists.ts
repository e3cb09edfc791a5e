/**
 * Shortens the lists of long sections so that they can be shown on every page. The items of a list that is
 * too long are split into groups of neighbors, and these into groups again, so that readers are never more
 * than a few steps away from any of thousands of pages.
 */
import type { NavGroup, NavItem } from './model.ts';

/**
 * The most links of a section that every page shows in full. Measured in documentation of real projects, a
 * link adds 16 to 25 bytes to a compressed page, and 170 to 270 to an uncompressed one. With this many
 * links, the tree takes 4 kB compressed, about as much as the text of a page. With more, the tree would
 * make up most of each page.
 */
const MAX_LINKS = 200;

/** The most entries of a list that are shown together: about as many as fit on a tall screen. */
const MAX_LIST_ENTRIES = 40;

/**
 * The most groups of a list that are shown together. The limit is higher than for entries because authors
 * gave groups names that readers look for, which a range would hide, and because a closed group takes only
 * one line.
 */
const MAX_GROUPS = 100;

/** The most links of a section that readers can take in at a glance: about two screens of them. */
const MAX_AT_A_GLANCE = 60;

/** Whether readers get a field to filter these items. */
export function needsFilter(items: readonly NavItem[]): boolean {
  return countLinks(items) > MAX_AT_A_GLANCE;
}

/** Whether pages show only their own part of these items. */
export function isLong(items: readonly NavItem[]): boolean {
  return countLinks(items) > MAX_LINKS;
}

function countLinks(items: readonly NavItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'link' ? 1 : countLinks(item.items)), 0);
}

/**
 * Returns the same links in the same order, in lists of at most `MAX_LIST_ENTRIES` entries, or `MAX_GROUPS` if
 * all entries are groups. Groups without a label cannot be collapsed, so their items move into the list
 * around them.
 */
export function foldLists(items: readonly NavItem[]): readonly NavItem[] {
  let count = 0;
  const nextId = () => `range-${(count += 1)}`;
  const fold = (list: readonly NavItem[]): readonly NavItem[] => {
    const inner = withoutUnlabeled(list).map((item) =>
      item.kind === 'link' ? item : { ...item, items: fold(item.items) },
    );
    return toRanges(inner, nextId);
  };
  return fold(items);
}

function withoutUnlabeled(items: readonly NavItem[]): readonly NavItem[] {
  return items.flatMap((item) =>
    item.kind === 'group' && item.label === '' ? withoutUnlabeled(item.items) : item,
  );
}

/**
 * Splits a list into ranges. Lists on all levels are about equally long, so that none is needlessly short.
 */
function toRanges(items: readonly NavItem[], nextId: () => string): readonly NavItem[] {
  const isOfGroups = items.every(({ kind }) => kind === 'group');
  if (items.length <= (isOfGroups ? MAX_GROUPS : MAX_LIST_ENTRIES)) return items;
  const levels = Math.ceil(Math.log(items.length) / Math.log(MAX_LIST_ENTRIES));
  const length = Math.ceil(items.length ** (1 / levels));
  const size = Math.ceil(items.length / length);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    toRange(items.slice(index * size, (index + 1) * size), nextId),
  );
}

function toRange(items: readonly NavItem[], nextId: () => string): NavGroup {
  const [first, last] = [items.at(0)?.label ?? '', items.at(-1)?.label ?? ''];
  const versions = new Set(items.map(({ version }) => version));
  const [version] = versions;
  return {
    kind: 'group',
    id: nextId(),
    label: first === last ? first : `${first} – ${last}`,
    ...(versions.size === 1 && version !== undefined && { version }),
    items: toRanges(items, nextId),
  };
}
