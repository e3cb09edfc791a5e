/** The parts of an opening tag. It is immutable, so that elements of many pages can share one. */
import { decodeReferences } from './references.ts';

export interface WrittenAttribute {
  /** In lower case. */
  readonly name: string;
  /** As written, without quotes; empty if there is no value. */
  readonly value: string;
  /** The whole attribute, with the space before it. */
  readonly source: string;
}

interface OpeningParts {
  /** `<h2`. */
  readonly head: string;
  readonly attributes: readonly WrittenAttribute[];
  /** ` />`. */
  readonly tail: string;
}

export class OpeningTag {
  /** The opening of an element without tags. */
  static readonly NONE = new OpeningTag({ head: '', attributes: [], tail: '' });

  readonly head: string;
  readonly attributes: readonly WrittenAttribute[];
  readonly tail: string;
  readonly source: string;
  #classes: readonly string[] | undefined;
  #marks: readonly string[] | undefined;

  constructor({ head, attributes, tail }: OpeningParts) {
    this.head = head;
    this.attributes = attributes;
    this.tail = tail;
    this.source = head + attributes.map(({ source }) => source).join('') + tail;
  }

  /** Returns the value of an attribute, decoded; empty if it has none, undefined without the attribute. */
  get(name: string): string | undefined {
    for (const attribute of this.attributes) {
      if (attribute.name === name) return decodeReferences(attribute.value);
    }
    return undefined;
  }

  get classes(): readonly string[] {
    this.#classes ??= this.get('class')?.split(/\s+/).filter(Boolean) ?? [];
    return this.#classes;
  }

  /** What can distinguish one component from another: `element`, `.class`, `data-attribute`. */
  get marks(): readonly string[] {
    this.#marks ??= [
      this.head.slice(1).toLowerCase(),
      ...this.classes.map((name) => `.${name}`),
      ...this.attributes.flatMap(({ name }) => (name.startsWith('data-') ? name : [])),
    ];
    return this.#marks;
  }

  with(change: Partial<OpeningParts>): OpeningTag {
    const { head, attributes, tail } = this;
    return new OpeningTag({ head, attributes, tail, ...change });
  }
}

export interface ReadTag {
  /** In lower case. */
  readonly name: string;
  readonly opening: OpeningTag;
  readonly isSelfClosing: boolean;
}
