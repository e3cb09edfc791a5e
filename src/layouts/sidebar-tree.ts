/**
 * The sidebar's tree as HTML. Pages of a section share it, and a section may list thousands of
 * pages, so it is rendered and read once; for each page its entry is marked and its groups are open.
 * Which element belongs to which entry the components note.
 */
import type { PieceFacts } from '../article/facts.ts';
import type { Notes } from '../article/notes.ts';
import type { NotesByElement } from '../article/read-notes.ts';
import { readPiece } from '../article/read-piece.ts';
import { findElement } from '../core/html/text.ts';
import { createElement, createRaw, type Element, type HtmlNode } from '../core/html/tree.ts';
import { write } from '../core/html/write.ts';
import type { NavItem, NavLink } from '../core/navigation/model.ts';

export interface SidebarTree {
  readonly pieces: readonly Piece[];
  readonly facts: PieceFacts;
  /** Whether groups without the page are closed for good: see `LONGEST_TREE`. */
  readonly isLong: boolean;
}

/** Text that all pages share, or what depends on the page. */
type Piece = string | Fold | Entry;

/** A group that readers open and close. */
interface Fold {
  readonly item: NavItem;
  readonly closed: string;
  readonly open: string;
  /** Behind the opening tag, the closing one included. */
  readonly pieces: readonly Piece[];
  /** What leads to its first page in its place. */
  readonly link: string;
}

interface Entry {
  readonly item: NavItem;
  readonly plain: string;
  readonly current: string;
}

/** Characters of a tree that is written whole into each page; about two hundred entries. */
const LONGEST_TREE = 40_000;

const trees = new WeakMap<readonly NavItem[], Map<string, Promise<SidebarTree>>>();

/** The tree of `items` for pages in `lang`, rendered when it is first asked for. */
export function rememberTree(
  { items, lang }: { items: readonly NavItem[]; lang: string },
  render: () => Promise<SidebarTree>,
): Promise<SidebarTree> {
  const byLanguage = trees.get(items) ?? new Map<string, Promise<SidebarTree>>();
  trees.set(items, byLanguage);
  const tree = byLanguage.get(lang) ?? render();
  byLanguage.set(lang, tree);
  return tree;
}

/** Takes rendered HTML apart at the elements that `notes` ties to entries of the navigation. */
export function readTree(html: string, notes: Notes): SidebarTree {
  const { root, notes: found, facts } = readPiece(html, notes);
  const { length } = write(root.children);
  return { pieces: toPieces(root.children, found), facts, isLong: length > LONGEST_TREE };
}

function toPieces(nodes: readonly HtmlNode[], notes: NotesByElement): readonly Piece[] {
  const pieces: Piece[] = [];
  let shared = '';
  const add = (piece: Piece): void => {
    if (typeof piece === 'string') shared += piece;
    else {
      pieces.push(shared, piece);
      shared = '';
    }
  };
  for (const node of nodes) {
    if (node.kind === 'element') toElementPieces(node, notes).forEach(add);
    else add(node.source);
  }
  return shared === '' ? pieces : [...pieces, shared];
}

function toElementPieces(element: Element, notes: NotesByElement): readonly Piece[] {
  const note = notes.get(element);
  const item = note?.kind === 'nav' ? note.item : undefined;
  const closed = element.opening;
  const content = [...toPieces(element.children, notes), element.closing];
  if (item?.kind === 'group') {
    const link = toLink(element);
    element.set('open', '');
    return [{ item, closed, open: element.opening, pieces: content, link }];
  }
  if (item === undefined) return [closed, ...content];
  element.set('aria-current', 'page');
  return [{ item, plain: closed, current: element.opening }, ...content];
}

/** A link with the look and the words of a closed group. */
function toLink(fold: Element): string {
  const summary = findElement(fold, ({ name }) => name === 'summary');
  const first = findElement(fold, ({ name }) => name === 'a');
  const classes = summary?.get('class');
  const link = createElement('a', {
    ...(classes !== undefined && { class: classes }),
    href: first?.get('href') ?? '',
  });
  link.append(createRaw(write(summary?.children ?? [])));
  return write([link]);
}

/** A place of a page in the tree. */
interface Place {
  readonly link: NavLink;
  /** The groups that must be open to show it, outermost first. */
  readonly folds: readonly NavItem[];
}

/**
 * Marks the first entry of the page with this slug that the reader sees, and opens the groups
 * around it. Only entries of different versions, which never show together, are marked each. In a long
 * tree, groups without the page lead to their first page, which has them open.
 */
export function writeTree(
  tree: SidebarTree,
  { items, slug }: { items: readonly NavItem[]; slug: string | undefined },
): string {
  const places = firstPlaces(findPlaces(items, slug));
  const marked = new Set<NavItem>(places.flatMap(({ link, folds }) => [link, ...folds]));
  const toHtml = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    const isMarked = marked.has(piece.item);
    if ('plain' in piece) return isMarked ? piece.current : piece.plain;
    if (tree.isLong && !isMarked) return piece.link;
    return (isMarked ? piece.open : piece.closed) + piece.pieces.map(toHtml).join('');
  };
  return tree.pieces.map(toHtml).join('');
}

/** The first place that all versions show, or else the first of each version. */
function firstPlaces(places: readonly Place[]): readonly Place[] {
  const always = places.find(({ link }) => link.version === undefined);
  if (always !== undefined) return [always];
  return [...new Map(places.toReversed().map((place) => [place.link.version, place])).values()];
}

function findPlaces(items: readonly NavItem[], slug: string | undefined): Place[] {
  if (slug === undefined) return [];
  return items.flatMap((item) => {
    if (item.kind === 'link') return item.slug === slug ? [{ link: item, folds: [] }] : [];
    return findPlaces(item.items, slug).map(({ link, folds }) => ({
      link,
      folds: [item, ...folds],
    }));
  });
}
