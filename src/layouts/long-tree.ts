/**
 * The navigation tree of a long section. Every page shows the groups around it open; any other group is
 * only a heading that links to a page where the group is open. The whole tree is one file for all pages,
 * from which scripts take what a reader unfolds.
 */
import type { NotesByElement } from '../article/facts/read-notes.ts';
import type { ReadPiece } from '../article/read-piece.ts';
import { createElement, createRaw, type Element } from '../core/html/tree.ts';
import { write } from '../core/html/write.ts';
import type { NavGroup, NavItem } from '../core/navigation/model.ts';
import {
  findPlaces,
  findPagePlaces,
  type GroupLink,
  groupLinksOf,
} from '../core/navigation/places.ts';
import { mark, type Marked, type SidebarTree } from './sidebar-tree.ts';

interface LongTreeSource {
  /**
   * A `<ul>` of `<li>`, each of which contains a link, or the `<details>` of a group with another list.
   * Notes tie each `<li>` to its item.
   */
  readonly piece: ReadPiece;
  /** The versions that the reader can choose from; empty if the page's version is known. */
  readonly versions: readonly string[];
  /** Adds the base to a path. */
  readonly toHref: (path: string) => string;
  /** Stores the text of the whole tree as a file; returns its address. */
  readonly keep: (text: string) => string;
}

/** A list and its entries as they are written to pages; on any page, most entries are plain. */
interface List {
  readonly opening: string;
  /** The entries with their indexes. */
  readonly rows: ReadonlyMap<NavItem, readonly [rank: number, row: Row]>;
  /** The HTML of all entries in plain form, and the offset of each. */
  readonly plain: string;
  readonly starts: readonly number[];
  readonly closing: string;
}

interface Row {
  readonly item: NavItem;
  /** The entry on pages that are not inside it. */
  readonly plain: string;
  /** The entry on its own page, and on those below it; for a group, the part before its list. */
  readonly marked: Marked;
  /** The list of a group; absent for a link. */
  readonly list?: List;
  readonly closing: string;
}

export function readLongTree(source: LongTreeSource): SidebarTree {
  const { root, notes, facts } = source.piece;
  const [outermost] = elementsOf(root);
  if (outermost === undefined) return { facts, write: () => '' };
  const file = source.keep(JSON.stringify(write([outermost])));
  const places = findPlaces(itemsOf(outermost, notes));
  const marked = new Set([...places.values()].flat().map(({ link }) => link));
  const list = readList(outermost, {
    notes,
    leadsOf: (group) =>
      groupLinksOf(group, marked, source.versions).map(({ href, ...shown }) => ({
        href: source.toHref(href),
        ...shown,
      })),
  });
  return {
    facts,
    file,
    write(slug) {
      const { places: around, current } = findPagePlaces(places, slug);
      const shown = new Set<NavItem>(around.flatMap(({ link, folds }) => [link, ...folds]));
      return writeList(list, shown, current);
    },
  };
}

function itemsOf(list: Element, notes: NotesByElement): readonly NavItem[] {
  return elementsOf(list).flatMap((row) => {
    const note = notes.get(row);
    return note?.kind === 'nav' ? note.item : [];
  });
}

function writeList(list: List, shown: ReadonlySet<NavItem>, current: keyof Marked): string {
  const ranked = [...shown].flatMap((item) => {
    const found = list.rows.get(item);
    return found === undefined ? [] : [found];
  });
  let html = list.opening;
  let done = 0;
  for (const [rank, row] of ranked.sort(([one], [other]) => one - other)) {
    html += list.plain.slice(done, list.starts[rank]) + row.marked[current];
    html += (row.list ? writeList(row.list, shown, current) : '') + row.closing;
    done = list.starts[rank + 1] ?? list.plain.length;
  }
  return html + list.plain.slice(done) + list.closing;
}

interface TreeReading {
  readonly notes: NotesByElement;
  readonly leadsOf: (group: NavGroup) => readonly GroupLink[];
}

function readList(list: Element, reading: TreeReading): List {
  const rows = elementsOf(list).flatMap((row): Row | [] => {
    const note = reading.notes.get(row);
    const [entry] = elementsOf(row);
    if (note?.kind !== 'nav' || entry === undefined) return [];
    const { item } = note;
    if (item.kind === 'group') return readGroup({ row, fold: entry, item }, reading);
    const plain = write([row]);
    return { item, plain, marked: mark(entry, item, () => write([row])), closing: '' };
  });
  const starts: number[] = [];
  let plain = '';
  for (const row of rows) {
    starts.push(plain.length);
    plain += row.plain;
  }
  return {
    opening: list.opening,
    rows: new Map(rows.map((row, rank) => [row.item, [rank, row]])),
    plain,
    starts,
    closing: list.closing,
  };
}

interface Group {
  readonly row: Element;
  /** The `<details>` in the row: a summary and a list. */
  readonly fold: Element;
  readonly item: NavGroup;
}

function readGroup(group: Group, reading: TreeReading): Row | [] {
  const { row, fold, item } = group;
  const [summary, inner] = elementsOf(fold);
  if (summary === undefined || inner === undefined) return [];
  const leads = reading.leadsOf(item);
  // A group that links to no page of the site would not be open anywhere, so every page shows it in full.
  const plain =
    leads.length === 0 ? write([row]) : write(leads.map((lead) => toLink(group, summary, lead)));
  return {
    item,
    plain,
    marked: mark(fold, item, () => row.opening + fold.opening + write([summary])),
    list: readList(inner, reading),
    closing: fold.closing + row.closing,
  };
}

/** Returns a row with a link that looks like the closed group. */
function toLink({ row, item }: Group, summary: Element, lead: GroupLink): Element {
  const version = lead.version ?? row.get('data-version');
  const link = createElement('a', {
    class: summary.get('class') ?? '',
    href: lead.href,
    'data-fold': item.id,
  });
  link.append(createRaw(write(summary.children)));
  const around = createElement('li', version === undefined ? {} : { 'data-version': version });
  around.append(link);
  return around;
}

function elementsOf({ children }: Element): readonly Element[] {
  return children.filter((child) => child.kind === 'element');
}
