/**
 * How a parent component finds its children: a child marks its root element, and the parent reads
 * the marks from its rendered slot. Because the parent sees HTML, children may come from anywhere:
 * written in place, made by `.map()`, or brought by a snippet. A parent takes the marks off, so a
 * parent further out never sees the children of an inner one.
 *
 * Shape of a child: `<tag data-child="kind:value" ...>`, whose first element, if the child has one, is
 * its label `<tag data-label ...>label</tag>`.
 */
import { parse } from '../../core/html/parse.ts';
import type { Element } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { write } from '../../core/html/write.ts';

export type ChildKind = 'tab' | 'code' | 'step';

export interface Child {
  /** What the child tells its parent; see the component that makes the mark. */
  readonly value: string;
  /** The HTML of the child's label. */
  readonly label: string | undefined;
}

export interface Adoption {
  /** Attributes that take the place of the mark, such as a role. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** Element that the label becomes. */
  readonly labelTag?: string | undefined;
}

export interface Children {
  /** In order. */
  readonly children: readonly Child[];
  /** The HTML with the marks taken off, and in place of each what is said for its child. Only once. */
  readonly adopt: (toAdoption: (child: Child, index: number) => Adoption) => string;
}

/** The children of one kind in rendered HTML. */
export function readChildren(html: string, kind: ChildKind): Children {
  const root = parse(html);
  const found = findMarked(root, kind).map((marked) => ({ marked, child: toChild(marked) }));
  return {
    children: found.map(({ child }) => child),
    adopt(toAdoption) {
      for (const [index, { marked, child }] of found.entries()) {
        takeMark(marked, toAdoption(child, index));
      }
      return write(root.children);
    },
  };
}

function takeMark({ element, label }: Marked, { attributes = {}, labelTag }: Adoption): void {
  element.remove('data-child');
  for (const [name, value] of Object.entries(attributes).toReversed()) {
    element.set(name, value, 'first');
  }
  label?.remove('data-label');
  if (label !== undefined && labelTag !== undefined) label.rename(labelTag);
}

interface Marked {
  readonly element: Element;
  readonly value: string;
  readonly label: Element | undefined;
}

function findMarked(root: Element, kind: ChildKind): readonly Marked[] {
  const found: Marked[] = [];
  const enter = (element: Element): void => {
    const mark = element.get('data-child');
    if (mark?.startsWith(`${kind}:`) !== true) return;
    found.push({ element, value: mark.slice(kind.length + 1), label: labelOf(element) });
  };
  walk(root, [{ enter }]);
  return found;
}

function labelOf({ children }: Element): Element | undefined {
  const first = children.find((node) => node.kind === 'element');
  return first?.get('data-label') === undefined ? undefined : first;
}

function toChild({ value, label }: Marked): Child {
  return { value, label: label && write(label.children) };
}
