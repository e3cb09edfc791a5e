import { findElement } from '../core/html/text.ts';
import type { NotesByElement } from './facts/read-notes.ts';

/** What a reader works with may stand in no button: a word that holds it is none. */
export function freeTriggers(notes: NotesByElement): void {
  for (const [element, note] of notes) {
    if (note.kind !== 'trigger') continue;
    if (findElement(element, ({ name }) => name === 'a' || name === 'button') === undefined)
      continue;
    element.rename('span');
    element.remove('type');
  }
}
