/** What writing the Markdown of an article asks of its tree. */
import { findElement } from '../../core/html/text.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import type { Note } from '../facts/notes.ts';
import { type FoundNotes, isControl } from '../facts/read-notes.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that stand below each other rather than in a line. */
const BLOCKS = setOf(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search ' +
    'section summary table tbody td tfoot th thead tr ul',
);

/** Elements of a line, whatever they hold. */
const IN_LINE = setOf('a br code img input svg');

/** Nothing of these is read. */
const UNREAD = setOf('script style svg template');
const UNREAD_NOTES: ReadonlySet<string | undefined> = new Set<Note['kind']>([
  'humans',
  'icon',
  'reference',
]);

/** What is known of an article beside its tree. */
export interface TwinSources {
  readonly notes: FoundNotes;
  /** Declarations of `style` attributes that classes have taken the place of. */
  readonly styles: ReadonlyMap<Element, string>;
}

export class ArticleReading {
  readonly #notes: FoundNotes;
  readonly #styles: TwinSources['styles'];
  /** Whether elements that may stand in a line hold blocks. */
  readonly #holders = new Map<Element, boolean>();

  constructor({ notes, styles }: TwinSources) {
    this.#notes = notes;
    this.#styles = styles;
  }

  /** The declarations that an element was written with. */
  styleOf(element: Element): string {
    return this.#styles.get(element) ?? element.get('style') ?? '';
  }

  noteOf(element: Element): Note | undefined {
    return this.#notes.found.get(element) ?? this.#notes.hidden.get(element);
  }

  /** What an element holds for readers of the Markdown. */
  contentOf(element: Element): readonly HtmlNode[] {
    return this.#notes.agents.get(element) ?? element.children;
  }

  /** The title of something, as its component noted it. */
  labelIn(element: Element): Element | undefined {
    return findElement(element, (inner) => this.noteOf(inner)?.kind === 'label');
  }

  isUnread(element: Element): boolean {
    const note = this.noteOf(element);
    const isReplaced = note?.kind === 'rail' && note.isGenerated === true;
    const isUnread = UNREAD_NOTES.has(note?.kind) || isControl(note) || isReplaced;
    return UNREAD.has(element.name) || isUnread;
  }

  /** Whether it stands below what is before it. A link is one line, whatever it holds. */
  isBlock(node: HtmlNode): node is Element {
    if (node.kind !== 'element') return false;
    return BLOCKS.has(node.name) || (!IN_LINE.has(node.name) && this.#holdsBlocks(node));
  }

  /** Whether it shows on a line of its own though it may stand in one. */
  isApart(node: HtmlNode): boolean {
    return node.kind === 'element' && this.noteOf(node)?.kind === 'line';
  }

  /** Remembered: what is deep in a tree would be looked at once for each level. */
  #holdsBlocks(element: Element): boolean {
    const known = this.#holders.get(element);
    if (known !== undefined) return known;
    const holds = this.contentOf(element).some((node) => this.isBlock(node));
    this.#holders.set(element, holds);
    return holds;
  }
}
