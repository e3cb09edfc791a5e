/** The buttons, or the list, by which readers choose a panel; shown only if scripts run. */
import { findElement, elementText } from '../../core/html/text.ts';
import { createElement, createRaw, createText, type Element } from '../../core/html/tree.ts';
import { write } from '../../core/html/write.ts';
import { findAround } from '../facts/around.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

export interface Tab {
  /** The id of the panel. */
  readonly id: string;
  /** The ids of further panels that are shown with it. */
  readonly more?: readonly string[];
  /** The label of the panel, which stays where it is. */
  readonly label: Pick<Element, 'children'>;
}

/** Fills the bars that contain the labels of their tabs. */
export function fillTabBars(notes: NotesByElement): void {
  const found = new Map<Element, Tab[]>();
  for (const [element, note] of notes) {
    if (note.kind === 'tab-bar') found.set(element, []);
    if (note.kind !== 'tab') continue;
    const bar = findAround(element, (outer) => found.has(outer));
    if (bar !== undefined) found.get(bar)?.push({ id: note.id, label: element });
  }
  for (const [bar, tabs] of found) if (tabs.length > 0) fillTabBar(bar, tabs, 0);
}

export function fillTabBar(bar: Element, tabs: readonly Tab[], active: number): void {
  const list = listIn(bar);
  const toChoice = list === undefined ? toButton : toOption;
  const choices = tabs.map((tab, rank) => toChoice(tab, rank === active));
  const holder = list ?? bar;
  holder.children.splice(0);
  for (const choice of choices) holder.append(choice);
}

/** Returns the `<select>` of a bar that is a list. */
export function listIn(bar: Element): Element | undefined {
  return findElement(bar, ({ name }) => name === 'select');
}

function toOption({ id, label }: Tab, isActive: boolean): Element {
  const option = createElement('option', { 'data-panel': id, ...(isActive && { selected: '' }) });
  option.append(createText(elementText(label)));
  return option;
}

function toButton({ id, more = [], label }: Tab, isActive: boolean): Element {
  const panels = [id, ...more].join(' ');
  const button = createElement('button', {
    class: 'tab',
    type: 'button',
    role: 'tab',
    id: `${id}-tab`,
    'data-panel': panels,
    'aria-controls': panels,
    'aria-selected': String(isActive),
    tabindex: isActive ? '0' : '-1',
  });
  button.append(createRaw(write(label.children)));
  return button;
}
