/**
 * What components know about their own output and later stages need: `Astro.locals.note(fact)` stores it
 * and returns the attribute that ties it to an element. The attribute is removed when the page is walked,
 * and a note whose element is not on the page is ignored.
 */
import { KnownTags } from '../../core/html/known-tags.ts';
import type {
  CalloutRole,
  CodeRole,
  FormulaRole,
  RailRole,
  StepRole,
} from '../../core/html/markdown/element-role.ts';
import type { Element } from '../../core/html/tree.ts';
import type { NavItem } from '../../core/navigation/model.ts';
import type { Embed } from '../../core/policy/page-policy.ts';
import { RENDERED_LATER, NOTE_ATTRIBUTE } from '../../markdown/static-html.ts';
import type { PieceFacts } from './facts.ts';

export type Note =
  /** Content only for the Markdown of the page. */
  | { readonly kind: 'agents' }
  /** Content only for the page, not for its Markdown. */
  | { readonly kind: 'humans' }
  /** Content that the Markdown of the page takes from the model of the API document instead. */
  | { readonly kind: 'reference' }
  /** An explanation of a word; it follows the word where it cannot be folded away, as in Markdown. */
  | { readonly kind: 'aside' }
  /** A control of the page without readable content. */
  | { readonly kind: 'control' }
  /** A parameter or another field, with its whole description. */
  | { readonly kind: 'field' }
  /** The label of an element such as a panel or a card: the first label in the element. */
  | { readonly kind: 'label' }
  /** A link, heading, table or code block of Markdown that no component has rendered. */
  | { readonly kind: 'markdown' }
  /** An element that is shown on a separate line. */
  | { readonly kind: 'line' }
  /** An element whose children are shown apart from each other on one line. */
  | { readonly kind: 'row' }
  /** An image within a line of text, as large as the text. */
  | { readonly kind: 'icon' }
  /** A diagram that scripts draw in a frame of the site. */
  | { readonly kind: 'diagram' }
  /** A repository whose stars scripts request from GitHub. */
  | { readonly kind: 'star-count' }
  /** An element that shows its content, or parts of it, only when a reader asks for it. */
  | { readonly kind: 'fold' }
  /** A closed fold with parts of a value, which may be fetched if the page is heavy. */
  | { readonly kind: 'branch' }
  /** The part of this page that other pages show when a reader asks for it. */
  | { readonly kind: 'fields' }
  /** One of a set of panels that an author wrote; its label is its first child. */
  | { readonly kind: 'panel' }
  /** Files and folders. Lists in it become entries like those in its `tree-models`. */
  | { readonly kind: 'tree' }
  /** A file and an open folder without names, to be copied; the first child of its tree. */
  | { readonly kind: 'tree-models' }
  /** The element that the name of a file or folder is appended to. */
  | { readonly kind: 'tree-name' }
  /** The element that contains the entries of a folder. */
  | { readonly kind: 'tree-entries' }
  /** A word with an explanation: a button, unless it contains an interactive element. */
  | { readonly kind: 'trigger' }
  /** The text of an update, in an entry of a changelog. */
  | { readonly kind: 'update-body' }
  /** One of several versions of the page, of which one is shown at a time. */
  | { readonly kind: 'view' }
  /** Code and the steps that explain it, in any order. */
  | { readonly kind: 'walkthrough' }
  /** One step of a walkthrough. */
  | { readonly kind: 'walk-step' }
  | CalloutRole
  | CodeNote
  | DisplacedNote
  | EntryNote
  | FetchNote
  | FormulaRole
  | HeadingNote
  | IslandNote
  | NavNote
  | PanelSetNote
  | PartNote
  | RailNote
  | StepNote
  | StepsNote
  | TabBarNote
  | TabNote
  | TexNote
  | UpdateNote;

/** A block of code in a `<pre>`, below its label. */
export interface CodeNote extends CodeRole {
  /** Returns the name of a fold of lines such as `1–4`; absent if no lines are folded. */
  readonly nameLines?: ((lines: string) => string) | undefined;
}

/** Content that is in the text only if an author's own example replaces the generated one in the rail. */
export interface DisplacedNote {
  readonly kind: 'displaced';
  readonly shows: NonNullable<RailNote['shows']>;
}

/** An element with an id that the table of contents lists below the section around it. */
export interface EntryNote {
  readonly kind: 'entry';
  readonly text: string;
}

/** The place for a piece of another page. */
export interface FetchNote {
  readonly kind: 'fetch';
  /** The marks that distinguish the components in the piece. */
  readonly marks: readonly string[];
}

/** A heading that an author wrote as a component. Without an id, it gets one from its text. */
export interface HeadingNote {
  readonly kind: 'heading';
  readonly id?: string | undefined;
  /** Whether the heading links to itself. */
  readonly isLinked: boolean;
}

/** A component that is interactive in the browser. */
export interface IslandNote {
  readonly kind: 'island';
  /** What the component's code can load in the browser. */
  readonly loads: readonly Embed[];
}

/** An entry of the navigation, or the fold of a group that is rendered with its entries. */
export interface NavNote {
  readonly kind: 'nav';
  readonly item: NavItem;
}

/**
 * A set of panels of which one is shown at a time: all panels of this kind inside it, except those in an
 * inner set. It contains an empty bar, and at its end the element that recalls a choice.
 */
export interface PanelSetNote {
  readonly kind: 'panel-set';
  readonly panels: 'panel' | 'code';
  /** Returns the label of a code block that has none; `number` starts at 1. */
  readonly nameOf?: ((language: string, number: number) => string) | undefined;
  /** The title above the only code block, if that has no label. */
  readonly soleName?: string | undefined;
}

/** A finished part of the page, which replaces the element. */
export interface PartNote {
  readonly kind: 'part';
  readonly html: string;
  readonly facts: PieceFacts;
}

/** A piece of the right column. */
export interface RailNote extends RailRole {
  /** What the piece is an example of; absent for anything else. */
  readonly shows?: 'request' | 'response' | undefined;
  /** Whether the piece was generated from an API document; an author's own example replaces it. */
  readonly isGenerated?: boolean | undefined;
}

/** One of several things to be done in order. */
export interface StepNote extends StepRole {
  /** The element of the step's title; by default, that of all steps. */
  readonly titleTag?: string | undefined;
}

/** A list of steps, with the element of their titles. */
export interface StepsNote {
  readonly kind: 'steps';
  readonly titleTag?: string | undefined;
}

/** The place where readers choose among panels: with buttons, or with a `<select>` if it contains one. */
export interface TabBarNote {
  readonly kind: 'tab-bar';
  /** The index of the panel that is shown first. */
  readonly active: number;
  /** Set if the component does not name the choice. */
  readonly isUnnamed?: true;
}

/** The label of a panel, from which its tab is made. */
export interface TabNote {
  readonly kind: 'tab';
  /** The id of the panel. */
  readonly id: string;
}

/** TeX as Markdown left it, to be rendered. */
export interface TexNote {
  readonly kind: 'tex';
  /** Whether the formula is on a separate line; by default, its dollar signs decide. */
  readonly isDisplay?: boolean | undefined;
}

/** An entry of a changelog. Its heading is its title; its text is in its `update-body`. */
export interface UpdateNote {
  readonly kind: 'update';
  readonly tags: readonly string[];
  /** The text of its description. */
  readonly description: string;
  /** What the feed shows instead of the heading and the text. */
  readonly feedTitle?: string | undefined;
  readonly feedHtml?: string | undefined;
  /** The date as the author wrote it, if neither the heading nor the description is a date. */
  readonly date?: string | undefined;
}

/** The attribute that a component spreads onto the element of a note. */
export type NoteMark = Readonly<Record<typeof NOTE_ATTRIBUTE, string>>;

const markdownNote: Note = { kind: 'markdown' };

/** The notes of one page. */
export class Notes {
  readonly #notes: Note[] = [];
  /** The known tags, shared by several pages. */
  readonly tags: KnownTags;

  constructor(tags = new KnownTags()) {
    this.tags = tags;
  }

  add(note: Note): NoteMark {
    return { [NOTE_ATTRIBUTE]: String(this.#notes.push(note) - 1) };
  }

  /** Returns the note of an element, and removes its mark. */
  take(element: Element): Note | undefined {
    const mark = element.get(NOTE_ATTRIBUTE);
    if (mark === undefined) return undefined;
    element.remove(NOTE_ATTRIBUTE);
    return mark === RENDERED_LATER ? markdownNote : this.#notes[Number(mark)];
  }
}
