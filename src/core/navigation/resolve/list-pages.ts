/**
 * From the groups of `navigation` to the tree of what they list: every entry resolved, dropped or
 * reported, every link knowing its version. Tabs and anchors come later.
 */
import type { ListEntry } from '../../config/config-tree.ts';
import type { ConfigGroup } from '../../config/keys/navigation.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { OperationEntry } from '../../address/operation-entry.ts';
import type { PageIndex } from '../../pages/page-index.ts';
import type { Page } from '../../pages/page.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { type HiddenPages, listHidden } from './list-hidden.ts';
import type { NavGroup, NavLink } from '../model.ts';
import { diagnoseNavigation } from '../navigation-entries.ts';
import { toNavIcon, toPageLink } from '../page-link.ts';
import type { MissingEntries } from './missing-entries.ts';
import { type AddressTarget, resolveEntry } from './resolve-entry.ts';

/** A link, and the path without outer slashes that decides which tab and anchor own it. */
export interface ListedLink {
  readonly kind: 'link';
  readonly link: NavLink;
  readonly path: string;
}

export interface ListedGroup {
  readonly kind: 'group';
  readonly group: Omit<NavGroup, 'items'>;
  readonly items: readonly ListedItem[];
}

export type ListedItem = ListedLink | ListedGroup;

/** Place of a value of docs.json. */
export type ToPlace = (path: DataPath) => Place;

/** Link to the page of an operation, or why there is none. */
export type ResolveOperation = (entry: OperationEntry) => NavLink | NoOperation;

/** `lost`: a document may have it that could not be read. `nearest`: an entry that was likely meant. */
export type NoOperation =
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly nearest?: string | undefined };

export interface ListInput {
  readonly index: PageIndex;
  readonly toPlace: ToPlace;
  /**
   * What tells the version of an entry: a group or a page that names it, or its place in a tree alone.
   * Without versions in docs.json, those of groups and pages mean nothing.
   */
  readonly versions: 'none' | 'named' | 'placed';
  /** Until there is one, entries that name operations are left out in silence. */
  readonly resolveOperation?: ResolveOperation | undefined;
  /** Takes the entries that name no page. */
  readonly missing: MissingEntries;
}

export interface PageListing {
  readonly items: readonly ListedItem[];
  /** Entries that name no page, as written. */
  readonly missing: readonly string[];
  /** Pages of groups that are hidden. */
  readonly hidden: HiddenPages;
  /** What the words of pages count in search, by slug, where that is said. */
  readonly boosts: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

export function listNavigationPages(groups: readonly ConfigGroup[], input: ListInput): PageListing {
  const lister = new PageLister(input);
  const items = groups.flatMap(
    (group, rank) => lister.listGroup(group, ['navigation', rank]) ?? [],
  );
  return { items, ...lister.found() };
}

/** Lists the entries of one sidebar, each with its path in docs.json; all are of `version`. */
export function listEntries(
  entries: readonly ListEntry[],
  { version, ...input }: ListInput & { readonly version: string | undefined },
): PageListing {
  const lister = new PageLister(input);
  const items = entries.flatMap(({ entry, at }) => lister.list(entry, at, { version }) ?? []);
  return { items, ...lister.found() };
}

/** What the groups around an entry say of it. */
interface Outer {
  readonly version?: string | undefined;
  readonly boost?: number | undefined;
}

/** An entry of `pages`, and where it stands. */
interface PlacedEntry {
  readonly text: string;
  readonly at: DataPath;
  readonly outer: Outer;
}

/** One walk through the groups; collects what it finds wrong. */
class PageLister {
  readonly #missing: string[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #hidden: HiddenPages[] = [];
  readonly #boosts = new Map<string, number>();
  readonly #input: ListInput;

  constructor(input: ListInput) {
    this.#input = input;
  }

  found(): Omit<PageListing, 'items'> {
    return {
      missing: this.#missing,
      hidden: {
        told: this.#hidden.flatMap(({ told }) => told),
        kept: this.#hidden.flatMap(({ kept }) => kept),
      },
      boosts: this.#boosts,
      diagnostics: this.#diagnostics,
    };
  }

  /** The group with what it lists; undefined when that is nothing. */
  listGroup(group: ConfigGroup, at: DataPath, outer: Outer = {}): ListedGroup | undefined {
    const version = this.#versionInside(group.version, outer.version, [...at, 'version']);
    if (group.hidden === true) {
      this.#hidden.push(listHidden(group, this.#input.index));
      return undefined;
    }
    const { boost = outer.boost } = group;
    const items: ListedItem[] = [];
    const slugs = new Set<string>();
    for (const { entry, place } of placeEntries(group, at)) {
      for (const item of toInner(this.list(entry, place, { version, boost }))) {
        const slug = item.kind === 'link' ? item.link.slug : undefined;
        if (slug === undefined || !slugs.has(slug)) items.push(item);
        else this.#reportRepeat(slug, group, place);
        if (slug !== undefined) slugs.add(slug);
      }
    }
    if (items.length === 0) return undefined;
    return {
      kind: 'group',
      group: { ...toNavGroup(group, at, version), ...toDirectory(group, items) },
      items: besidePages(items),
    };
  }

  /** A page or a group; undefined where that is nothing. */
  list(entry: string | ConfigGroup, at: DataPath, outer: Outer = {}): ListedItem | undefined {
    return typeof entry === 'string'
      ? this.#listEntry({ text: entry, at, outer })
      : this.listGroup(entry, at, outer);
  }

  #listEntry(entry: PlacedEntry): ListedLink | undefined {
    const target = resolveEntry(entry.text, this.#input.index);
    if (target.kind === 'page') return this.#listPage(target.page, target.caseDiffers, entry);
    if (target.kind === 'operation') return this.#listOperation(target.operation, entry);
    if (target.kind === 'url') return this.#listAddress(target, entry);
    this.#missing.push(entry.text);
    this.#input.missing.add(target, entry.text, this.#input.toPlace(entry.at));
    return undefined;
  }

  #listPage(
    page: Page,
    caseDiffers: boolean,
    { text, at, outer }: PlacedEntry,
  ): ListedLink | undefined {
    const { index, toPlace } = this.#input;
    if (caseDiffers) {
      const facts = { entry: text, slug: page.slug };
      this.#diagnostics.push(diagnoseNavigation('navigation/case-differs', facts, toPlace(at)));
    }
    if (page.frontMatter.hidden === true) return undefined;
    if (outer.boost !== undefined) this.#boosts.set(page.slug, outer.boost);
    const version = this.#versionInside(page.frontMatter.version, outer.version, at);
    return { kind: 'link', link: toPageLink(page, { index, version }), path: page.slug };
  }

  /** An address is no page; readers get the link that was meant, though without a name. */
  #listAddress({ href, label }: AddressTarget, { text, at, outer }: PlacedEntry): ListedLink {
    const { toPlace } = this.#input;
    const facts = { entry: text, label };
    this.#diagnostics.push(diagnoseNavigation('navigation/url-entry', facts, toPlace(at)));
    const { version } = outer;
    const link = { kind: 'link', label, href, external: true } as const;
    return { kind: 'link', link: version === undefined ? link : { ...link, version }, path: '' };
  }

  #listOperation(
    operation: OperationEntry,
    { text, at, outer }: PlacedEntry,
  ): ListedLink | undefined {
    const { toPlace, resolveOperation } = this.#input;
    if (resolveOperation === undefined) return undefined;
    const link = resolveOperation(operation);
    if (link.kind !== 'link') {
      this.#missing.push(text);
      if (link.kind === 'lost') return undefined;
      const facts = { entry: text, nearest: link.nearest };
      this.#diagnostics.push(
        diagnoseNavigation('navigation/missing-operation', facts, toPlace(at)),
      );
      return undefined;
    }
    const path = link.slug ?? link.href.replace(/^\/|\/$/g, '');
    const { version } = outer;
    return { kind: 'link', link: version === undefined ? link : { version, ...link }, path };
  }

  /** The version of something that may have its own inside of that of the groups around it. */
  #versionInside(own: string | undefined, outer: string | undefined, at: DataPath) {
    const { versions } = this.#input;
    if (versions !== 'named') return versions === 'placed' ? outer : undefined;
    if (own !== undefined && outer !== undefined && own !== outer) {
      const facts = { version: own, outer };
      const place = this.#input.toPlace(at);
      this.#diagnostics.push(diagnoseNavigation('navigation/version-conflict', facts, place));
    }
    return own ?? outer;
  }

  #reportRepeat(slug: string, { group }: ConfigGroup, at: DataPath): void {
    const place = this.#input.toPlace(at);
    this.#diagnostics.push(diagnoseNavigation('navigation/page-twice', { slug, group }, place));
  }
}

/** Addresses have no path of their own: they stay with the pages of their group. */
function besidePages(items: readonly ListedItem[]): readonly ListedItem[] {
  const path = items.flatMap((item) => (item.kind === 'link' && item.path) || [])[0];
  if (path === undefined) return items;
  return items.map((item) => (item.kind === 'link' && item.path === '' ? { ...item, path } : item));
}

/** A group without a name cannot be folded: what it holds stands in the group around it. */
function toInner(item: ListedItem | undefined): readonly ListedItem[] {
  if (item === undefined) return [];
  const isPlain = item.kind === 'group' && item.group.directory === undefined;
  return isPlain && item.group.label === '' ? item.items : [item];
}

/** What a group lists: the page that opens it comes first. */
function placeEntries({ root, pages }: ConfigGroup, at: DataPath) {
  const listed = pages.map((entry, rank) => ({ entry, place: [...at, 'pages', rank] }));
  if (root === undefined) return listed;
  const again = pages.findIndex((entry) => typeof entry === 'string' && isSameEntry(entry, root));
  return [{ entry: root, place: [...at, 'root'] }, ...listed.filter((_, rank) => rank !== again)];
}

/** Authors list the page that opens a group among its pages as well, as which it is shown. */
function isSameEntry(entry: string, other: string): boolean {
  const [a, b] = [entry, other].map((text) => text.replace(/^\/|\/$/g, ''));
  return a === b;
}

/** The page that opens the group lists the rest, if docs.json asks for it. */
function toDirectory({ root, directory: style }: ConfigGroup, items: readonly ListedItem[]) {
  const [first] = items;
  const slug = first?.kind === 'link' ? first.link.slug : undefined;
  if (root === undefined || style === undefined || slug === undefined) return {};
  return { directory: { style, slug } };
}

/** The id tells where the group stands in docs.json: `0-2`. */
function toNavGroup(group: ConfigGroup, at: DataPath, version: string | undefined) {
  const { group: label, icon, iconType, tag, expanded } = group;
  return {
    kind: 'group',
    id: at.filter((part) => typeof part === 'number').join('-'),
    label,
    ...(icon !== undefined && { icon: toNavIcon(icon, iconType) }),
    ...(tag !== undefined && { tag }),
    ...(version !== undefined && { version }),
    ...(expanded === true && { isExpanded: true }),
  } as const;
}
