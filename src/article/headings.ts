/**
 * Gives every heading of an article a unique id, and numbers repeated ones in the order of the page: only
 * in the rendered article are the headings of the page, its snippets and its components together. If an
 * element above or around a heading already has its name, the heading gets a number; an empty anchor with
 * the heading's own name merely marks it.
 *
 * A page has one title. If it is shown above the article, a first heading that repeats it is left out, and
 * other headings of its level become section headings.
 */
import { HEADINGS } from '../core/html/element-rules.ts';
import { findElement } from '../core/html/text.ts';
import { createElement, type Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { isSameTitle } from '../core/pages/page-title.ts';
import { toSlug } from '../core/text/slug.ts';
import { UniqueNames } from '../markdown/slug.ts';
import { anchorsAt } from './arrange/place-anchors.ts';
import { isInIsland } from './facts/around.ts';
import type { Heading } from './facts/facts.ts';
import type { Note } from './facts/notes.ts';
import type { NotesByElement } from './facts/read-notes.ts';
import { shownText } from './facts/shown-text.ts';

/** The heading of the footnotes, which only screen readers encounter. */
const FOOTNOTES = 'footnote-label';

/**
 * Elements that show their content only when a reader asks for it, or never; other such elements have
 * notes.
 */
const FOLDS = new Set(['details', 'template']);
const NOTED_FOLDS: ReadonlySet<string | undefined> = new Set(['fold', 'panel-set', 'update-body']);

export interface HeadingsPass {
  readonly pass: Pass;
  /** Removes headings that repeat the title; call this after the walk. */
  finish(): { readonly headings: readonly Heading[]; readonly leftOut: readonly string[] };
}

export interface HeadingsRequest {
  readonly notes: NotesByElement;
  /** Returns the id of a component's heading. */
  readonly claimId: (name: string) => string;
  /** The title above the article. */
  readonly title?: string | undefined;
}

export function numberHeadings({ notes, claimId, title }: HeadingsRequest): HeadingsPass {
  const names = new UniqueNames(railIds(notes));
  const headings: Heading[] = [];
  const repeated: Element[] = [];
  const marked: (() => void)[] = [];
  let folds = 0;
  let rank = 0;
  const isFold = (element: Element, note: Note | undefined): boolean =>
    FOLDS.has(element.name) || NOTED_FOLDS.has(note?.kind);
  const visit = (element: Element, note: Note | undefined): void => {
    const text = shownText(element, notes);
    if (note?.kind === 'heading') element.set('id', claimId(note.id ?? toSlug(text)), 'first');
    const { id, release } = takeId(element, element.get('id') ?? toSlug(text), names);
    marked.push(release);
    rank += 1;
    setId(element, id);
    if (note?.kind === 'heading' && note.isLinked) linkToItself(element, id);
    if (title !== undefined && isTitle(element)) {
      if (rank === 1 && isSameTitle(text, title)) {
        repeated.push(element);
        return;
      }
      element.rename('h2');
    }
    const depth = Number(element.name.slice(1)) as Heading['depth'];
    if (folds === 0 && text !== '' && id !== FOOTNOTES) headings.push({ depth, id, text });
  };
  const listEntry = (element: Element, note: Note | undefined): void => {
    const id = element.get('id');
    if (note?.kind !== 'entry' || id === undefined || folds > 0) return;
    // Overloads of a method follow each other.
    if (headings.at(-1)?.text !== note.text) headings.push({ depth: 3, id, text: note.text });
  };
  return {
    pass: {
      enter(element) {
        const note = notes.get(element);
        if (HEADINGS.has(element.name)) visit(element, note);
        else {
          reserveId(element, names);
          listEntry(element, note);
        }
        if (isFold(element, note)) folds += 1;
      },
      leave(element) {
        if (isFold(element, notes.get(element))) folds -= 1;
      },
    },
    finish() {
      for (const release of marked) release();
      for (const element of repeated) element.replaceWith([]);
      return { headings, leftOut: repeated.map((element) => element.get('id') ?? '') };
    },
  };
}

/** Returns the public ids of the examples and panels of the right column, wherever on the page they are. */
function railIds(notes: NotesByElement): string[] {
  return Array.from(notes).flatMap(([element, { kind }]) =>
    kind === 'rail' ? (element.get('id') ?? []) : [],
  );
}

/** Whether a heading has the level of the page's title, and may be given another one. */
function isTitle(element: Element): boolean {
  return element.name === 'h1' && !isInIsland(element);
}

/** @returns the id, and a function that removes it from the anchors that mark the heading. */
function takeId(
  heading: Element,
  wanted: string,
  names: UniqueNames,
): { readonly id: string; readonly release: () => void } {
  const anchors = anchorsAt(heading);
  const id = anchors.has(wanted) ? names.claim(wanted) : names.take(wanted);
  return { id, release: () => (id === wanted ? anchors.release(id) : undefined) };
}

function reserveId(element: Element, names: UniqueNames): void {
  const id = element.get('id');
  if (id !== undefined && id !== '') names.reserve([id]);
}

/** Sets the id of a heading, and updates a link of the heading to itself. */
function setId(heading: Element, id: string): void {
  const written = heading.get('id');
  if (written === id) return;
  heading.set('id', id, 'first');
  if (written === undefined) return;
  const isOwn = (element: Element) => element.get('href') === `#${written}`;
  for (let link = findElement(heading, isOwn); link; link = findElement(heading, isOwn)) {
    link.set('href', `#${id}`);
  }
}

/** Elements that react to clicks, which no link may contain. */
const INTERACTIVE: ReadonlySet<string> = new Set(
  'a audio button details iframe input label lectern-island select textarea video'.split(' '),
);

/**
 * Makes a heading link to itself. Links must not contain others, or buttons, so if the heading does, a
 * symbol after it appears on hover; it is hidden from screen readers, for which it would only lengthen the
 * heading. The heading of footnotes gets no link, because nobody would see it focused.
 */
function linkToItself(heading: Element, id: string): void {
  if (id === FOOTNOTES) return;
  const anchor = { class: 'heading-anchor', href: `#${id}` };
  if (findElement(heading, ({ name }) => INTERACTIVE.has(name)) !== undefined) {
    heading.append(createElement('a', { ...anchor, 'aria-hidden': 'true', tabindex: '-1' }));
    return;
  }
  const link = createElement('a', anchor);
  for (const node of heading.children.splice(0)) link.append(node);
  heading.append(link);
}
