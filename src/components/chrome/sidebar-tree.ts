/**
 * The sidebar's tree as HTML. Pages of a section share it, and a section may list thousands of
 * pages, so it is rendered once and only the current entry is marked for each page.
 */
import type { NavGroup, NavItem } from '../../core/navigation/model.ts';

/** The entries of a page, and the groups that must be open to show them. */
interface CurrentEntries {
  /** From the site's root, without base. */
  readonly hrefs: readonly string[];
  readonly folds: readonly string[];
}

const trees = new WeakMap<readonly NavItem[], Promise<string>>();

/** The tree of `items`, rendered when it is first asked for. */
export function rememberTree(
  items: readonly NavItem[],
  render: () => Promise<string>,
): Promise<string> {
  const known = trees.get(items);
  if (known !== undefined) return known;
  const tree = render();
  trees.set(items, tree);
  return tree;
}

/** Marks the entries of the page with this slug, and opens the groups around them. */
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
  const { hrefs, folds } = findEntries(items, slug);
  const opened = folds.reduce(
    (tree, id) => tree.replace(`data-group="${id}"`, (group) => `${group} open`),
    html.length > LONGEST_TREE ? closeOthers(html, new Set(folds)) : html,
  );
  return hrefs.reduce((tree, href) => {
    const link = `href="${escapeAttribute(toHref(href))}"`;
    return tree.replaceAll(link, () => `${link} aria-current="page"`);
  }, opened);
}

/** Characters of a tree that is written whole into each page; about two hundred entries. */
const LONGEST_TREE = 40_000;

const FOLD_EDGE = /<details class="sidebar-fold" data-group="([^"]*)">|<\/details>/g;

/** In a long tree, outermost groups without the page lead to their first page, which has them open. */
function closeOthers(html: string, kept: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let written = 0;
  let depth = 0;
  let start: { index: number; id: string } | undefined;
  for (const { 0: edge, 1: id, index } of html.matchAll(FOLD_EDGE)) {
    if (id !== undefined && depth === 0) start = { index, id };
    depth += id === undefined ? -1 : 1;
    if (depth > 0 || start === undefined || kept.has(start.id)) continue;
    pieces.push(html.slice(written, start.index), toLink(html.slice(start.index, index)));
    written = index + edge.length;
  }
  return pieces.join('') + html.slice(written);
}

function toLink(fold: string): string {
  const [, label = ''] = /<summary[^>]*>([\s\S]*?)<\/summary>/.exec(fold) ?? [];
  const [href = ''] = /href="[^"]*"/.exec(fold) ?? [];
  return `<a class="sidebar-link" ${href}>${label}</a>`;
}

function findEntries(items: readonly NavItem[], slug: string | undefined): CurrentEntries {
  const hrefs = new Set<string>();
  const folds: string[] = [];
  for (const item of items) {
    if (item.kind === 'link') {
      if (slug !== undefined && item.slug === slug) hrefs.add(item.href);
      continue;
    }
    const inner = findEntries(item.items, slug);
    if (inner.hrefs.length === 0) continue;
    folds.push(item.id, ...inner.folds);
    for (const href of inner.hrefs) hrefs.add(href);
  }
  return { hrefs: [...hrefs], folds };
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
