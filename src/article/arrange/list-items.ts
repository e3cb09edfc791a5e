/** Fixes lists whose items are rendered by components, if there is anything else between the items. */
import { findElement } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';

/**
 * Keeps only items in a list: content after an item is moved to the item's end, and content before the
 * first one is moved before the list. A list without any item is turned into a box.
 */
export function keepItemsOnly(list: Element, isPart: (element: Element) => boolean): void {
  // A part may be inside a box of the author.
  const holdsPart = (node: HtmlNode): boolean =>
    node.kind === 'element' && findElement({ children: [node] }, isPart) !== undefined;
  if (!list.children.some(isListItem)) {
    if (!list.children.some(holdsPart)) toBox(list);
    return;
  }
  const before: HtmlNode[] = [];
  let last: Element | undefined;
  for (const node of list.children.splice(0)) {
    if (isListItem(node)) last = node;
    if (isListItem(node) || mayStandInList(node) || holdsPart(node)) list.append(node);
    else if (last === undefined) before.push(node);
    else bodyOf(last).append(node);
  }
  putBefore(list, before);
}

function toBox(list: Element): void {
  list.rename('div');
  list.remove('role');
  list.set('class', [...list.classes, 'flow'].join(' '));
}

function isListItem(node: HtmlNode): node is Element {
  return node.kind === 'element' && node.name === 'li';
}

function mayStandInList(node: HtmlNode): boolean {
  if (node.kind === 'element') return ['script', 'template', 'style'].includes(node.name);
  return node.kind === 'other' || (node.kind === 'text' && node.source.trim() === '');
}

/** Returns the box in an item that holds its content; if there is none, the item itself. */
function bodyOf(item: Element): Element {
  const last = item.children.findLast((node) => node.kind === 'element');
  return last?.name === 'div' ? last : item;
}

function putBefore(list: Element, nodes: readonly HtmlNode[]): void {
  const { parent } = list;
  if (nodes.length === 0) return;
  list.replaceWith([...nodes, list]);
  list.parent = parent;
}
