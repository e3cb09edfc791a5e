/** Names the folds of code blocks, because the highlighter does not know the language of readers. */
import type { Element } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** The lines of a fold are in an attribute, which readers see as well. */
export function nameFolds(notes: NotesByElement): void {
  for (const [element, note] of notes) {
    if (note.kind === 'code' && note.nameLines) nameFoldsIn(element, note.nameLines);
  }
}

function nameFoldsIn(code: Element, nameLines: (lines: string) => string): void {
  const enter = (element: Element) => {
    const lines = element.name === 'summary' ? element.get('data-lines') : undefined;
    if (lines !== undefined) element.set('aria-label', nameLines(lines));
  };
  walk(code, [{ enter }]);
}
