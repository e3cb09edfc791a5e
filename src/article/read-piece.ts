/** Reads a rendered piece of a page as a tree, with what it requires of the document around it. */
import { parse } from '../core/html/parse.ts';
import type { Element } from '../core/html/tree.ts';
import { type Pass, walk } from '../core/html/walk.ts';
import { createEmbedsPass } from '../core/policy/find-embeds.ts';
import { type Embed, GITHUB_API } from '../core/policy/page-policy.ts';
import type { PieceFacts } from './facts/facts.ts';
import type { Note, Notes } from './facts/notes.ts';
import { type NotesByElement, readNotes } from './facts/read-notes.ts';
import { isolateLabels } from './isolate-labels.ts';
import { findMarks } from './marks.ts';

export interface FactsPasses {
  /** These passes only read, and run after all that change the piece. */
  readonly passes: readonly Pass[];
  finish(): PieceFacts;
}

/** What scripts request, by the kind of note of the element that they work on. */
const ASKED: Partial<Record<Note['kind'], Embed>> = {
  // Diagrams are drawn by a page of the site in a frame.
  diagram: { kind: 'frame', url: '/' },
  'star-count': { kind: 'connect', url: GITHUB_API },
};

export function collectFacts(notes: NotesByElement): FactsPasses {
  const embeds = createEmbedsPass();
  const marks = findMarks();
  return {
    passes: [embeds.pass, marks.pass],
    finish: () => {
      const own = marks.finish();
      const shown = [...new Set([...own.marks, ...listFetched(notes)])];
      const asked = [...listAsked(notes), ...embeds.finish()];
      return { ...own, marks: shown, embeds: asked, sheets: [] };
    },
  };
}

/** Returns the marks of content that may be added to the page later. */
function listFetched(notes: NotesByElement): readonly string[] {
  return Array.from(notes.values()).flatMap((note) => (note.kind === 'fetch' ? note.marks : []));
}

/** Returns what scripts request, each address once. */
function listAsked(notes: NotesByElement): Iterable<Embed> {
  const asked = Array.from(notes.values()).flatMap((note) =>
    note.kind === 'island' ? note.loads : (ASKED[note.kind] ?? []),
  );
  return new Map(asked.map((embed) => [`${embed.kind} ${embed.url}`, embed])).values();
}

export interface ReadPiece {
  readonly root: Element;
  readonly notes: NotesByElement;
  readonly facts: PieceFacts;
}

/**
 * Reads a piece of the page around an article, which is already finished.
 *
 * @param direction the direction of its text.
 */
export function readPiece(html: string, notes: Notes, direction: 'ltr' | 'rtl' = 'ltr'): ReadPiece {
  const root = parse(html, notes.tags);
  const { found } = readNotes(root, notes);
  const facts = collectFacts(found);
  walk(root, [...(direction === 'rtl' ? [isolateLabels] : []), ...facts.passes]);
  return { root, notes: found, facts: facts.finish() };
}
