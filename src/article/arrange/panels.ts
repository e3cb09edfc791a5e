/**
 * Sets of panels: `Tabs`, and groups of code blocks. Panels may come from anywhere inside their set:
 * written in place, created by an expression, or included in a snippet. Without scripts all of them are
 * shown, each below its label.
 */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { elementText, findElement } from '../../core/html/text.ts';
import { createElement, createText, type Element } from '../../core/html/tree.ts';
import { toSlug } from '../../core/text/slug.ts';
import { findAround, labelOf } from '../facts/around.ts';
import type { Note, PanelSetNote, TabBarNote } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import { nameChoice } from './name-choice.ts';
import { fillTabBar, listIn, type Tab } from './tab-bar.ts';

/** Returns an id that nothing else on the page has. */
export type TakeId = (name: string) => string;

/** Completes all sets; adds the notes of new elements to `notes`. */
export function arrangePanels(notes: Map<Element, Note>, takeId: TakeId): void {
  for (const set of listSets(notes)) {
    if (set.note.panels === 'code') markText(set.element);
    if (set.panels.length < (set.note.panels === 'code' ? 2 : 1)) showAlone(set, notes);
    else showByTabs(set, notes, takeId);
  }
}

/** Markdown other than code that may be in a group of code blocks. */
const TEXT: ReadonlySet<string> = new Set(['blockquote', 'ol', 'p', 'table', 'ul', ...HEADINGS]);

/** Text has no padding of its own, unlike code. */
function markText({ children }: Element): void {
  for (const node of children) {
    if (node.kind !== 'element' || !TEXT.has(node.name)) continue;
    node.set('data-group-text', '');
  }
}

interface PanelSet {
  readonly element: Element;
  readonly note: PanelSetNote;
  readonly panels: Element[];
  bar?: { readonly element: Element; readonly note: TabBarNote };
}

/** Lists the sets in the order of the page; a panel belongs to the innermost set of its kind. */
function listSets(notes: NotesByElement): readonly PanelSet[] {
  const sets = new Map<Element, PanelSet>();
  for (const [element, note] of notes) {
    if (note.kind === 'panel-set') sets.set(element, { element, note, panels: [] });
    if (note.kind !== 'panel' && note.kind !== 'code' && note.kind !== 'tab-bar') continue;
    const isHome = (outer: Element): boolean => {
      const set = sets.get(outer);
      return set !== undefined && (note.kind === 'tab-bar' || set.note.panels === note.kind);
    };
    const home = findAround(element, isHome);
    const set = home && sets.get(home);
    if (set === undefined) continue;
    if (note.kind !== 'tab-bar') set.panels.push(element);
    else if (home === element.parent) set.bar = { element, note };
  }
  return [...sets.values()];
}

/** A group with a single code block needs no choice, and neither do tabs without panels. */
function showAlone(
  { element, note, panels: [only], bar }: PanelSet,
  notes: Map<Element, Note>,
): void {
  const hasLabel = only !== undefined && labelOf(only, notes) !== undefined;
  const title = hasLabel ? undefined : toTitle(note.soleName);
  if (title !== undefined) notes.set(title, { kind: 'label' });
  bar?.element.replaceWith(title === undefined ? [] : [title]);
  const recall = findElement(element, ({ name }) => name === 'lectern-recall-tabs');
  recall?.replaceWith([]);
  element.rename('div');
}

function toTitle(name: string | undefined): Element | undefined {
  if (name === undefined) return undefined;
  const title = createElement('p', { class: 'code-group-title' });
  title.append(createText(name));
  return title;
}

function showByTabs(
  { element, note, panels, bar }: PanelSet,
  notes: NotesByElement,
  takeId: TakeId,
): void {
  if (bar === undefined) return;
  const list = listIn(bar.element);
  const isList = list !== undefined;
  const active = Math.min(bar.note.active, panels.length - 1);
  const tabs = panels.map((panel, rank): Tab => {
    const label = labelOf(panel, notes) ?? nameless(panel, { note, rank, notes });
    if (isEmpty(label)) label.children.push(createText(String(rank + 1)));
    const own = panel.get('id');
    const id = own ?? takeId(`code-${toSlug(elementText(label))}`);
    setFirst(panel, {
      ...(own === undefined && { id }),
      role: isList ? 'group' : 'tabpanel',
      ...(!isList && { 'aria-labelledby': `${id}-tab` }),
      ...(rank !== active && { 'data-inactive': '' }),
    });
    return { id, label };
  });
  fillTabBar(bar.element, tabs, active);
  if (bar.note.isUnnamed) nameChoice(list ?? bar.element, tabs, { set: element, notes });
}

/** Whether a label is invisible; an icon alone is visible. */
function isEmpty(label: Tab['label']): boolean {
  return (
    elementText(label) === '' &&
    label.children.every(({ kind }) => kind === 'text' || kind === 'other')
  );
}

/** Returns a label for a panel that has none. */
function nameless(
  panel: Element,
  { note, rank, notes }: { note: PanelSetNote; rank: number; notes: NotesByElement },
): Tab['label'] {
  const own = notes.get(panel);
  const language = own?.kind === 'code' ? own.language : '';
  return { children: [createText(note.nameOf?.(language, rank + 1) ?? '')] };
}

function setFirst(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes).toReversed()) {
    element.set(name, value, 'first');
  }
}
