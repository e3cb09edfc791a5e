/**
 * What the source of a page or snippet uses, each with its place: the input of the rules about single files
 * and about links. Nothing here is rendered.
 */
import type { Place } from '../diagnostic/diagnostic.ts';
import type { Position } from '../text/source-file.ts';
import type { DataPath } from '../text/source-tree.ts';
import type { Page } from './page.ts';

/** A link, image or file that a source refers to, as the author wrote it. */
export interface LinkUse {
  /**
   * A `link` takes the reader elsewhere; a `file` is fetched for the page; the target of a `form` belongs
   * to a server and need not be a page of the site.
   */
  readonly kind: 'link' | 'file' | 'form';
  readonly url: string;
  /** Set for a `file` that is shown as an image. */
  readonly isImage?: boolean;
  /** Set for a prop of an author's own component, which may turn it into another address. */
  readonly isForOwn?: boolean;
  /**
   * Set for a link in content that only the page's Markdown version shows, where fragments have other
   * targets.
   */
  readonly isForAgents?: boolean;
  /** Set for a link in Markdown that has nothing between its brackets. */
  readonly isBlank?: boolean;
  /** The page or snippet that contains it, relative to the project folder. */
  readonly file: string;
  /** File of the page that shows it, if that is not `file`; for a part of a document, the page's address. */
  readonly shownOn?: string;
  readonly position?: Position | undefined;
}

/**
 * A link in a description of an API document; it represents all links of the document to the same address.
 */
export interface DescriptionLink {
  readonly url: string;
  /** Name of the document. */
  readonly file: string;
  /** The paths of the descriptions that contain it. */
  readonly paths: readonly DataPath[];
  readonly findPlace: () => Place;
}

/** A tag of an HTML element or a component, in Markdown or in JSX. */
export interface TagUse {
  /** As written: `img`, `Card`, `Tree.Folder`. */
  readonly name: string;
  readonly props: readonly PropUse[];
  /** Whether `{...props}` can add props that are not written here. */
  readonly hasSpread: boolean;
  /** Names of the tags around it in the file, innermost first; absent if they are not known. */
  readonly ancestors?: readonly string[] | undefined;
  /**
   * Offset of the node directly around it, where `ancestors` are known: tags with the same offset are
   * siblings.
   */
  readonly parentAt?: number | undefined;
  /**
   * The first Markdown directly inside it that is not one of its parts, where the component is a list of
   * parts.
   */
  readonly loose?: { readonly kind: LooseKind; readonly position: Position };
  /** Set if there is nothing inside a component that shows nothing then. */
  readonly isEmpty?: true;
  /** Set if its name is that of a parameter or a variable of the code around it. */
  readonly isBound?: boolean;
  readonly position?: Position | undefined;
}

/** The kinds of Markdown that can appear between the parts of a list. */
export type LooseKind =
  | 'code'
  | 'formula'
  | 'heading'
  | 'list'
  | 'image'
  | 'quotation'
  | 'table'
  | 'text';

/**
 * Lists the tags on a page, without those that refer to components defined or imported by the page itself.
 */
export type ReadPageTags = (page: Pick<Page, 'file' | 'text'>) => readonly TagUse[];

export interface PropUse {
  readonly name: string;
  /** The value as text; `true` without a value, undefined when it is known only after rendering. */
  readonly value: string | true | undefined;
  /** The items of a list of plain values, as texts: `{['a', 2]}`. */
  readonly items?: readonly string[];
  /** The objects of a list literal, `{[{ a: 1 }]}`. */
  readonly objects?: readonly ObjectUse[];
  /** Set for an object literal: `{{ a: 1 }}`. */
  readonly isObject?: boolean;
  /** Position of the name. */
  readonly position?: Position | undefined;
  /** Position of the first character inside the quotes or braces. */
  readonly valuePosition?: Position | undefined;
}

/** An object literal, with its keys as the props of a tag. */
export type ObjectUse = Pick<TagUse, 'props' | 'hasSpread' | 'position'>;

/** A heading in Markdown, or the tag of a heading. */
export interface HeadingUse {
  readonly depth: number;
  /** Its words; not known for tags. */
  readonly text?: string;
  /** The id that links refer to; the id of a tag is one of its props instead. */
  readonly id?: string;
  /** Set if it contains nothing at all, not even an image. */
  readonly isEmpty?: boolean;
  /** Set if it is a line of text that lacks a space after its `#` marks, which is reported already. */
  readonly isText?: boolean;
  /**
   * The tag that it is written as; `levelPosition` is the position of the level in the tag, if there is
   * one.
   */
  readonly tag?: { readonly name: string; readonly levelPosition?: Position | undefined };
  readonly position?: Position | undefined;
}

/** A heading in Markdown that links can point to, in the page or one of its snippets. */
export interface HeadingPlace {
  readonly id: string;
  readonly place: Place;
}

/** An image in Markdown; the tag of an image is a `TagUse`. */
export interface ImageUse {
  readonly url: string;
  readonly alt: string;
  readonly position?: Position | undefined;
}

/** A diagram in a fence, or a formula between dollar signs. */
export interface DrawingUse {
  /** Its source text, without the delimiters. */
  readonly source: string;
  /** Whether it is a block rather than part of a line. */
  readonly isDisplay: boolean;
  /** Set if its closing delimiter is missing, so that everything below belongs to it. */
  readonly isOpen?: boolean;
  /** Position of the opening delimiter or tag. */
  readonly position?: Position | undefined;
}

/** Returns the text of a prop; undefined when it is absent or known only after rendering. */
export function propText(tag: TagUse, name: string): string | undefined {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns the file that `<Snippet file>` names, and its position; undefined for other tags, and when the
 * name is known only after rendering.
 */
export function snippetFileOf({ name, props }: TagUse) {
  const file = name === 'Snippet' ? props.find((prop) => prop.name === 'file') : undefined;
  if (typeof file?.value !== 'string') return undefined;
  return { written: file.value, position: file.valuePosition };
}

/** Whether a tag documents a parameter of a request. */
export function isParamField(name: string): boolean {
  return name === 'ParamField' || name === 'Param';
}

/** Whether a boolean prop is on: `required`, `required={true}`, not `required="false"`. */
export function isPropTrue(tag: TagUse, name: string): boolean {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return value !== undefined && String(value).trim().toLowerCase() !== 'false';
}

/** Returns the tag without its event handlers. */
export function withoutHandlers(tag: TagUse): TagUse {
  return { ...tag, props: tag.props.filter(({ name }) => !isHandler(name)) };
}

/** Whether a prop is an event handler. */
export function isHandler(prop: string): boolean {
  return /^on[A-Z]/.test(prop);
}

/**
 * Whether an attribute is an event handler as HTML writes it, `onclick`. The security policy of pages does
 * not run code in attributes.
 */
export function isHtmlHandler(tag: string, attribute: string): boolean {
  return /^[a-z]/.test(tag) && /^on[a-z]{3,}$/i.test(attribute);
}
