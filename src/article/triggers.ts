import { findElement } from '../core/html/text.ts';
import type { NotesByElement } from './facts/read-notes.ts';

/** Interactive elements are not allowed in a button, so a word that contains one is not made a button. */
export function unwrapTriggers(notes: NotesByElement): void {
  for (const [element, note] of notes) {
    if (note.kind !== 'trigger') continue;
    if (findElement(element, ({ name }) => name === 'a' || name === 'button') === undefined)
      continue;
    element.rename('span');
    element.remove('type');
  }
}
