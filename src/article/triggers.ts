/** Interactive elements that would contain others, which HTML does not allow. */
import { elementText, findElement } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { findAround, isInIsland } from './facts/around.ts';
import type { NotesByElement } from './facts/read-notes.ts';

/**
 * Words with an explanation are buttons, which links and buttons may neither contain nor be inside of; a
 * word where either would be the case is not made a button. The link or button around it is described by the
 * explanation instead, whose own links become text.
 */
export function unwrapTriggers(notes: NotesByElement): void {
  for (const [element, note] of notes) {
    if (note.kind !== 'trigger') continue;
    const outer = findAround(element, isInteractive);
    if (outer === undefined && findElement(element, isInteractive) === undefined) continue;
    element.rename('span');
    element.remove('type');
    if (outer !== undefined && !isInIsland(outer)) describe(outer, element, notes);
  }
}

function isInteractive({ name }: Element): boolean {
  return name === 'a' || name === 'button';
}

function describe(outer: Element, trigger: Element, notes: NotesByElement): void {
  const described = trigger.get('aria-describedby');
  if (described === undefined) return;
  trigger.remove('aria-describedby');
  const known = outer.get('aria-describedby');
  outer.set('aria-describedby', known === undefined ? described : `${known} ${described}`);
  const { children = [] } = trigger.parent ?? {};
  for (const node of children) {
    if (node.kind === 'element' && notes.get(node)?.kind === 'aside') unlink(node);
  }
}

function unlink(aside: Element): void {
  const isLink = ({ name }: Element) => name === 'a';
  for (let link = findElement(aside, isLink); link; link = findElement(aside, isLink)) {
    link.rename('span');
    for (const attribute of ['href', 'target', 'rel']) link.remove(attribute);
  }
}

/**
 * Keeps links out of links, because browsers end the outer one where another begins. Markdown links every
 * address, also one that is the text of a link already; and a title that links to itself is only text if
 * its author put a link into it.
 */
export const linksInLinks: Pass = {
  leave(element) {
    const href = element.name === 'a' ? element.get('href') : undefined;
    if (href === undefined || isInIsland(element)) return;
    const text = elementText(element);
    const isAddress = text !== '' && href.endsWith(text);
    if (isAddress && findAround(element, isLink) !== undefined) element.dissolve();
    if (href.startsWith('#') && findElement(element, isLink) !== undefined) element.dissolve();
  },
};

function isLink(element: Element): boolean {
  return element.name === 'a' && element.get('href') !== undefined;
}
