import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import type { Note, Notes } from './notes.ts';

export type NotesByElement = ReadonlyMap<Element, Note>;

/** Ties the notes of a page to their elements and takes the marks off; the first of its walk. */
export function readNotes(notes: Notes): { pass: Pass; found: NotesByElement } {
  const found = new Map<Element, Note>();
  const pass: Pass = {
    enter(element) {
      const note = notes.take(element);
      if (note !== undefined) found.set(element, note);
    },
  };
  return { pass, found };
}
