/** A list in Markdown as files and folders. */
import { parse } from '../../../core/html/parse.ts';
import { textOf } from '../../../core/html/text.ts';
import type { Element, HtmlNode } from '../../../core/html/tree.ts';
import { write } from '../../../core/html/write.ts';

export interface TreeEntry {
  /** Without the `/` that says that it is a folder. */
  readonly name: string;
  /** What a folder holds; absent for a file. */
  readonly entries?: readonly TreeEntry[];
}

/** Pieces of a tree's content: entries of its lists, and HTML that is something else. */
export type TreePiece =
  | { readonly kind: 'entries'; readonly entries: readonly TreeEntry[] }
  | { readonly kind: 'html'; readonly html: string };

export function readTreePieces(html: string): readonly TreePiece[] {
  const pieces: TreePiece[] = [];
  for (const node of parse(html).children) {
    if (isList(node)) pieces.push({ kind: 'entries', entries: readList(node) });
    else pieces.push({ kind: 'html', html: write([node]) });
  }
  return pieces;
}

function readList({ children }: Element): readonly TreeEntry[] {
  return children.filter((node) => node.kind === 'element').map(readItem);
}

/** A folder ends in `/`, or holds a list. */
function readItem(item: Element): TreeEntry {
  const own = item.children.filter((node) => !isList(node));
  const written = textOf({ children: own });
  const lists = item.children.filter(isList);
  const name = written.replace(/\/$/, '');
  const isFolder = lists.length > 0 || name !== written;
  return isFolder ? { name, entries: lists.flatMap(readList) } : { name };
}

/** Lists of components have classes, those of Markdown none. */
function isList(node: HtmlNode): node is Element {
  if (node.kind !== 'element' || node.get('class') !== undefined) return false;
  return node.name === 'ul' || node.name === 'ol';
}
