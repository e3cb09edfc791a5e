/** Names the choice among panels. */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { elementText } from '../../core/html/text.ts';
import type { Element } from '../../core/html/tree.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import type { Tab } from './tab-bar.ts';

/** Names a choice for screen readers: by the heading of its section, otherwise by the names of the panels. */
export function nameChoice(
  choice: Element,
  tabs: readonly Tab[],
  { set, notes }: { readonly set: Element; readonly notes: NotesByElement },
): void {
  const id = headingOver(set, notes)?.get('id');
  const names = tabs.map(({ label }) => elementText(label)).join(', ');
  if (id !== undefined) {
    choice.remove('aria-label');
    choice.set('aria-labelledby', id);
  } else if (names !== '') choice.set('aria-label', names);
}

/**
 * Finds the last heading, or title of a component such as a step, before an element or before one around
 * it.
 */
function headingOver(element: Element, notes: NotesByElement): Element | undefined {
  const { parent } = element;
  if (parent === undefined) return undefined;
  const before = parent.children.slice(0, parent.children.indexOf(element));
  const heading = before.findLast(
    (node) =>
      node.kind === 'element' &&
      node.get('id') !== undefined &&
      (HEADINGS.has(node.name) || notes.get(node)?.kind === 'label'),
  );
  return heading?.kind === 'element' ? heading : headingOver(parent, notes);
}
