/** Numbers steps, and gives their titles the element that is set for all of them. */
import type { Element } from '../../core/html/tree.ts';
import { findAround, labelOf } from '../facts/around.ts';
import type { StepNote, StepsNote } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import { keepItemsOnly } from './list-items.ts';

interface StepsList {
  readonly note: StepsNote;
  /** The number of the last step. */
  number: number;
}

/**
 * Numbers all steps. Runs before headings are listed, because titles can become headings. A step belongs to
 * the innermost list of steps.
 */
export function numberSteps(notes: NotesByElement): void {
  const isStep = (element: Element): boolean => notes.get(element)?.kind === 'step';
  for (const list of setNumbers(notes).keys()) keepItemsOnly(list, isStep);
}

/** Numbers the steps, and returns all lists of steps. */
function setNumbers(notes: NotesByElement): ReadonlyMap<Element, StepsList> {
  const lists = new Map<Element, StepsList>();
  for (const [element, note] of notes) {
    if (note.kind === 'steps') lists.set(element, { note, number: 0 });
    if (note.kind !== 'step') continue;
    const home = findAround(element, (outer) => lists.has(outer));
    const list = home && lists.get(home);
    const number = numberOf(note, list);
    if (number !== undefined) element.set('data-number', String(number), 'first');
    const tag = note.titleTag ?? list?.note.titleTag;
    if (tag !== undefined) labelOf(element, notes)?.rename(tag);
    // A component may contain a step for a list that another component renders.
    const isItem = /^[ou]l$/.test(element.parent?.name ?? '');
    if (list === undefined && number !== undefined && !isItem) element.rename('div');
  }
  return lists;
}

function numberOf(note: StepNote, list: StepsList | undefined): number | undefined {
  if (list === undefined) return note.number;
  list.number = note.number ?? list.number + 1;
  return list.number;
}
