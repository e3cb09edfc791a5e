/**
 * Combines the views of a page into one set of tabs. Authors write views below each other, with other text
 * before, between and after them that is always shown. All views with the same title are shown together.
 */
import { HEADINGS } from '../../core/html/element-rules.ts';
import { elementText } from '../../core/html/text.ts';
import { createElement, type Element, type HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { isInIsland, findAround, labelOf } from '../facts/around.ts';
import type { Note } from '../facts/notes.ts';
import type { NotesByElement } from '../facts/read-notes.ts';
import { nameChoice } from './name-choice.ts';
import { fillTabBar } from './tab-bar.ts';

/**
 * Moves everything from the first view to the last into one set, with a tab for each title above it; adds
 * the notes of new elements to `notes`. Returns the ids of headings in views that are hidden at first.
 */
export function gatherViews(root: Element, notes: Map<Element, Note>): ReadonlySet<string> {
  const all = Array.from(notes).flatMap(([element, { kind }]) => (kind === 'view' ? element : []));
  const views = new Set(all);
  const isView = (element: Element) => views.has(element);
  const free = all.filter((view) => !isInIsland(view) && !findAround(view, isView));
  const inTabs = new Set(free);
  const choices = byTitle(free, notes);
  const isAlone = choices.length < 2;
  for (const view of all) if (isAlone || !inTabs.has(view)) standAlone(view, notes);
  if (isAlone) return new Set();
  const bar = createElement('div', { class: 'tab-bar', role: 'tablist' });
  notes.set(bar, { kind: 'tab-bar', active: 0 });
  const tabs = choices.map(([first, ...others]) => ({
    id: idOf(first),
    more: others.map(idOf),
    label: labelOf(first, notes) ?? { children: [] },
  }));
  fillTabBar(bar, tabs, 0);
  for (const [rank, alike] of choices.entries()) {
    for (const view of alike) toPanel(view, idOf(alike[0]), rank === 0);
  }
  const set = wrap(free, root, bar);
  nameChoice(bar, tabs, { set, notes });
  return new Set(choices.slice(1).flat().flatMap(headingsIn));
}

function idOf(view: Element): string {
  return view.get('id') ?? '';
}

/** Groups views by title, because the text of one view may be in several pieces. */
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

/**
 * Shows the title of a view without a tab: the only title of a page has no alternative, and a view in
 * another one is part of it.
 */
function standAlone(view: Element, notes: NotesByElement): void {
  labelOf(view, notes)?.set('class', 'view-title');
}

function toPanel(view: Element, first: string, isActive: boolean): void {
  view.set('role', 'tabpanel');
  view.set('aria-labelledby', `${first}-tab`);
  if (!isActive) view.set('data-inactive', '');
}

/**
 * Wraps everything from the first view to the last in an element that recalls the reader's choice, with the
 * bar on top. Views with different parents are wrapped at the level of the article, so that no list or
 * table is split.
 */
function wrap(views: readonly Element[], root: Element, bar: Element): Element {
  const parents = new Set(views.map(({ parent }) => parent));
  const [only = root] = parents;
  const holder = parents.size === 1 ? only : root;
  const set = createElement('lectern-tabs', { class: 'tabs views flow' });
  const wrapped = new Set<HtmlNode>(views.map((view) => childOf(holder, view)));
  const isWrapped = (node: HtmlNode) => wrapped.has(node);
  const start = holder.children.findIndex(isWrapped);
  const end = holder.children.findLastIndex(isWrapped) + 1;
  const content = holder.children.splice(start, end - start, set);
  set.parent = holder;
  for (const node of [bar, ...content, createElement('lectern-recall-tabs', {})]) set.append(node);
  return set;
}

/** Returns the direct child of `holder` that is the element or contains it. */
function childOf(holder: Element, element: Element): Element {
  if (element.parent === holder) return element;
  return findAround(element, ({ parent }) => parent === holder) ?? element;
}
