/** What stands around the parts of a page that are finished already, joined with them. */
import { parse } from '../core/html/parse.ts';
import { createRaw } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { write } from '../core/html/write.ts';
import { createEmbedsPass } from '../core/publish/find-embeds.ts';
import { mergeFacts, type PieceFacts } from './facts.ts';
import { findMarks } from './marks.ts';
import type { Notes } from './notes.ts';
import { readNotes } from './read-notes.ts';

export interface FinishedShell {
  readonly html: string;
  /** Of the shell with all parts in it. */
  readonly facts: PieceFacts;
}

/** Looks at the shell alone: its parts bring their facts along. */
export function finishShell(html: string, notes: Notes): FinishedShell {
  const root = parse(html);
  const { pass: notesPass, found } = readNotes(notes);
  const embeds = createEmbedsPass();
  const marks = findMarks();
  walk(root, [notesPass, embeds.pass, marks.pass]);
  const pieces: PieceFacts[] = [{ ...marks.finish(), embeds: embeds.finish() }];
  for (const [element, note] of found) {
    if (note.kind !== 'part') continue;
    element.replaceWith(createRaw(note.html));
    pieces.push(note.facts);
  }
  return { html: write(root.children), facts: mergeFacts(pieces) };
}
