/** What a choice among panels is called. */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { elementText } from '../../core/html/text.ts';
import type { Element } from '../../core/html/tree.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import type { Tab } from './tab-bar.ts';

/** For those who hear it: by the section that the set stands in, else by what there is to choose. */
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

/** The heading, or the title of a component such as a step, that comes last before an element and around it. */
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
