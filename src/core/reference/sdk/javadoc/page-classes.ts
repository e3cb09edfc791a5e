/** Finds parts of Javadoc's pages by their classes, whose words since JDK 15 are separated by hyphens. */
import { findElement } from '../../../html/text.ts';
import type { Element, HtmlNode } from '../../../html/tree.ts';

/** @param name In small letters, without hyphens: `membersignature`. */
export function hasPlainClass(element: Element, name: string): boolean {
  return element.classes.some((each) => plainName(each) === name);
}

/** Returns a class or an anchor in the one way in which all versions of the tool would write it. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[-.]/g, '');
}

export function findByPlainClass(root: Element, name: string): Element | undefined {
  return findElement(root, (element) => hasPlainClass(element, name));
}

/** Elements that only lay out what is inside of them. */
const WRAPPERS: ReadonlySet<string> = new Set(['ul', 'li', 'section', 'main']);

/** Lists the parts of a section of a page, without the elements that only lay them out. */
export function listPageParts(root: Element): readonly Element[] {
  return root.children.flatMap((node: HtmlNode) => {
    if (node.kind !== 'element') return [];
    const isWrapper = WRAPPERS.has(node.name) || hasPlainClass(node, 'horizontalscroll');
    return isWrapper ? listPageParts(node) : [node];
  });
}
