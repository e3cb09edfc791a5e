/**
 * The sidebar's tree as HTML. Pages of a section share it, so it is rendered and read once; for each
 * page its entry is marked and its groups are open. Which element belongs to which entry the
 * components note. Pages of long sections show a part of it: `long-tree.ts`.
 */
import type { PieceFacts } from '../article/facts/facts.ts';
import type { NotesByElement } from '../article/facts/read-notes.ts';
import type { ReadPiece } from '../article/read-piece.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { NavItem } from '../core/navigation/model.ts';
import { findPlaces, findWhereabouts, type Whereabouts } from '../core/navigation/places.ts';
import { SectionMemo } from './section-memo.ts';

export interface SidebarTree {
  /** Facts of all that readers may come to see of the sidebar. */
  readonly facts: PieceFacts;
  /** Address of the whole tree, where pages show a part of it. */
  readonly file?: string;
  /** The tree on the page with this slug, which is marked, or else the listed page above it. */
  readonly write: (slug: string | undefined) => string;
}

/** Text that all pages share, or what depends on the page. */
type Piece = string | TreeEntry;

interface TreeEntry {
  readonly item: NavItem;
  readonly plain: string;
  /** As it is for the page itself, for pages below it, and for groups around them. */
  readonly marked: Marked;
}

/** An entry with its mark, by what it is to the reader: their page, or a part that they are in. */
export type Marked = Readonly<Record<Whereabouts['current'], string>>;

/** By section and language. */
export const sidebarTrees = new SectionMemo<SidebarTree>();

/** The tree of `items`, in whose HTML notes tie elements to them. */
export function readSidebarTree(
  { root, notes, facts }: ReadPiece,
  items: readonly NavItem[],
): SidebarTree {
  const pieces = toPieces(root.children, notes);
  const places = findPlaces(items);
  return {
    facts,
    write(slug) {
      const { places: around, current } = findWhereabouts(places, slug);
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

/** An entry is current; a group is open. Each is written with its mark, which stays on the element. */
export function mark(element: Element, { kind }: NavItem, write: () => string): Marked {
  const as = (current: keyof Marked): string => {
    if (kind === 'group') element.set('open', '');
    else element.set('aria-current', current);
    return write();
  };
  return { true: as('true'), page: as('page') };
}
