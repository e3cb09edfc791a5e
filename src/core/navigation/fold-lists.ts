/**
 * Long sections: every list in them becomes short enough to be shown on each page. What a list is too
 * long for stands in groups of neighbours, and these in groups again, so that a reader is never more
 * than a few steps away from any page of thousands.
 */
import type { NavGroup, NavItem } from './model.ts';

/**
 * Links of a section that every page shows whole. Measured in documentations of real projects, a link
 * adds 16 to 25 bytes to a compressed page, 170 to 270 to an uncompressed one: at this number the tree
 * weighs 4 kB compressed, about what the text of a page does. From there on it would be most of what
 * each page is.
 */
const MOST_LINKS = 200;

/** Entries of a list that are shown beside each other: about as many as a tall screen holds. */
const LONGEST_LIST = 40;

/**
 * Groups of a list that are shown beside each other. Their author gave them names that readers look for,
 * which a range of them hides; closed, each is a line.
 */
const MOST_GROUPS = 100;

/** Links of a section that readers look through at a glance: about two screens of them. */
const MOST_AT_A_GLANCE = 60;

/** Whether readers get a field that leaves some of these items. */
export function needsFilter(items: readonly NavItem[]): boolean {
  return countLinks(items) > MOST_AT_A_GLANCE;
}

/** Whether pages show only their own branch of these items. */
export function isLong(items: readonly NavItem[]): boolean {
  return countLinks(items) > MOST_LINKS;
}

function countLinks(items: readonly NavItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'link' ? 1 : countLinks(item.items)), 0);
}

/**
 * The same links in the same order, in lists of at most `LONGEST_LIST` entries, or of `MOST_GROUPS` where all
 * are groups. Groups without a label cannot be folded: what they hold stands in the list around them.
 */
export function foldLists(items: readonly NavItem[]): readonly NavItem[] {
  let count = 0;
  const nextId = () => `range-${(count += 1)}`;
  const fold = (list: readonly NavItem[]): readonly NavItem[] => {
    const inner = withoutUnlabelled(list).map((item) =>
      item.kind === 'link' ? item : { ...item, items: fold(item.items) },
    );
    return toRanges(inner, nextId);
  };
  return fold(items);
}

function withoutUnlabelled(items: readonly NavItem[]): readonly NavItem[] {
  return items.flatMap((item) =>
    item.kind === 'group' && item.label === '' ? withoutUnlabelled(item.items) : item,
  );
}

/** Levels of ranges are about equally long, so that none of them is much shorter than it may be. */
function toRanges(items: readonly NavItem[], nextId: () => string): readonly NavItem[] {
  const isOfGroups = items.every(({ kind }) => kind === 'group');
  if (items.length <= (isOfGroups ? MOST_GROUPS : LONGEST_LIST)) return items;
  const levels = Math.ceil(Math.log(items.length) / Math.log(LONGEST_LIST));
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
