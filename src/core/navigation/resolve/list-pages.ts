/**
 * Converts the groups of `navigation` to a tree in which every entry is resolved, dropped or reported, and
 * every link has its version. Tabs and anchors are assigned later.
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

/** A link, and the path without outer slashes that determines its tab and anchor. */
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

/** Returns the place of a value in docs.json. */
export type ToPlace = (path: DataPath) => Place;

/** Returns the link to the page of an operation, or the reason why there is none. */
export type ResolveOperation = (entry: OperationEntry) => NavLink | NoOperation;

/** `lost`: a document that could not be read may contain it. `nearest`: the entry that was probably meant. */
export type NoOperation =
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly nearest?: string | undefined };

export interface ListInput {
  readonly index: PageIndex;
  readonly toPlace: ToPlace;
  /**
   * What determines the version of an entry. `named`: a group or page that names it. `placed`: only its
   * place in a tree. `none`: docs.json has no versions, so those of groups and pages mean nothing.
   */
  readonly versions: 'none' | 'named' | 'placed';
  /** Without it, entries that name operations are skipped silently. */
  readonly resolveOperation?: ResolveOperation | undefined;
  /** Collects the entries that match no page. */
  readonly missing: MissingEntries;
}

export interface PageListing {
  readonly items: readonly ListedItem[];
  /** Entries that match no page, as written. */
  readonly missing: readonly string[];
  /** Pages in hidden groups. */
  readonly hidden: HiddenPages;
  /** Search weights of pages, by slug, if set. */
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

/** Lists the entries of one sidebar, each with its path in docs.json. All belong to `version`. */
export function listEntries(
  entries: readonly ListEntry[],
  { version, ...input }: ListInput & { readonly version: string | undefined },
): PageListing {
  const lister = new PageLister(input);
  const items = entries.flatMap(({ entry, at }) => lister.list(entry, at, { version }) ?? []);
  return { items, ...lister.found() };
}

/** Settings that an entry inherits from the groups around it. */
interface Outer {
  readonly version?: string | undefined;
  readonly boost?: number | undefined;
}

/** An entry of `pages`, and its path. */
interface PlacedEntry {
  readonly text: string;
  readonly at: DataPath;
  readonly outer: Outer;
}

/** Walks through the groups once and collects the problems. */
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
        listed: this.#hidden.flatMap(({ listed }) => listed),
        excluded: this.#hidden.flatMap(({ excluded }) => excluded),
      },
      boosts: this.#boosts,
      diagnostics: this.#diagnostics,
    };
  }

  /** Returns the group with its items; undefined if it has none. */
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

  /** Returns a page or a group; undefined if the entry lists nothing. */
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

  /** An address is not a page, but readers still get the link that was meant, without a proper name. */
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
      const { document } = operation;
      const facts = { entry: text.trim(), document, nearest: link.nearest };
      this.#diagnostics.push(
        diagnoseNavigation('navigation/missing-operation', facts, toPlace(at)),
      );
      return undefined;
    }
    const path = link.slug ?? link.href.replace(/^\/|\/$/g, '');
    const { version } = outer;
    return { kind: 'link', link: version === undefined ? link : { version, ...link }, path };
  }

  /** Returns an entry's own version, or that of the groups around it; reports a conflict between them. */
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

/**
 * Addresses have no path of their own, so they get the path of their group's first page to stay next to it.
 */
function besidePages(items: readonly ListedItem[]): readonly ListedItem[] {
  const path = items.flatMap((item) => (item.kind === 'link' && item.path) || [])[0];
  if (path === undefined) return items;
  return items.map((item) => (item.kind === 'link' && item.path === '' ? { ...item, path } : item));
}

/** A group without a name cannot be collapsed, so its items move into the group around it. */
function toInner(item: ListedItem | undefined): readonly ListedItem[] {
  if (item === undefined) return [];
  const isPlain = item.kind === 'group' && item.group.directory === undefined;
  return isPlain && item.group.label === '' ? item.items : [item];
}

/** Returns the entries of a group, with the page that opens it first. */
function placeEntries({ root, pages }: ConfigGroup, at: DataPath) {
  const listed = pages.map((entry, rank) => ({ entry, place: [...at, 'pages', rank] }));
  if (root === undefined) return listed;
  const again = pages.findIndex((entry) => typeof entry === 'string' && isSameEntry(entry, root));
  return [{ entry: root, place: [...at, 'root'] }, ...listed.filter((_, rank) => rank !== again)];
}

/** Whether two entries are the same. Authors often list the page that opens a group among its pages, too. */
function isSameEntry(entry: string, other: string): boolean {
  const [a, b] = [entry, other].map((text) => text.replace(/^\/|\/$/g, ''));
  return a === b;
}

/** Returns the directory of a group, if docs.json asks the page that opens it to list the rest. */
function toDirectory({ root, directory: style }: ConfigGroup, items: readonly ListedItem[]) {
  const [first] = items;
  const slug = first?.kind === 'link' ? first.link.slug : undefined;
  if (root === undefined || style === undefined || slug === undefined) return {};
  return { directory: { style, slug } };
}

/** The ID contains the place of the group in docs.json: `0-2`. */
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
