import { findElement } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
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
