/** Answers questions about an article's tree for writing its Markdown. */
import type { ElementRole } from '../../core/html/markdown/element-role.ts';
import { HtmlReading } from '../../core/html/markdown/html-reading.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import type { Note } from '../facts/notes.ts';
import { type FoundNotes, isControl } from '../facts/read-notes.ts';

/** Notes about elements whose content is skipped. */
const UNREAD_NOTES: ReadonlySet<string | undefined> = new Set<Note['kind']>([
  'humans',
  'icon',
  'reference',
]);

/** Notes that say what an element is for. */
const ROLES: ReadonlySet<string | undefined> = new Set<ElementRole['kind']>([
  'aside',
  'callout',
  'code',
  'diagram',
  'field',
  'formula',
  'label',
  'line',
  'rail',
  'row',
  'step',
]);

/** What is known about an article in addition to its tree. */
export interface TwinSources {
  readonly notes: FoundNotes;
  /** Declarations of `style` attributes that were replaced by classes. */
  readonly styles: ReadonlyMap<Element, string>;
}

export class ArticleReading extends HtmlReading {
  readonly #notes: FoundNotes;
  readonly #styles: TwinSources['styles'];

  constructor({ notes, styles }: TwinSources) {
    super();
    this.#notes = notes;
    this.#styles = styles;
  }

  override styleOf(element: Element): string {
    return this.#styles.get(element) ?? super.styleOf(element);
  }

  override roleOf(element: Element): ElementRole | undefined {
    const note = this.#noteOf(element);
    return isRole(note) ? note : undefined;
  }

  override contentOf(element: Element): readonly HtmlNode[] {
    return this.#notes.agents.get(element) ?? element.children;
  }

  override isUnread(element: Element): boolean {
    const note = this.#noteOf(element);
    const isReplaced = note?.kind === 'rail' && note.isGenerated === true;
    return UNREAD_NOTES.has(note?.kind) || isControl(note) || isReplaced || super.isUnread(element);
  }

  #noteOf(element: Element): Note | undefined {
    return this.#notes.found.get(element) ?? this.#notes.hidden.get(element);
  }
}

function isRole(note: Note | undefined): note is Note & ElementRole {
  return ROLES.has(note?.kind);
}
