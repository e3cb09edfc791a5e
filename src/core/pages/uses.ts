/**
 * What the source of a page or snippet uses, each with its place: what the rules about single
 * files and about links look at. Nothing here is rendered.
 */
import type { Place } from '../diagnostic/diagnostic.ts';
import type { Position } from '../text/source-file.ts';
import type { Page } from './page.ts';

/** A link, image or file that a source refers to, as the author wrote it. */
export interface LinkUse {
  /**
   * A `link` leads the reader elsewhere; a `file` is fetched for the page; where a `form` is sent
   * is a server's business, and may be no page of the site.
   */
  readonly kind: 'link' | 'file' | 'form';
  readonly url: string;
  /** Set for a `file` that is shown as a picture. */
  readonly isPicture?: boolean;
  /** Set for a prop of an author's component, which may make another address of it. */
  readonly isForOwn?: boolean;
  /** Set where it stands in what only the Markdown of its page shows, with places of its own. */
  readonly isForAgents?: boolean;
  /** Set for a link in Markdown that has nothing between its brackets. */
  readonly isBlank?: boolean;
  /** The page or snippet that it stands in, relative to the project folder. */
  readonly file: string;
  /** File of the page that shows it, where that is not `file`; of a part of a document, its address. */
  readonly shownOn?: string;
  readonly position?: Position | undefined;
}

/** A link in a description of an API document, which stands for all of the document to the same address. */
export interface DescriptionLink {
  readonly url: string;
  /** Name of the document. */
  readonly file: string;
  readonly findPlace: () => Place;
}

/** A tag of an HTML element or a component, in Markdown or in JSX. */
export interface TagUse {
  /** As written: `img`, `Card`, `Tree.Folder`. */
  readonly name: string;
  readonly props: readonly PropUse[];
  /** Whether `{...props}` may bring more props than are written. */
  readonly hasSpread: boolean;
  /** Names of the tags around it in the file, innermost first; absent where they are not known. */
  readonly ancestors?: readonly string[] | undefined;
  /** Offset of what is directly around it, where `ancestors` are known: tags of one are siblings. */
  readonly parentAt?: number | undefined;
  /** The first Markdown directly in it that is none of its parts, where it is a list of parts. */
  readonly loose?: { readonly kind: LooseKind; readonly position: Position };
  /** Set where its name is that of a parameter or a variable of the code around it. */
  readonly isBound?: boolean;
  readonly position?: Position | undefined;
}

/** What of Markdown may stand between the parts of a list. */
export type LooseKind =
  | 'code'
  | 'formula'
  | 'heading'
  | 'list'
  | 'picture'
  | 'quotation'
  | 'table'
  | 'text';

/** Reads the tags on a page, without those that name something of the page's own. */
export type ReadPageTags = (page: Pick<Page, 'file' | 'text'>) => readonly TagUse[];

export interface PropUse {
  readonly name: string;
  /** What is given, as text; `true` without a value, undefined when only rendering can tell. */
  readonly value: string | true | undefined;
  /** What a list of plain values holds, as texts: `{['a', 2]}`. */
  readonly items?: readonly string[];
  /** The objects of a list that is written in place, `{[{ a: 1 }]}`. */
  readonly objects?: readonly ObjectUse[];
  /** Set where an object is written in place: `{{ a: 1 }}`. */
  readonly isObject?: boolean;
  /** Position of the name. */
  readonly position?: Position | undefined;
  /** Position of the first character inside of quotes or braces. */
  readonly valuePosition?: Position | undefined;
}

/** An object that is written in place, its keys as the props of a tag. */
export type ObjectUse = Pick<TagUse, 'props' | 'hasSpread' | 'position'>;

/** A heading in Markdown, or a heading's tag. */
export interface HeadingUse {
  readonly depth: number;
  /** Its words; not known of tags. */
  readonly text?: string;
  /** What links name it by; that of a tag is one of its props. */
  readonly id?: string;
  /** Set where it holds nothing at all, no picture either. */
  readonly isEmpty?: boolean;
  /** Set where it is a line of text that lacks a blank behind its marks, which is told already. */
  readonly isText?: boolean;
  /** The tag that it is written as; `levelPosition` is that of its number, where it has one. */
  readonly tag?: { readonly name: string; readonly levelPosition?: Position | undefined };
  readonly position?: Position | undefined;
}

/** A heading in Markdown that links may lead to, in the page or a snippet of it. */
export interface HeadingPlace {
  readonly id: string;
  readonly place: Place;
}

/** A picture in Markdown; a picture's tag is a `TagUse`. */
export interface PictureUse {
  readonly url: string;
  readonly alt: string;
  readonly position?: Position | undefined;
}

/** A diagram in a fence, or a formula between dollar signs. */
export interface DrawingUse {
  /** Its text, without what is around it. */
  readonly source: string;
  /** Whether it stands on a line of its own. */
  readonly isDisplay: boolean;
  /** Set where its end is missing, so that all below it belongs to it. */
  readonly isOpen?: boolean;
  /** Position of what is around it. */
  readonly position?: Position | undefined;
}

/** The text that a prop gives; undefined when it is not there or only rendering can tell. */
export function propText(tag: TagUse, name: string): string | undefined {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** What `<Snippet file>` names, and where; undefined for other tags, and where only rendering can tell. */
export function snippetFileOf({ name, props }: TagUse) {
  const file = name === 'Snippet' ? props.find((prop) => prop.name === 'file') : undefined;
  if (typeof file?.value !== 'string') return undefined;
  return { written: file.value, position: file.valuePosition };
}

/** Whether a tag's name is that of a parameter of a request. */
export function isParamField(name: string): boolean {
  return name === 'ParamField' || name === 'Param';
}

/** Whether a switch is on: `required`, `required={true}`, not `required="false"`. */
export function isSet(tag: TagUse, name: string): boolean {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return value !== undefined && String(value).trim().toLowerCase() !== 'false';
}

/** The tag without what is to happen when the reader does something. */
export function withoutHandlers(tag: TagUse): TagUse {
  return { ...tag, props: tag.props.filter(({ name }) => !isHandler(name)) };
}

/** Whether a prop takes what is to happen when the reader does something. */
export function isHandler(prop: string): boolean {
  return /^on[A-Z]/.test(prop);
}
