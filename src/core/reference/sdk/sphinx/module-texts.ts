/** Finds what a document says about a module before it describes what is inside. */
import { elementText, findElement } from '../../../html/text.ts';
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { toSlug } from '../../../text/slug.ts';
import { hasClass, isObjectList } from './markup/html-parts.ts';

const PREFIX = 'module-';

/** Returns the name of the module about which a document speaks from an element on. */
export function moduleAt(element: Element): string | undefined {
  const id = element.get('id') ?? '';
  if (!id.startsWith(PREFIX) || id === PREFIX) return undefined;
  const name = id.slice(PREFIX.length);
  return isOfTitle(element, id) && !describes(rootOf(element), name) ? undefined : name;
}

/** Whether an id is made of a title: sections of packages are called "Module contents". */
function isOfTitle(element: Element, id: string): boolean {
  const section = isSection(element) ? element : element.parent;
  const title = section?.children.find((node) => node.kind === 'element' && isHeading(node));
  return title?.kind === 'element' && toSlug(titleText(title)) === id;
}

/** Whether a document describes objects of a module. */
function describes(root: Element, name: string): boolean {
  return (
    findElement(root, (element) => element.get('id')?.startsWith(`${name}.`) === true) !== undefined
  );
}

function rootOf(element: Element): Element {
  let root = element;
  while (root.parent !== undefined) root = root.parent;
  return root;
}

/** @param anchor The element with the id of the module: the section about it, or what precedes its text. */
export function findModuleText(anchor: Element, name: string): readonly HtmlNode[] {
  const around = anchor.parent?.children ?? [];
  const nodes = isSection(anchor)
    ? withoutTitle(anchor.children)
    : around.slice(around.indexOf(anchor) + 1);
  return gather(nodes, name);
}

/** Gathers nodes up to the first object, or the first section with objects or other modules. */
function gather(nodes: readonly HtmlNode[], name: string): readonly HtmlNode[] {
  const found: HtmlNode[] = [];
  for (const node of nodes) {
    if (node.kind !== 'element') found.push(node);
    else if (isObjectList(node) || moduleAt(node) !== undefined) break;
    else if (!isSection(node)) found.push(...(isLeftOut(node, name) ? [] : [node]));
    else if (findElement(node, (inner) => isObjectList(inner) || moduleAt(inner) !== undefined))
      break;
    else found.push(...gather(node.children, name));
  }
  return found;
}

function isSection({ name, classes }: Element): boolean {
  return name === 'section' || (name === 'div' && classes.includes('section'));
}

function withoutTitle(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const title = nodes.find((node) => node.kind === 'element' && isHeading(node));
  return nodes.filter((node) => node !== title);
}

function titleText(heading: Element): string {
  return elementText(heading, (inner) => hasClass(inner, 'headerlink')).trim();
}

function isHeading({ name }: Element): boolean {
  return /^h[1-6]$/.test(name);
}

/** Whether an element only repeats the name of the module, or lists documents. */
function isLeftOut(element: Element, name: string): boolean {
  if (isHeading(element)) return titleText(element) === name;
  return hasClass(element, 'toctree-wrapper') || hasClass(element, 'contents');
}
