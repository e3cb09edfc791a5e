/** A rendered piece of a page as a tree, with what it asks of the document around it. */
import { parse } from '../core/html/parse.ts';
import type { Element } from '../core/html/tree.ts';
import { type Pass, walk } from '../core/html/walk.ts';
import { createEmbedsPass } from '../core/policy/find-embeds.ts';
import type { PieceFacts } from './facts/facts.ts';
import type { Notes } from './facts/notes.ts';
import { type NotesByElement, readNotes } from './facts/read-notes.ts';
import { findMarks } from './marks.ts';

export interface FactsPasses {
  /** They only look; they come behind all that change the piece. */
  readonly passes: readonly Pass[];
  finish(): PieceFacts;
}

export function collectFacts(): FactsPasses {
  const embeds = createEmbedsPass();
  const marks = findMarks();
  return {
    passes: [embeds.pass, marks.pass],
    finish: () => ({ ...marks.finish(), embeds: embeds.finish() }),
  };
}

export interface ReadPiece {
  readonly root: Element;
  readonly notes: NotesByElement;
  readonly facts: PieceFacts;
}

/** Reads a piece that nothing but the marks of its notes has to be taken from. */
export function readPiece(html: string, notes: Notes): ReadPiece {
  const root = parse(html);
  const { found } = readNotes(root, notes);
  const facts = collectFacts();
  walk(root, facts.passes);
  return { root, notes: found, facts: facts.finish() };
}
