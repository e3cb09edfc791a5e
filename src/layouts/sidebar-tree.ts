/**
 * The sidebar's tree as HTML. Pages of a section share it, so it is rendered and read once; for each
 * page its entry is marked and its groups are open. Which element belongs to which entry the
 * components note. Pages of long sections show a part of it: `long-tree.ts`.
 */
import type { PieceFacts } from '../article/facts/facts.ts';
import type { Notes } from '../article/facts/notes.ts';
import type { NotesByElement } from '../article/facts/read-notes.ts';
import { readPiece } from '../article/read-piece.ts';
import type { Element, HtmlNode } from '../core/html/tree.ts';
import type { NavItem } from '../core/navigation/model.ts';
import { findPlaces } from '../core/navigation/places.ts';
import { SectionMemo } from './section-memo.ts';

export interface SidebarTree {
  /** Of all that readers may come to see of it. */
  readonly facts: PieceFacts;
  /** Address of the whole tree, where pages show a part of it. */
  readonly file?: string;
  /** The tree on the page with this slug; on a page that it does not list, nothing is marked. */
  readonly write: (slug: string | undefined) => string;
}

/** Text that all pages share, or what depends on the page. */
type Piece = string | TreeEntry;

interface TreeEntry {
  readonly item: NavItem;
  readonly plain: string;
  /** As it is for the page itself and for groups around it. */
  readonly marked: string;
}

/** By section and language. */
export const sidebarTrees = new SectionMemo<SidebarTree>();

/** The tree of `items`, whose HTML has `notes` that tie its elements to them. */
export function readTree(html: string, notes: Notes, items: readonly NavItem[]): SidebarTree {
  const { root, notes: found, facts } = readPiece(html, notes);
  const pieces = toPieces(root.children, found);
  const places = findPlaces(items);
  return {
    facts,
    write(slug) {
      const around = (slug === undefined ? undefined : places.get(slug)) ?? [];
      const marked = new Set<NavItem>(around.flatMap(({ link, folds }) => [link, ...folds]));
      return pieces.map((piece) => toHtml(piece, marked)).join('');
    },
  };
}

function toHtml(piece: Piece, marked: ReadonlySet<NavItem>): string {
  if (typeof piece === 'string') return piece;
  return marked.has(piece.item) ? piece.marked : piece.plain;
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
  mark(element, note.item);
  return [{ item: note.item, plain, marked: element.opening }, ...content];
}

/** An entry is that of the page; a group is open. */
export function mark(element: Element, { kind }: NavItem): void {
  if (kind === 'group') element.set('open', '');
  else element.set('aria-current', 'page');
}
