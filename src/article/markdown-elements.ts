/**
 * Draws the links, headings and tables of Markdown that was ready when its page was compiled: as the
 * components `Link`, `Heading` and `Table` draw those that are not.
 */
import { offsiteAttributes } from '../core/address/offsite.ts';
import { createElement, type Element } from '../core/html/tree.ts';
import type { FoundNotes } from './facts/read-notes.ts';
import type { Note } from './facts/notes.ts';

/** From a URL as the author wrote it to that of the built site. */
type FindHref = (url: string) => string;

/** A heading that is drawn has its own note from then on. */
export function drawMarkdown({ found, hidden }: FoundNotes, hrefOf: FindHref): void {
  for (const notes of [found, hidden]) {
    for (const [element, { kind }] of notes) {
      if (kind !== 'markdown') continue;
      const note = draw(element, hrefOf);
      if (note === undefined) notes.delete(element);
      else notes.set(element, note);
    }
  }
}

function draw(element: Element, hrefOf: FindHref): Note | undefined {
  if (element.name === 'a') drawLink(element, hrefOf);
  else if (element.name === 'table') drawTable(element);
  else return drawHeading(element);
  return undefined;
}

function drawLink(link: Element, hrefOf: FindHref): void {
  const href = hrefOf(link.get('href') ?? '');
  link.set('href', href);
  link.set('class', 'link', 'first');
  for (const [name, value] of Object.entries(offsiteAttributes(href))) link.set(name, value);
}

function drawHeading(heading: Element): Note {
  const isLinked = heading.get('noanchor') === undefined;
  const id = heading.get('id');
  const classes = ['heading', ...heading.classes];
  for (const name of heading.attributeNames) heading.remove(name);
  heading.set('class', classes.join(' '));
  return { kind: 'heading', id, isLinked };
}

function drawTable(table: Element): void {
  const frame = createElement('lectern-scroll-frame', { class: 'table-frame' });
  table.replaceWith(frame);
  frame.append(table);
}
