/**
 * The views of a page as one set of tabs: authors write them below each other, with other text before,
 * between and behind them, which always shows.
 */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { createElement, type Element } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { labelOf } from '../facts/around.ts';
import type { Note } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import { fillTabBar } from './tab-bar.ts';

/**
 * Puts the views that stand beside the first into one set, with tabs above it; `notes` come to hold
 * what is added. Gives the ids of the headings in those views that do not show at first.
 */
export function gatherViews(notes: Map<Element, Note>): ReadonlySet<string> {
  const all = Array.from(notes).flatMap(([element, { kind }]) => (kind === 'view' ? element : []));
  const beside = all.filter(({ parent }) => parent !== undefined && parent === all[0]?.parent);
  const views = beside.length > 1 ? beside : [];
  for (const view of all) if (!views.includes(view)) standAlone(view, notes);
  const [first] = views;
  if (first?.parent === undefined) return new Set();
  const bar = createElement('div', { class: 'tab-bar', role: 'tablist' });
  notes.set(bar, { kind: 'tab-bar', active: 0 });
  const tabs = views.map((view) => ({
    id: view.get('id') ?? '',
    label: labelOf(view, notes) ?? { children: [] },
  }));
  fillTabBar(bar, tabs, 0);
  for (const [rank, view] of views.entries()) toPanel(view, rank === 0);
  wrap(first, views.at(-1) ?? first, bar);
  return new Set(views.slice(1).flatMap(headingsIn));
}

function headingsIn(view: Element): readonly string[] {
  const ids: string[] = [];
  walk(view, [
    {
      enter(element) {
        if (HEADINGS.has(element.name)) ids.push(element.get('id') ?? '');
      },
    },
  ]);
  return ids;
}

/** A single view has nothing to be switched with. */
function standAlone(view: Element, notes: NotesByElement): void {
  labelOf(view, notes)?.set('class', 'view-title');
}

function toPanel(view: Element, isActive: boolean): void {
  view.set('role', 'tabpanel');
  view.set('aria-labelledby', `${view.get('id') ?? ''}-tab`);
  if (!isActive) view.set('data-inactive', '');
}

/** Puts all from the first to the last into one element, below the bar, which comes to what the reader chose. */
function wrap(first: Element, last: Element, bar: Element): void {
  const { parent } = first;
  if (parent === undefined) return;
  const set = createElement('lectern-tabs', { class: 'tabs views flow' });
  const start = parent.children.indexOf(first);
  const count = parent.children.indexOf(last) + 1 - start;
  const content = parent.children.splice(start, count, set);
  set.parent = parent;
  for (const node of [bar, ...content, createElement('lectern-recall-tabs', {})]) set.append(node);
}
