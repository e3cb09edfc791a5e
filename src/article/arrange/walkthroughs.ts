/** Puts the code of walkthroughs next to their steps, regardless of the order in which authors wrote them. */
import { createElement, type Element, type HtmlNode } from '../../core/html/tree.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** The code comes first, so that readers without styles see it before its explanation. */
export function arrangeWalkthroughs(notes: NotesByElement): void {
  for (const [element, { kind }] of notes) if (kind === 'walkthrough') arrange(element, notes);
}

function arrange(walkthrough: Element, notes: NotesByElement): void {
  const code = createElement('div', { class: 'walk-code' });
  const steps = createElement('ol', { class: 'walk-steps', role: 'list' });
  const columns = createElement('div', { class: 'walk-columns' });
  for (const node of walkthrough.children.splice(0)) {
    if (isCode(node, notes)) code.append(node);
    else if (isStep(node, notes)) steps.append(node);
    else walkthrough.append(node);
  }
  for (const block of code.children) if (block.kind === 'element') numberLines(block, notes);
  if (code.children.length > 0) columns.append(code);
  if (steps.children.length > 0) columns.append(steps);
  walkthrough.append(columns);
}

function isCode(node: HtmlNode, notes: NotesByElement): boolean {
  const note = node.kind === 'element' ? notes.get(node) : undefined;
  return note?.kind === 'code' || (note?.kind === 'panel-set' && note.panels === 'code');
}

function isStep(node: HtmlNode, notes: NotesByElement): boolean {
  return node.kind === 'element' && notes.get(node)?.kind === 'walk-step';
}

/** Shows line numbers, because steps refer to lines by number. */
function numberLines(element: Element, notes: NotesByElement): void {
  const name = element.get('class') ?? '';
  if (notes.get(element)?.kind === 'code') {
    if (!name.split(' ').includes('code-numbered')) element.set('class', `${name} code-numbered`);
    return;
  }
  for (const child of element.children) if (child.kind === 'element') numberLines(child, notes);
}
