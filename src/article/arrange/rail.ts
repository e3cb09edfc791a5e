/**
 * The right column of a page. Authors put request and response examples and panels anywhere; where there is
 * room, they are shown together next to the text. They form one block in the page, in the place of the
 * first one, for narrow screens and readers without styles. A generated request comes before the responses,
 * even those that an author wrote. If an author's example replaces a generated one, what the document says
 * about the latter stays in the text.
 */
import { createElement, type Element } from '../../core/html/tree.ts';
import type { RailNote } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** Gathers all pieces in `<div class="rail">`; returns whether there are any. */
export function gatherRail(notes: NotesByElement): boolean {
  const pieces = Array.from(notes, ([element, note]) => ({ element, note })).filter(isPiece);
  const authored = new Set(
    pieces.flatMap(({ note }) => (note.isGenerated ? [] : (note.shows ?? []))),
  );
  const isReplaced = ({ note }: Piece) =>
    note.isGenerated && note.shows !== undefined && authored.has(note.shows);
  const replaced = pieces.filter(isReplaced);
  for (const { element } of replaced) element.replaceWith([]);
  dropDisplaced(notes, new Set(replaced.map(({ note }) => note.shows)));
  const shown = pieces.filter((piece) => !isReplaced(piece));
  const [first, ...others] = shown;
  if (first === undefined) return false;
  const rail = createElement('div', { class: 'rail' });
  first.element.replaceWith([rail]);
  for (const { element } of others) element.replaceWith([]);
  for (const { element } of withRequestFirst(shown)) rail.append(element);
  return true;
}

/** Removes from the text what the rail shows. */
function dropDisplaced(notes: NotesByElement, replaced: ReadonlySet<RailNote['shows']>): void {
  for (const [element, note] of notes) {
    if (note.kind === 'displaced' && !replaced.has(note.shows)) element.replaceWith([]);
  }
}

/** Moves a generated request before the first response; everything else keeps the order of the page. */
function withRequestFirst(pieces: readonly Piece[]): readonly Piece[] {
  const isRequest = ({ note }: Piece) => note.isGenerated === true && note.shows === 'request';
  const answer = pieces.findIndex(({ note }) => note.shows === 'response');
  if (answer === -1) return pieces;
  const late = pieces.slice(answer).filter(isRequest);
  const rest = pieces.slice(answer).filter((piece) => !isRequest(piece));
  return [...pieces.slice(0, answer), ...late, ...rest];
}

interface Piece {
  readonly element: Element;
  readonly note: RailNote;
}

function isPiece(noted: { element: Element; note: { kind: string } }): noted is Piece {
  return noted.note.kind === 'rail';
}
