import { elementText } from '../../core/html/text.ts';
import type { Element } from '../../core/html/tree.ts';
import type { NotesByElement } from './read-notes.ts';

/** Returns the text of an element that is always visible: without the explanations of tooltips. */
export function shownText(element: Element, notes: NotesByElement): string {
  return elementText(element, (inner) => notes.get(inner)?.kind === 'aside');
}
