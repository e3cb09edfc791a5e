/** Joins the shell of a page with the finished parts in it. */
import { createRaw } from '../core/html/tree.ts';
import { write } from '../core/html/write.ts';
import { mergeFacts, type PieceFacts } from './facts/facts.ts';
import type { Notes } from './facts/notes.ts';
import { readPiece } from './read-piece.ts';

export interface FinishedShell {
  readonly html: string;
  /** The facts of the shell with all its parts. */
  readonly facts: PieceFacts;
}

/**
 * Inserts the parts into a shell. Reads the facts of the shell alone, because its parts have their own.
 *
 * @param direction the direction of its text.
 */
export function finishShell(
  html: string,
  notes: Notes,
  direction: 'ltr' | 'rtl' = 'ltr',
): FinishedShell {
  const { root, notes: found, facts } = readPiece(html, notes, direction);
  const pieces = [facts];
  for (const [element, note] of found) {
    if (note.kind !== 'part') continue;
    element.replaceWith([createRaw(note.html)]);
    pieces.push(note.facts);
  }
  return { html: write(root.children), facts: mergeFacts(pieces) };
}
