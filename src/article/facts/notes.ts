/**
 * What components know of their own output and later stages need: `Astro.locals.note(fact)` keeps it
 * and gives the attribute that ties it to an element. The attribute is taken out again when the page
 * is walked, and a note whose element is not on the page counts for nothing.
 */
import { KnownTags } from '../../core/html/known-tags.ts';
import type { Element } from '../../core/html/tree.ts';
import type { NavItem } from '../../core/navigation/model.ts';
import type { Embed } from '../../core/policy/page-policy.ts';
import { DRAWN_LATER, NOTE_ATTRIBUTE } from '../../markdown/static-html.ts';
import type { PieceFacts } from './facts.ts';

export type Note =
  /** For the Markdown of the page alone. */
  | { readonly kind: 'agents' }
  /** For the page alone, not for its Markdown. */
  | { readonly kind: 'humans' }
  /** What the Markdown of the page says in the words of the API document's own model. */
  | { readonly kind: 'reference' }
  /** What explains a word, and stands behind it where it does not fold. */
  | { readonly kind: 'aside' }
  /** Something to work the page with, and nothing to read. */
  | { readonly kind: 'control' }
  /** A parameter, or another field, with all that is said of it. */
  | { readonly kind: 'field' }
  /** What something is called, such as a panel or a card: the first one in it is its own. */
  | { readonly kind: 'label' }
  /** A link, heading or table of Markdown that no component has drawn. */
  | { readonly kind: 'markdown' }
  /** Something that shows on a line of its own. */
  | { readonly kind: 'line' }
  /** Things that show apart from each other, in one line. */
  | { readonly kind: 'row' }
  /** A picture that stands in a line of text, in the size of that. */
  | { readonly kind: 'icon' }
  /** Something that scripts draw in a frame of the site. */
  | { readonly kind: 'diagram' }
  /** A repository whose stars scripts ask GitHub for. */
  | { readonly kind: 'star-count' }
  /** Something that shows its content, or parts of it, only when a reader asks for them. */
  | { readonly kind: 'fold' }
  /** A closed fold with parts of a value, which may be fetched where the page is heavy. */
  | { readonly kind: 'branch' }
  /** What other pages show of this one when a reader asks for it. */
  | { readonly kind: 'fields' }
  /** One of a set of panels that their author wrote; its label comes first in it. */
  | { readonly kind: 'panel' }
  /** Files and folders. Lists that stand in it become entries like those in its `tree-models`. */
  | { readonly kind: 'tree' }
  /** A file and an open folder without names, to be copied; it stands first in its tree. */
  | { readonly kind: 'tree-models' }
  /** Where the name of a file or a folder stands, at its end. */
  | { readonly kind: 'tree-name' }
  /** What holds the entries of a folder. */
  | { readonly kind: 'tree-entries' }
  /** A word with an explanation: a button, unless it holds what is worked with itself. */
  | { readonly kind: 'trigger' }
  /** What is new, in an entry of a changelog. */
  | { readonly kind: 'update-body' }
  /** One of several forms of the page, of which one shows at a time. */
  | { readonly kind: 'view' }
  /** Code and the steps that explain it, in any order. */
  | { readonly kind: 'walkthrough' }
  /** One step of a walkthrough. */
  | { readonly kind: 'walk-step' }
  | CalloutNote
  | CodeNote
  | DisplacedNote
  | FetchNote
  | FormulaNote
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

/** A remark set apart from the text. */
export interface CalloutNote {
  readonly kind: 'callout';
  /** What kind of remark it is, for readers. */
  readonly name?: string | undefined;
}

/** A block of code in a `<pre>`, below its label. */
export interface CodeNote {
  readonly kind: 'code';
  /** Empty where none is given. */
  readonly language: string;
  /** What a fold of lines is called, `1–4`; absent where none is folded away. */
  readonly nameLines?: ((lines: string) => string) | undefined;
}

/** What stands in the text only where an author's own example took the generated one from the rail. */
export interface DisplacedNote {
  readonly kind: 'displaced';
  readonly shows: NonNullable<RailNote['shows']>;
}

/** Where a piece of another page will stand. */
export interface FetchNote {
  readonly kind: 'fetch';
  /** What can tell the components in it from others. */
  readonly marks: readonly string[];
}

/** A formula that is drawn, as its author wrote it in TeX. */
export interface FormulaNote {
  readonly kind: 'formula';
  readonly source: string;
  /** Whether it stands on a line of its own. */
  readonly isDisplay: boolean;
}

/** A heading that its author wrote as a component. Its id, if it has none, follows from its words. */
export interface HeadingNote {
  readonly kind: 'heading';
  readonly id?: string | undefined;
  /** Whether it links to itself. */
  readonly isLinked: boolean;
}

/** A component that comes alive in the browser. */
export interface IslandNote {
  readonly kind: 'island';
  /** What its code may load then. */
  readonly loads: readonly Embed[];
}

/** An entry of the navigation, or the fold of a group that is written out. */
export interface NavNote {
  readonly kind: 'nav';
  readonly item: NavItem;
}

/**
 * A set of panels of which one shows at a time: all of this kind inside of it that are in no further
 * set. It holds an empty bar, and at its end what recalls a choice.
 */
export interface PanelSetNote {
  readonly kind: 'panel-set';
  readonly panels: 'panel' | 'code';
  /** What a block of code without a label is called; `number` starts at 1. */
  readonly nameOf?: ((language: string, number: number) => string) | undefined;
  /** What stands above the only block of code, if that has no label. */
  readonly soleName?: string | undefined;
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
  /** What it is called, for those who do not see where it stands. */
  readonly label?: string | undefined;
}

/** One of several things to be done in order. */
export interface StepNote {
  readonly kind: 'step';
  /** Its own; one more than that of the step before, if not given. */
  readonly number?: number | undefined;
  /** The element of its title, if not that of all steps. */
  readonly titleTag?: string | undefined;
}

/** Steps, with the element of their titles. */
export interface StepsNote {
  readonly kind: 'steps';
  readonly titleTag?: string | undefined;
}

/** Where readers choose among panels: in buttons, or in a `<select>` if it holds one. */
export interface TabBarNote {
  readonly kind: 'tab-bar';
  /** Rank of the panel that shows first. */
  readonly active: number;
  /** Set where its component does not say what is chosen. */
  readonly isUnnamed?: true;
}

/** What a panel is called; it becomes what readers choose it with. */
export interface TabNote {
  readonly kind: 'tab';
  /** The id of the panel. */
  readonly id: string;
}

/** TeX as Markdown left it, to be drawn. */
export interface TexNote {
  readonly kind: 'tex';
  /** Whether it stands on a line of its own; by its dollar signs, if not given. */
  readonly isDisplay?: boolean | undefined;
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
export type NoteMark = Readonly<Record<typeof NOTE_ATTRIBUTE, string>>;

const markdownNote: Note = { kind: 'markdown' };

/** The notes of one page. */
export class Notes {
  readonly #notes: Note[] = [];
  /** Tags of the pages that share them. */
  readonly tags: KnownTags;

  constructor(tags = new KnownTags()) {
    this.tags = tags;
  }

  add(note: Note): NoteMark {
    return { [NOTE_ATTRIBUTE]: String(this.#notes.push(note) - 1) };
  }

  /** The note that an element carries, whose mark is taken off. */
  take(element: Element): Note | undefined {
    const mark = element.get(NOTE_ATTRIBUTE);
    if (mark === undefined) return undefined;
    element.remove(NOTE_ATTRIBUTE);
    return mark === DRAWN_LATER ? markdownNote : this.#notes[Number(mark)];
  }
}
