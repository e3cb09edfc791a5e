import type { Element, HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import type { Note, Notes } from './notes.ts';

export type NotesByElement = ReadonlyMap<Element, Note>;

/** Whether an element is a control without readable content. */
export function isControl(note: Note | undefined): boolean {
  return note?.kind === 'control' || note?.kind === 'tab-bar';
}

export interface FoundNotes {
  /** Notes of content that the page shows. */
  readonly found: Map<Element, Note>;
  /** Notes of content that is only in the page's Markdown. */
  readonly hidden: Map<Element, Note>;
  /** Content that is only in the page's Markdown, by the element that contained it and is now empty. */
  readonly agents: ReadonlyMap<Element, readonly HtmlNode[]>;
}

/** Kinds of elements that exist only for their note. */
const WRAPPERS: ReadonlySet<Note['kind']> = new Set(['agents', 'humans', 'reference', 'tex']);

/**
 * Ties the notes of a page to their elements; removes the marks, elements that only carry a note, and
 * content that is not for the page.
 */
export function readNotes(root: Element, notes: Notes): FoundNotes {
  const found = new Map<Element, Note>();
  const hidden = new Map<Element, Note>();
  const agents = new Map<Element, readonly HtmlNode[]>();
  let outermost: Element | undefined;
  const enter = (element: Element): void => {
    const note = notes.take(element);
    if (note === undefined) return;
    if (note.kind === 'agents') outermost ??= element;
    (outermost === undefined ? found : hidden).set(element, note);
    if (WRAPPERS.has(note.kind)) element.dissolve();
  };
  const leave = (element: Element): void => {
    if (element !== outermost) return;
    outermost = undefined;
    agents.set(element, element.children.splice(0));
  };
  walk(root, [{ enter, leave }]);
  return { found, hidden, agents };
}
