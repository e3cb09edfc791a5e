/** Answers questions about an article's tree for writing its Markdown. */
import { findElement } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import type { Note } from '../facts/notes.ts';
import { type FoundNotes, isControl } from '../facts/read-notes.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are below each other rather than in a line. */
const BLOCKS = setOf(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search ' +
    'section summary table tbody td tfoot th thead tr ul',
);

/** Elements of a line, regardless of their content. */
const IN_LINE = setOf('a br code img input svg');

/** Elements whose content is skipped. */
const UNREAD = setOf('script style svg template');
const UNREAD_NOTES: ReadonlySet<string | undefined> = new Set<Note['kind']>([
  'humans',
  'icon',
  'reference',
]);

/** What is known about an article in addition to its tree. */
export interface TwinSources {
  readonly notes: FoundNotes;
  /** Declarations of `style` attributes that were replaced by classes. */
  readonly styles: ReadonlyMap<Element, string>;
}

export class ArticleReading {
  readonly #notes: FoundNotes;
  readonly #styles: TwinSources['styles'];
  /** Whether elements that are allowed in a line contain blocks. */
  readonly #holders = new Map<Element, boolean>();

  constructor({ notes, styles }: TwinSources) {
    this.#notes = notes;
    this.#styles = styles;
  }

  /** Returns the declarations that an element was written with. */
  styleOf(element: Element): string {
    return this.#styles.get(element) ?? element.get('style') ?? '';
  }

  noteOf(element: Element): Note | undefined {
    return this.#notes.found.get(element) ?? this.#notes.hidden.get(element);
  }

  /** Returns the content of an element for readers of the Markdown. */
  contentOf(element: Element): readonly HtmlNode[] {
    return this.#notes.agents.get(element) ?? element.children;
  }

  /** Finds the label of an element, as its component noted it. */
  labelIn(element: Element): Element | undefined {
    return findElement(element, (inner) => this.noteOf(inner)?.kind === 'label');
  }

  isUnread(element: Element): boolean {
    const note = this.noteOf(element);
    const isReplaced = note?.kind === 'rail' && note.isGenerated === true;
    const isUnread = UNREAD_NOTES.has(note?.kind) || isControl(note) || isReplaced;
    return UNREAD.has(element.name) || isUnread;
  }

  /** Whether a node begins below the content before it. A link is one line, regardless of its content. */
  isBlock(node: HtmlNode): node is Element {
    if (node.kind !== 'element') return false;
    return BLOCKS.has(node.name) || (!IN_LINE.has(node.name) && this.#holdsBlocks(node));
  }

  /** Whether a node is shown on a separate line although it is allowed in one. */
  isApart(node: HtmlNode): boolean {
    return node.kind === 'element' && this.noteOf(node)?.kind === 'line';
  }

  /** Cached, because deeply nested content would otherwise be checked once for each level. */
  #holdsBlocks(element: Element): boolean {
    const known = this.#holders.get(element);
    if (known !== undefined) return known;
    const holds = this.contentOf(element).some((node) => this.isBlock(node));
    this.#holders.set(element, holds);
    return holds;
  }
}
