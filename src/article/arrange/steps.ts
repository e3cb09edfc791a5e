/** Numbers steps, and makes their titles what all of them are to be. */
import type { Element } from '../../core/html/tree.ts';
import { findAround, labelOf } from '../facts/around.ts';
import type { StepsNote } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** Comes before headings are listed: titles may become some. A step belongs to the innermost steps. */
export function numberSteps(notes: NotesByElement): void {
  const lists = new Map<Element, { readonly note: StepsNote; number: number }>();
  for (const [element, note] of notes) {
    if (note.kind === 'steps') lists.set(element, { note, number: 0 });
    if (note.kind !== 'step') continue;
    const home = findAround(element, (outer) => lists.has(outer));
    const list = home && lists.get(home);
    if (list === undefined) continue;
    list.number = note.number ?? list.number + 1;
    element.set('data-number', String(list.number), 'first');
    const tag = note.titleTag ?? list.note.titleTag;
    if (tag !== undefined) labelOf(element, notes)?.rename(tag);
  }
}
