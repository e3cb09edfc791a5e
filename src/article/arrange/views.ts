/**
 * The views of a page as one set of tabs: authors write them below each other, with other text before,
 * between and behind them, which always shows. All views of a title show together.
 */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { elementText } from '../../core/html/text.ts';
import { createElement, type Element } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { comesAlive, findAround, labelOf } from '../facts/around.ts';
import type { Note } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import { nameChoice } from './name-choice.ts';
import { fillTabBar } from './tab-bar.ts';

/**
 * Puts all from the first view to the last into one set, with a tab for each title above it; `notes` come to hold
 * what is added. Gives the ids of the headings in those views that do not show at first.
 */
export function gatherViews(root: Element, notes: Map<Element, Note>): ReadonlySet<string> {
  const all = Array.from(notes).flatMap(([element, { kind }]) => (kind === 'view' ? element : []));
  const free = all.filter((view) => !comesAlive(view) && !findAround(view, isViewOf(all)));
  const choices = byTitle(free, notes);
  const isAlone = choices.length < 2;
  for (const view of all) if (isAlone || !free.includes(view)) standAlone(view, notes);
  if (isAlone) return new Set();
  const bar = createElement('div', { class: 'tab-bar', role: 'tablist' });
  notes.set(bar, { kind: 'tab-bar', active: 0 });
  const tabs = choices.map(([first, ...others]) => ({
    id: idOf(first),
    more: others.map(idOf),
    label: labelOf(first, notes) ?? { children: [] },
  }));
  fillTabBar(bar, tabs, 0);
  for (const [rank, views] of choices.entries()) {
    for (const view of views) toPanel(view, idOf(views[0]), rank === 0);
  }
  const set = wrap(free, root, bar);
  nameChoice(bar, tabs, { set, notes });
  return new Set(choices.slice(1).flat().flatMap(headingsIn));
}

function idOf(view: Element): string {
  return view.get('id') ?? '';
}

function isViewOf(all: readonly Element[]): (element: Element) => boolean {
  const views = new Set(all);
  return (element) => views.has(element);
}

/** The views of each title; a page may be in them piece by piece. */
function byTitle(
  views: readonly Element[],
  notes: NotesByElement,
): readonly (readonly [Element, ...Element[]])[] {
  const choices = new Map<string, [Element, ...Element[]]>();
  for (const view of views) {
    const label = labelOf(view, notes);
    const title = label === undefined ? '' : elementText(label).trim();
    const choice = choices.get(title);
    if (choice === undefined) choices.set(title, [view]);
    else choice.push(view);
  }
  return [...choices.values()];
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

/** A single title has nothing to be switched with, and a view in another one is a part of it. */
function standAlone(view: Element, notes: NotesByElement): void {
  labelOf(view, notes)?.set('class', 'view-title');
}

function toPanel(view: Element, first: string, isActive: boolean): void {
  view.set('role', 'tabpanel');
  view.set('aria-labelledby', `${first}-tab`);
  if (!isActive) view.set('data-inactive', '');
}

/**
 * Puts all from the first to the last into one element, below the bar, which comes to what the reader chose.
 * Views that stand in different elements are held together by the article: no list or table is cut.
 */
function wrap(views: readonly Element[], root: Element, bar: Element): Element {
  const parents = new Set(views.map(({ parent }) => parent));
  const [only = root] = parents;
  const holder = parents.size === 1 ? only : root;
  const set = createElement('lectern-tabs', { class: 'tabs views flow' });
  const ranks = views.map((view) => holder.children.indexOf(childOf(holder, view)));
  const start = Math.min(...ranks);
  const content = holder.children.splice(start, Math.max(...ranks) + 1 - start, set);
  set.parent = holder;
  for (const node of [bar, ...content, createElement('lectern-recall-tabs', {})]) set.append(node);
  return set;
}

/** What stands directly in `holder` and is an element, or has it in it. */
function childOf(holder: Element, element: Element): Element {
  if (element.parent === holder) return element;
  return findAround(element, ({ parent }) => parent === holder) ?? element;
}
