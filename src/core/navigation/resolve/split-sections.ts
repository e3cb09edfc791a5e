/** Splits the tree of listed pages into the sections that each combination of tab and anchor shows. */
import { ownerOf, type Divisions } from './divisions.ts';
import type { ListedItem } from './list-pages.ts';
import type { NavItem, Section } from '../model.ts';

/**
 * Assigns page by page: a group whose pages have several owners appears in each of their sections, with its
 * name and icon. Sections are in the order of their first pages.
 */
export function splitSections(
  items: readonly ListedItem[],
  divisions: Pick<Divisions, 'tabs' | 'anchors'>,
): readonly Section[] {
  const itemsByKey = split(items, (path) => ownersOf(path, divisions).join(' '));
  return [...itemsByKey].map(([key, part]) => ({
    branchIds: key === '' ? [] : key.split(' '),
    items: part,
  }));
}

/** Returns the IDs of the tab and the anchor that own a page at `path`. */
export function ownersOf(
  path: string,
  { tabs, anchors }: Pick<Divisions, 'tabs' | 'anchors'>,
): readonly string[] {
  return [tabs, anchors].flatMap((siblings) => ownerOf(path, siblings)?.id ?? []);
}

function split(
  items: readonly ListedItem[],
  keyOf: (path: string) => string,
): ReadonlyMap<string, readonly NavItem[]> {
  const parts = new Map<string, NavItem[]>();
  const add = (key: string, item: NavItem) => {
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [item]);
    else part.push(item);
  };
  for (const item of items) {
    if (item.kind === 'link') {
      add(keyOf(item.path), item.link);
      continue;
    }
    for (const [key, inner] of split(item.items, keyOf)) add(key, { ...item.group, items: inner });
  }
  return parts;
}
