/** Cuts the tree of listed pages into what each combination of tab and anchor shows. */
import { ownerOf, type Divisions } from './divisions.ts';
import type { ListedItem } from './list-pages.ts';
import type { NavItem, Section } from './model.ts';

type Owners = Pick<Section, 'tab' | 'anchor'>;

/**
 * Page by page: a group whose pages have several owners is in each of their sections, with its name
 * and icon. Sections come in the order of their first pages.
 */
export function splitSections(
  items: readonly ListedItem[],
  { tabs, anchors }: Pick<Divisions, 'tabs' | 'anchors'>,
): readonly Section[] {
  const ownersByKey = new Map<string, Owners>();
  const keyOf = (path: string): string => {
    const owners = ownersOf(path, { tabs, anchors });
    const key = `${owners.tab ?? ''} ${owners.anchor ?? ''}`;
    if (!ownersByKey.has(key)) ownersByKey.set(key, owners);
    return key;
  };
  const itemsByKey = split(items, keyOf);
  return [...itemsByKey].map(([key, part]) => ({ ...ownersByKey.get(key), items: part }));
}

/** The ids of the tab and the anchor that a page at `path` belongs to. */
export function ownersOf(
  path: string,
  { tabs, anchors }: Pick<Divisions, 'tabs' | 'anchors'>,
): Owners {
  const tab = ownerOf(path, tabs)?.id;
  const anchor = ownerOf(path, anchors)?.id;
  return { ...(tab !== undefined && { tab }), ...(anchor !== undefined && { anchor }) };
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
