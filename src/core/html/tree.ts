/**
 * HTML as a tree that remembers how it was written: nodes that are not changed are written back byte for
 * byte, errors included. `parse.ts` parses it, `write.ts` writes it.
 */
import { ownValue } from '../text/own-value.ts';
import { escapeMarkup } from './escape-markup.ts';
import { type WrittenAttribute, OpeningTag } from './opening.ts';

/**
 * A node that is not an element. `text` keeps character references as written; `raw` is the content of
 * elements such as `<script>`, where nothing is a tag or a reference; `other` is anything that is not
 * shown: comments, declarations, closing tags without an opening one.
 */
export interface Leaf {
  readonly kind: 'text' | 'raw' | 'other';
  readonly source: string;
}

/** HTML that was finished before its page. No pass looks into it, so it carries what passes would ask for. */
export interface ReadyHtml {
  readonly kind: 'ready';
  readonly source: string;
  /** The text that a reader sees of it. */
  readonly text: string;
  /** What can distinguish one component in it from another: `.class`, `element`. */
  readonly marks: readonly string[];
}

export type HtmlNode = Element | Leaf | ReadyHtml;

/** Many more arguments of one call, about 120,000, overflow the stack. */
const MAX_ARGUMENTS = 10_000;

export class Element {
  readonly kind = 'element';
  readonly children: HtmlNode[] = [];
  parent: Element | undefined;
  /** The closing tag as written; empty if there is none. */
  closing = '';
  /**
   * In lower case, as are the names of attributes. Not a getter, because it is read thousands of times per
   * page: to change it, call `rename`.
   */
  name: string;
  #opening: OpeningTag;

  /** @param name in lower case. */
  constructor(name: string, opening: OpeningTag) {
    this.name = name;
    this.#opening = opening;
  }

  /** The opening tag. */
  get opening(): string {
    return this.#opening.source;
  }

  /** Returns the value of an attribute, decoded; empty if it has none, undefined without the attribute. */
  get(name: string): string | undefined {
    return this.#opening.get(name);
  }

  get attributeNames(): readonly string[] {
    return this.#opening.attributes.map(({ name }) => name);
  }

  get classes(): readonly string[] {
    return this.#opening.classes;
  }

  /** What can distinguish one component from another: `element`, `.class`, `data-attribute`. */
  get marks(): readonly string[] {
    return this.#opening.marks;
  }

  /** Sets an attribute. An existing one keeps its place; a new one becomes the first or the last. */
  set(name: string, value: string, place: 'first' | 'last' = 'last'): void {
    const { attributes } = this.#opening;
    const written = toAttribute(name, value);
    const at = attributes.findIndex((attribute) => attribute.name === name);
    if (at !== -1) this.#rewrite({ attributes: attributes.with(at, written) });
    else if (place === 'first') this.#rewrite({ attributes: [written, ...attributes] });
    else this.#rewrite({ attributes: [...attributes, written] });
  }

  /** Returns the opening tag with other values for attributes that the element already has. */
  openingWith(values: Readonly<Record<string, string>>): string {
    const attributes = this.#opening.attributes.map((attribute) => {
      const value = ownValue(values, attribute.name);
      return value === undefined ? attribute : toAttribute(attribute.name, value);
    });
    return this.#opening.with({ attributes }).source;
  }

  remove(name: string): void {
    const { attributes } = this.#opening;
    const kept = attributes.filter((attribute) => attribute.name !== name);
    if (kept.length < attributes.length) this.#rewrite({ attributes: kept });
  }

  /** Turns it into another element with the same attributes and content. */
  rename(name: string): void {
    this.name = name;
    this.#rewrite({ head: `<${name}` });
    if (this.closing !== '') this.closing = `</${name}>`;
  }

  /** Removes its tags; the content stays in place. */
  dissolve(): void {
    this.name = '';
    this.#opening = OpeningTag.NONE;
    this.closing = '';
  }

  /** Returns an element with the same tags and no content. */
  copyTags(): Element {
    const copy = new Element(this.name, this.#opening);
    copy.closing = this.closing;
    return copy;
  }

  append(node: HtmlNode): void {
    if (node.kind === 'element') node.parent = this;
    this.children.push(node);
  }

  /** Replaces this node with others, or removes it if there are none. */
  replaceWith(nodes: readonly HtmlNode[]): void {
    const { parent } = this;
    if (parent === undefined) return;
    for (const node of nodes) if (node.kind === 'element') node.parent = parent;
    const at = parent.children.indexOf(this);
    parent.children.splice(at, 1);
    for (let start = 0; start < nodes.length; start += MAX_ARGUMENTS) {
      parent.children.splice(at + start, 0, ...nodes.slice(start, start + MAX_ARGUMENTS));
    }
    this.parent = undefined;
  }

  #rewrite(change: Parameters<OpeningTag['with']>[0]): void {
    this.#opening = this.#opening.with(change);
  }
}

function toAttribute(name: string, value: string): WrittenAttribute {
  const escaped = escapeMarkup(value);
  return { name, value: escaped, source: value === '' ? ` ${name}` : ` ${name}="${escaped}"` };
}

/** Creates an element, such as `<div class="rail">`. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const written = Object.entries(attributes).map(([key, value]) => toAttribute(key, value));
  const opening = new OpeningTag({ head: `<${name}`, attributes: written, tail: '>' });
  const element = new Element(name, opening);
  element.closing = `</${name}>`;
  return element;
}

/** Creates a text node; the text is escaped. */
export function createText(text: string): Leaf {
  return { kind: 'text', source: escapeMarkup(text) };
}

/** Creates HTML that is written as it is and that no pass looks into. */
export function createRaw(source: string): Leaf {
  return { kind: 'raw', source };
}
