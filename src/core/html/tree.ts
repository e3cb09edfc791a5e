/**
 * HTML as a tree that remembers how it was written: what nobody changes is written again byte for
 * byte, faults included. Parsing is in `parse.ts`, writing in `write.ts`.
 */
import { ownValue } from '../text/own-value.ts';
import { escapeMarkup } from './escape-markup.ts';
import { type WrittenAttribute, Opening } from './opening.ts';

/**
 * What is no element. `text` holds character references as they were written; `raw` is the content of
 * elements such as `<script>`, where nothing is a tag or a reference; `other` is anything that shows
 * nothing: comments, declarations, closing tags without an opening one.
 */
export interface Leaf {
  readonly kind: 'text' | 'raw' | 'other';
  readonly source: string;
}

/** HTML that was ready before its page was: no pass looks into it, so it tells what passes ask for. */
export interface ReadyHtml {
  readonly kind: 'ready';
  readonly source: string;
  /** What a reader can read of it. */
  readonly text: string;
  /** What can tell one component from another in it: `.class`, `element`. */
  readonly marks: readonly string[];
}

export type HtmlNode = Element | Leaf | ReadyHtml;

export class Element {
  readonly kind = 'element';
  readonly children: HtmlNode[] = [];
  parent: Element | undefined;
  /** The closing tag as written; empty where there is none. */
  closing = '';
  #name: string;
  #opening: Opening;

  /** @param name in lower case. */
  constructor(name: string, opening: Opening) {
    this.#name = name;
    this.#opening = opening;
  }

  /** In lower case; so are the names of attributes. */
  get name(): string {
    return this.#name;
  }

  /** The opening tag. */
  get opening(): string {
    return this.#opening.source;
  }

  /** The value of an attribute, decoded; empty where it has none, undefined without the attribute. */
  get(name: string): string | undefined {
    return this.#opening.get(name);
  }

  get attributeNames(): readonly string[] {
    return this.#opening.attributes.map(({ name }) => name);
  }

  get classes(): readonly string[] {
    return this.#opening.classes;
  }

  /** What can tell one component from another: `element`, `.class`, `data-attribute`. */
  get marks(): readonly string[] {
    return this.#opening.marks;
  }

  /** Keeps the attribute's place; a new one stands at `place` among the others. */
  set(name: string, value: string, place: 'first' | 'last' = 'last'): void {
    const { attributes } = this.#opening;
    const written = toAttribute(name, value);
    const at = attributes.findIndex((attribute) => attribute.name === name);
    if (at !== -1) this.#rewrite({ attributes: attributes.with(at, written) });
    else if (place === 'first') this.#rewrite({ attributes: [written, ...attributes] });
    else this.#rewrite({ attributes: [...attributes, written] });
  }

  /** The opening tag as it would be if attributes that it has were other ones. */
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

  /** Makes it another element with the same attributes and content. */
  rename(name: string): void {
    this.#name = name;
    this.#rewrite({ head: `<${name}` });
    if (this.closing !== '') this.closing = `</${name}>`;
  }

  /** Takes its tags away; what is inside stays where it is. */
  dissolve(): void {
    this.#name = '';
    this.#opening = Opening.NONE;
    this.closing = '';
  }

  /** Another element with the same tags, which holds nothing. */
  copyTags(): Element {
    const copy = new Element(this.#name, this.#opening);
    copy.closing = this.closing;
    return copy;
  }

  append(node: HtmlNode): void {
    if (node.kind === 'element') node.parent = this;
    this.children.push(node);
  }

  /** Puts other nodes into the place of this one. */
  replaceWith(...nodes: readonly HtmlNode[]): void {
    const { parent } = this;
    if (parent === undefined) return;
    for (const node of nodes) if (node.kind === 'element') node.parent = parent;
    parent.children.splice(parent.children.indexOf(this), 1, ...nodes);
    this.parent = undefined;
  }

  #rewrite(change: Parameters<Opening['with']>[0]): void {
    this.#opening = this.#opening.with(change);
  }
}

function toAttribute(name: string, value: string): WrittenAttribute {
  const escaped = escapeMarkup(value);
  return { name, value: escaped, source: value === '' ? ` ${name}` : ` ${name}="${escaped}"` };
}

/** An element of its own, such as `<div class="rail">`. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const written = Object.entries(attributes).map(([key, value]) => toAttribute(key, value));
  const opening = new Opening({ head: `<${name}`, attributes: written, tail: '>' });
  const element = new Element(name, opening);
  element.closing = `</${name}>`;
  return element;
}

/** Text, which is escaped. */
export function createText(text: string): Leaf {
  return { kind: 'text', source: escapeMarkup(text) };
}

/** HTML that is written as it stands and that no pass looks into. */
export function createRaw(source: string): Leaf {
  return { kind: 'raw', source };
}
