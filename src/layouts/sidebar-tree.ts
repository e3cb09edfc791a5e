/**
 * The navigation tree of the sidebar as HTML. Pages of a section share it, so it is rendered and read once;
 * for each page, its entry is marked and its groups are opened. Notes of components tell which element
 * belongs to which entry. Pages of long sections show only part of their tree: see `long-tree.ts`.
 */
import type { PieceFacts } from '../article/facts/facts.ts';
import type { NotesByElement } from '../article/facts/read-notes.ts';
import type { ReadPiece } from '../article/read-piece.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { NavItem } from '../core/navigation/model.ts';
import { findPlaces, findPagePlaces, type PagePlaces } from '../core/navigation/places.ts';
import { SectionMemo } from './section-memo.ts';

export interface SidebarTree {
  /** The facts of everything that readers can see in the sidebar. */
  readonly facts: PieceFacts;
  /** The address of the whole tree, if pages show only part of it. */
  readonly file?: string;
  /**
   * Writes the tree for the page with this slug: marks its entry, or if it is not listed, that of the
   * listed page above it.
   */
  readonly write: (slug: string | undefined) => string;
}

/** Text that all pages share, or an entry that depends on the page. */
type Piece = string | TreeEntry;

interface TreeEntry {
  readonly item: NavItem;
  readonly plain: string;
  /**
   * The entry when it is marked: as the current page, as the listed page above it, or as an open group
   * around them.
   */
  readonly marked: Marked;
}

/**
 * The HTML of an entry when it is marked, by whether it is the current page itself or a part of the site
 * that contains it.
 */
export type Marked = Readonly<Record<PagePlaces['current'], string>>;

/** By section and language. */
export const sidebarTrees = new SectionMemo<SidebarTree>();

/** Reads the tree of `items` from its HTML, in which notes tie elements to items. */
export function readSidebarTree(
  { root, notes, facts }: ReadPiece,
  items: readonly NavItem[],
): SidebarTree {
  const pieces = toPieces(root.children, notes);
  const places = findPlaces(items);
  return {
    facts,
    write(slug) {
      const { places: around, current } = findPagePlaces(places, slug);
      const marked = new Set<NavItem>(around.flatMap(({ link, folds }) => [link, ...folds]));
      return pieces
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          return marked.has(piece.item) ? piece.marked[current] : piece.plain;
        })
        .join('');
    },
  };
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
  const plain = element.opening;
  const content = [...toPieces(element.children, notes), element.closing];
  if (note?.kind !== 'nav') return [plain, ...content];
  const marked = mark(element, note.item, () => element.opening);
  return [{ item: note.item, plain, marked }, ...content];
}

/**
 * Writes an entry with each mark: a link becomes current, a group is opened. The mark stays on the element.
 */
export function mark(element: Element, { kind }: NavItem, write: () => string): Marked {
  const as = (current: keyof Marked): string => {
    if (kind === 'group') element.set('open', '');
    else element.set('aria-current', current);
    return write();
  };
  return { true: as('true'), page: as('page') };
}
