/**
 * Gives every heading of an article an id that nothing else has, numbering repeated ones in the order
 * of the page: only in the rendered article the headings of the page, its snippets and its components
 * stand together. One whose name an element above it or around it has comes second, but an empty anchor
 * of its own name only marks the heading.
 *
 * Below a title that stands above the article there is no second one: a first heading that repeats it
 * is left out, and others of its level become those of sections.
 */
import { HEADINGS } from '../core/html/element-rules.ts';
import { findElement, elementText } from '../core/html/text.ts';
import { createElement, type Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { isSameTitle } from '../core/pages/page-title.ts';
import { toSlug } from '../core/text/slug.ts';
import { UniqueNames } from '../markdown/slug.ts';
import { anchorsAt } from './arrange/place-anchors.ts';
import { comesAlive } from './facts/around.ts';
import type { Heading } from './facts/facts.ts';
import type { NotesByElement } from './facts/read-notes.ts';

/** Public ids that examples and panels of the right column take. */
const RAIL_IDS = ['panel', 'request-example', 'response-example'];

/** The heading of the footnotes, which only screen readers meet. */
const FOOTNOTES = 'footnote-label';

/** Elements that show their content only when a reader asks for it, or never; others are noted. */
const FOLDS = new Set(['details', 'template']);
const NOTED_FOLDS: ReadonlySet<string | undefined> = new Set(['fold', 'panel-set', 'update-body']);

export interface HeadingsPass {
  readonly pass: Pass;
  /** Takes out what repeats the title; call it when the walk is over. */
  finish(): { readonly headings: readonly Heading[]; readonly leftOut: readonly string[] };
}

export interface HeadingsRequest {
  readonly notes: NotesByElement;
  /** Gives a component's heading its id. */
  readonly claimId: (name: string) => string;
  /** What stands above the article. */
  readonly title?: string | undefined;
}

export function numberHeadings({ notes, claimId, title }: HeadingsRequest): HeadingsPass {
  const names = new UniqueNames(RAIL_IDS);
  const headings: Heading[] = [];
  const repeated: Element[] = [];
  const marked: (() => void)[] = [];
  let folds = 0;
  let rank = 0;
  const isFold = (element: Element): boolean =>
    FOLDS.has(element.name) || NOTED_FOLDS.has(notes.get(element)?.kind);
  const visit = (element: Element): void => {
    const text = elementText(element);
    const note = notes.get(element);
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
  return {
    pass: {
      enter(element) {
        if (HEADINGS.has(element.name)) visit(element);
        else reserveId(element, names);
        if (isFold(element)) folds += 1;
      },
      leave(element) {
        if (isFold(element)) folds -= 1;
      },
    },
    finish() {
      for (const release of marked) release();
      for (const element of repeated) element.replaceWith();
      return { headings, leftOut: repeated.map((element) => element.get('id') ?? '') };
    },
  };
}

/** Whether a heading is of the level of the page's title, and the page may give it another. */
function isTitle(element: Element): boolean {
  return element.name === 'h1' && !comesAlive(element);
}

/** @returns the id, and what takes it from the anchors that mark the heading. */
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

/** A link of the heading to itself follows its id. */
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

/**
 * A link may not hold another one: behind such a heading stands a sign for those who point at it, which
 * would only lengthen what others hear. Nobody sees the heading of footnotes when it has the focus.
 */
function linkToItself(heading: Element, id: string): void {
  if (id === FOOTNOTES) return;
  const anchor = { class: 'heading-anchor', href: `#${id}` };
  if (findElement(heading, ({ name }) => name === 'a') !== undefined) {
    heading.append(createElement('a', { ...anchor, 'aria-hidden': 'true', tabindex: '-1' }));
    return;
  }
  const link = createElement('a', anchor);
  for (const node of heading.children.splice(0)) link.append(node);
  heading.append(link);
}
