/** Asks the questions about HTML that only its classes and places answer. */
import type { Element, HtmlNode } from '../../../../html/tree.ts';

export function hasClass(element: Element, name: string): boolean {
  return element.classes.includes(name);
}

export function elementsOf(parent: Pick<Element, 'children'>): readonly Element[] {
  return parent.children.filter((node) => node.kind === 'element');
}

/** Kinds of objects, which older versions write without the name of their domain. */
const OBJECT_KINDS: ReadonlySet<string> = new Set([
  'attribute',
  'class',
  'classmethod',
  'data',
  'exception',
  'function',
  'method',
  'property',
  'staticmethod',
]);

const DOMAINS: ReadonlySet<string> = new Set(['c', 'cpp', 'js', 'py', 'rst', 'std']);

/** Whether an element describes objects of any language. */
export function isObjectList(element: Element): boolean {
  if (element.name !== 'dl') return false;
  const [first = '', second] = element.classes;
  if (second !== undefined && DOMAINS.has(first)) return true;
  return isOldList(element) || firstTerm(element)?.classes.includes('sig-object') === true;
}

/** Returns the kind of the Python objects that an element describes. */
export function pythonKindOf(element: Element): string | undefined {
  if (!isObjectList(element)) return undefined;
  const [first = '', second] = element.classes;
  if (second !== undefined && DOMAINS.has(first)) return first === 'py' ? second : undefined;
  const id = firstTerm(element)?.get('id') ?? '';
  return isOldList(element) && !/^(?:c\.|_CPP)/.test(id) ? first : undefined;
}

function isOldList({ name, classes }: Element): boolean {
  return name === 'dl' && classes.length === 1 && OBJECT_KINDS.has(classes[0] ?? '');
}

function firstTerm(list: Element): Element | undefined {
  const first = list.children.find((node) => node.kind === 'element');
  return first?.name === 'dt' ? first : undefined;
}

/** A term of a list of definitions, and what is said about it. */
export interface Definition {
  readonly term: Element;
  readonly body: readonly HtmlNode[];
}

export function definitionsIn(list: Element): readonly Definition[] {
  const found: { term: Element; body: HtmlNode[] }[] = [];
  for (const element of elementsOf(list)) {
    if (element.name === 'dt') found.push({ term: element, body: [] });
    else if (element.name === 'dd') {
      const last = found.at(-1);
      for (const node of element.children) last?.body.push(node);
    }
  }
  return found;
}
