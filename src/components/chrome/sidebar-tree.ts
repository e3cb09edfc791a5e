/**
 * The sidebar's tree as HTML. Pages of a section share it, and a section may list thousands of
 * pages, so it is rendered once and only the current entry is marked for each page.
 */
import type { NavGroup, NavItem } from '../../core/navigation/model.ts';
import type { Sprite } from './icon-sprite.ts';

export interface SidebarTree {
  readonly html: string;
  /** Every tag in it once, without its address. */
  readonly tags: string;
  /** Where its icons are; absent where there are few. */
  readonly sprite?: Sprite;
}

/**
 * Stands for the tree in a body until all else there is done. Most of a page may be its tree, and
 * its tags tell what looks through the body all that it has to know.
 */
export const TREE_PLACE = '<!--sidebar-tree-->';

/** A place of a page in the tree. */
interface Place {
  /** From the site's root, without base. */
  readonly href: string;
  /** Absent where every version shows it. */
  readonly version: string | undefined;
  /** The groups that must be open to show it, outermost first. */
  readonly folds: readonly string[];
}

const trees = new WeakMap<readonly NavItem[], Map<string, Promise<SidebarTree>>>();

/** The tree of `items` for pages in `lang`, rendered when it is first asked for. */
export function rememberTree(
  { items, lang }: { items: readonly NavItem[]; lang: string },
  render: () => Promise<Omit<SidebarTree, 'tags'>>,
): Promise<SidebarTree> {
  const byLanguage = trees.get(items) ?? new Map<string, Promise<SidebarTree>>();
  trees.set(items, byLanguage);
  const tree = byLanguage.get(lang) ?? render().then(withTags);
  byLanguage.set(lang, tree);
  return tree;
}

function withTags(tree: Omit<SidebarTree, 'tags'>): SidebarTree {
  const written = tree.html.match(/<\w[^>]*>/g) ?? [];
  const tags = new Set(written.map((tag) => tag.replace(/ href="[^"]*"/, '')));
  return { ...tree, tags: [...tags].join('') };
}

/**
 * Marks the first entry of the page with this slug that the reader sees, and opens the groups
 * around it. Only entries of different versions, which never show together, are marked each.
 */
export function markCurrent({
  html,
  items,
  slug,
  toHref,
}: {
  html: string;
  items: readonly NavItem[];
  /** Absent where the reader is on no page of the tree. */
  slug: string | undefined;
  /** Adds the site's base. */
  toHref: (href: string) => string;
}): string {
  const places = firstPlaces(findPlaces(items, slug));
  const folds = new Set(places.flatMap((place) => place.folds));
  const opened = [...folds].reduce(
    (tree, id) => tree.replace(`data-group="${id}"`, (group) => `${group} open`),
    html.length > LONGEST_TREE ? closeOthers(html, folds) : html,
  );
  return places.reduce(
    (tree, { href, folds }) => markLink(tree, toHref(href), folds.at(-1)),
    opened,
  );
}

/** A group that stands before may lead to the page too, so the search begins at its own group. */
function markLink(tree: string, href: string, group: string | undefined): string {
  const start = group === undefined ? 0 : Math.max(0, tree.indexOf(`data-group="${group}"`));
  const link = `href="${escapeAttribute(href)}"`;
  const rest = tree.slice(start).replace(link, () => `${link} aria-current="page"`);
  return tree.slice(0, start) + rest;
}

/** The first place that all versions show, or else the first of each version. */
function firstPlaces(places: readonly Place[]): readonly Place[] {
  const always = places.find(({ version }) => version === undefined);
  if (always !== undefined) return [always];
  return [...new Map(places.toReversed().map((place) => [place.version, place])).values()];
}

/** Characters of a tree that is written whole into each page; about two hundred entries. */
const LONGEST_TREE = 40_000;

const FOLD_EDGE = /<details class="sidebar-fold" data-group="([^"]*)">|<\/details>/g;

/** In a long tree, groups without the page lead to their first page, which has them open. */
function closeOthers(html: string, kept: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let written = 0;
  /** Edges inside of a fold that is closed. */
  let depth = 0;
  let start = 0;
  for (const { 0: edge, 1: id, index } of html.matchAll(FOLD_EDGE)) {
    const isKept = depth === 0 && (id === undefined || kept.has(id));
    if (isKept) continue;
    if (depth === 0) start = index;
    depth += id === undefined ? -1 : 1;
    if (depth > 0) continue;
    pieces.push(html.slice(written, start), toLink(html.slice(start, index)));
    written = index + edge.length;
  }
  return pieces.join('') + html.slice(written);
}

function toLink(fold: string): string {
  const [, label = ''] = /<summary[^>]*>([\s\S]*?)<\/summary>/.exec(fold) ?? [];
  const [href = ''] = /href="[^"]*"/.exec(fold) ?? [];
  return `<a class="sidebar-link" ${href}>${label}</a>`;
}

function findPlaces(items: readonly NavItem[], slug: string | undefined): Place[] {
  if (slug === undefined) return [];
  return items.flatMap((item) => {
    if (item.kind === 'link') {
      return item.slug === slug ? [{ href: item.href, version: item.version, folds: [] }] : [];
    }
    return findPlaces(item.items, slug).map((place) => ({
      ...place,
      folds: [item.id, ...place.folds],
    }));
  });
}

/** As Astro writes attributes. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Whether nothing of the group is left in a version that none of its entries belongs to. */
export function hasOnlyVersioned(group: NavGroup): boolean {
  return group.items.every(
    (item) => item.version !== undefined || (item.kind === 'group' && hasOnlyVersioned(item)),
  );
}
