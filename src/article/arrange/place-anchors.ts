/**
 * Empty anchors that authors set at a heading for links from elsewhere, `<a id="setup"></a>`, in it or right
 * above it. Where the heading itself has that name, links lead to it, and the anchor says it a second time.
 */
import { elementText } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';

export interface PlaceAnchors {
  /** Whether one above the heading has `id`. */
  has(id: string): boolean;
  /** Takes `id` from all of them, and those that are left without a name out of the page. */
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

/** Nothing but blanks and other anchors stands between them and the heading. */
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

/** An anchor, or a paragraph that holds nothing else. */
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
  const isNamed = element.get('id') !== undefined || element.get('name') !== undefined;
  const isEmpty = elementText(element) === '' && !element.children.some(isElement);
  return isNamed && isEmpty && element.get('href') === undefined;
}

function isElement({ kind }: HtmlNode): boolean {
  return kind === 'element' || kind === 'ready';
}

function releaseOne(anchor: Element, id: string): void {
  for (const name of ['id', 'name']) if (anchor.get(name) === id) anchor.remove(name);
  if (anchor.get('id') !== undefined || anchor.get('name') !== undefined) return;
  const { parent } = anchor;
  anchor.replaceWith();
  if (parent?.name === 'p' && parent.children.every(isBlank)) parent.replaceWith();
}
