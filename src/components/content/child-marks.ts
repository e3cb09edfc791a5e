/**
 * How a parent component finds its children: a child marks its root element, and the parent reads
 * the marks from its rendered slot. Because the parent sees HTML, children may come from anywhere:
 * written in place, made by `.map()`, or brought by a snippet. A parent takes the marks off, so a
 * parent further out never sees the children of an inner one. Text cannot forge a mark: it would
 * need a `<`, which is escaped in all text and in no mark.
 *
 * Shape of a child: `<tag data-child="kind:value" ...>`, followed at once, if the child has one, by
 * its label `<tag data-label ...>label</tag>`. The attributes of both hold no `<`.
 */

export type ChildKind = 'tab' | 'code' | 'step';

export interface Child {
  /** What the child tells its parent; see the component that makes the mark. */
  readonly value: string;
  /** The HTML of the child's label. */
  readonly label: string | undefined;
}

export interface Adoption {
  /** Attributes that take the place of the mark, such as `role="tabpanel"`. */
  readonly attributes?: string | undefined;
  /** Element that the label becomes. */
  readonly labelTag?: string | undefined;
}

/** The children of one kind in rendered HTML, in order. */
export function findChildren(html: string, kind: ChildKind): readonly Child[] {
  return Array.from(html.matchAll(markOf(kind)), ([, , value = '', , , , label]) => ({
    value: decodeAttribute(value),
    label,
  }));
}

/** Takes the marks of one kind off, putting in place what `adopt` says for each child. */
export function adoptChildren(
  html: string,
  kind: ChildKind,
  adopt: (child: Child, index: number) => Adoption,
): string {
  let index = 0;
  return html.replace(markOf(kind), (...match: (string | undefined)[]) => {
    const [, tag = '', value = '', rest = '', labelTag, labelRest = '', label] = match;
    const adoption = adopt({ value: decodeAttribute(value), label }, index);
    index += 1;
    const attributes = adoption.attributes ? ` ${adoption.attributes}` : '';
    const opening = `<${tag}${attributes}${rest}`;
    if (labelTag === undefined || label === undefined) return opening;
    const newTag = adoption.labelTag ?? labelTag;
    return `${opening}<${newTag}${labelRest}>${label}</${newTag}>`;
  });
}

function markOf(kind: ChildKind): RegExp {
  return new RegExp(
    `<([\\w-]+) data-child="${kind}:([^"]*)"([^<]*)(?:<([\\w-]+) data-label(?:="[^"]*")?([^<>]*)>([\\s\\S]*?)</\\4>)?`,
    'g',
  );
}

function decodeAttribute(value: string): string {
  return value
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
