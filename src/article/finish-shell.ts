/** What stands around the parts of a page that are finished already, joined with them. */
import { createRaw } from '../core/html/tree.ts';
import { write } from '../core/html/write.ts';
import { mergeFacts, type PieceFacts } from './facts/facts.ts';
import type { Notes } from './facts/notes.ts';
import { readPiece } from './read-piece.ts';

export interface FinishedShell {
  readonly html: string;
  /** Facts of the shell with all parts in it. */
  readonly facts: PieceFacts;
}

/**
 * Looks at the shell alone: its parts bring their facts along.
 * @param direction that its text runs in.
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
    element.replaceWith(createRaw(note.html));
    pieces.push(note.facts);
  }
  return { html: write(root.children), facts: mergeFacts(pieces) };
}
