/**
 * What components know of their own output and later stages need: `Astro.locals.note(fact)` keeps it
 * and gives the attribute that ties it to an element. The attribute is taken out again when the page
 * is walked, and a note whose element is not on the page counts for nothing.
 */
import type { Element } from '../core/html/tree.ts';
import type { NavItem } from '../core/navigation/model.ts';
import type { PieceFacts } from './facts.ts';

export type Note =
  /** A picture that stands in a line of text, in the size of that. */
  | { readonly kind: 'icon' }
  /** Something that scripts draw in a frame of the site. */
  | { readonly kind: 'diagram' }
  /** Something that shows its content, or parts of it, only when a reader asks for them. */
  | { readonly kind: 'fold' }
  /** What is new, in an entry of a changelog. */
  | { readonly kind: 'update-body' }
  | NavNote
  | PartNote
  | RailNote
  | UpdateNote;

/** An entry of the navigation, or the fold of a group that is written out. */
export interface NavNote {
  readonly kind: 'nav';
  readonly item: NavItem;
}

/** A part of the page that is finished already; it takes the place of the element. */
export interface PartNote {
  readonly kind: 'part';
  readonly html: string;
  readonly facts: PieceFacts;
}

/** A piece of the right column. */
export interface RailNote {
  readonly kind: 'rail';
  /** What it is an example of; absent for anything else. */
  readonly shows?: 'request' | 'response' | undefined;
  /** Made from an API document: an author's own example takes its place. */
  readonly isGenerated?: boolean | undefined;
}

/** An entry of a changelog. Its heading is its title; what is new is in its `update-body`. */
export interface UpdateNote {
  readonly kind: 'update';
  readonly tags: readonly string[];
  /** The words of its description. */
  readonly description: string;
  /** What the feed says in place of the heading and the text. */
  readonly feedTitle?: string | undefined;
  readonly feedHtml?: string | undefined;
  /** Its day as the author wrote it, where neither heading nor description is one. */
  readonly date?: string | undefined;
}

/** The element that a component spreads what it gets over. */
export type NoteMark = Readonly<Record<typeof ATTRIBUTE, string>>;

const ATTRIBUTE = 'data-lectern-note';

/** The notes of one page. */
export class Notes {
  readonly #notes: Note[] = [];

  add(note: Note): NoteMark {
    return { [ATTRIBUTE]: String(this.#notes.push(note) - 1) };
  }

  /** The note that an element carries, whose mark is taken off. */
  take(element: Element): Note | undefined {
    const mark = element.get(ATTRIBUTE);
    if (mark === undefined) return undefined;
    element.remove(ATTRIBUTE);
    return this.#notes[Number(mark)];
  }
}
