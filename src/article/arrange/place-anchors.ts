/**
 * Empty anchors such as `<a id="setup"></a>` that authors put into a heading, or right above it, for links
 * from elsewhere. If the heading itself gets that id, links point to the heading, and the anchor is
 * redundant.
 */
import { elementText } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';

export interface PlaceAnchors {
  /** Whether an anchor above the heading has `id`. */
  has(id: string): boolean;
  /** Removes `id` from all of them, and removes anchors without any name left. */
  release(id: string): void;
}

export function anchorsAt(heading: Element): PlaceAnchors {
  const above = listAbove(heading);
  return {
    has: (id) => above.some((anchor) => anchor.get('id') === id),
    release(id) {
      for (const anchor of [...above, ...anchorsIn(heading)]) releaseOne(anchor, id);
    },
  };
}

/** Lists the anchors above a heading, with nothing but whitespace and other anchors in between. */
function listAbove(heading: Element): readonly Element[] {
  const siblings = heading.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(heading));
  const from = before.findLastIndex((node) => !isBlank(node) && !isLoneAnchor(node));
  return anchorsIn({ children: before.slice(from + 1) });
}

function anchorsIn({ children }: Pick<Element, 'children'>): readonly Element[] {
  return children.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return isAnchor(node) ? node : anchorsIn(node);
  });
}

/** Whether a node is an anchor, or a paragraph that contains nothing else. */
function isLoneAnchor(node: HtmlNode): boolean {
  if (node.kind !== 'element') return false;
  if (node.name !== 'p') return isAnchor(node);
  return node.children.every((inner) => isBlank(inner) || isLoneAnchor(inner));
}

function isBlank(node: HtmlNode): boolean {
  return node.kind === 'other' || (node.kind === 'text' && node.source.trim() === '');
}

function isAnchor(element: Element): boolean {
  if (element.name !== 'a' && element.name !== 'span') return false;
  const names = [element.get('id'), element.get('name')].filter((name) => name !== undefined);
  const isEmpty = elementText(element) === '' && !element.children.some(isElement);
  const href = element.get('href');
  // An anchor that links to itself is a mark of another tool, which nobody can see.
  const isMark = href === undefined || names.some((name) => href === `#${name}`);
  return names.length > 0 && isEmpty && isMark;
}

function isElement({ kind }: HtmlNode): boolean {
  return kind === 'element' || kind === 'ready';
}

function releaseOne(anchor: Element, id: string): void {
  for (const name of ['id', 'name']) if (anchor.get(name) === id) anchor.remove(name);
  if (anchor.get('id') !== undefined || anchor.get('name') !== undefined) return;
  const { parent } = anchor;
  anchor.replaceWith([]);
  if (parent?.name === 'p' && parent.children.every(isBlank)) parent.replaceWith([]);
}
