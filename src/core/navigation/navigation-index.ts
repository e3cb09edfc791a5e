/**
 * Lookup tables over a navigation, built once and stored in it, because up to 10,000 pages look up their
 * place.
 */
import { getOrMake } from '../text/get-or-make.ts';
import { linksIn, slugsIn } from './links-in.ts';
import type { Branch, NavGroup, NavItem, NavLink, NavigationTree, Section } from './model.ts';
import { buildBranchFinder, type FindCounterpart } from './version-counterparts.ts';
import { visibleIn } from './versions.ts';

/** The place of a page in the sidebar: the first in reading order. */
export interface NavPlace {
  readonly link: NavLink;
  /** Labels of the groups around it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Absent if the page belongs to all versions. */
  readonly version?: string;
}

/** Listed pages in reading order, as shown in one version. */
export interface Sequence {
  readonly links: readonly NavLink[];
  /** Maps slugs to indexes in `links`. */
  readonly ranks: ReadonlyMap<string, number>;
}

export interface NavigationIndex {
  readonly places: ReadonlyMap<string, NavPlace>;
  /** Groups whose opening page lists the rest of the group, by the slug of that page. */
  readonly directories: ReadonlyMap<string, NavGroup>;
  /** Slugs of the pages that several sections list. */
  readonly shared: ReadonlySet<string>;
  /** Returns the sequence of a version; for undefined, only the pages that all versions show. */
  readonly sequenceOf: (version: string | undefined) => Sequence;
  /** Returns only the pages of a section, in reading order. */
  readonly sequenceIn: (section: Section) => Sequence;
  readonly branchOf: (id: string) => Branch | undefined;
  /** Finds the same page in another branch. */
  readonly findInBranch: FindCounterpart;
  /** Returns the items of a section without those of other versions. */
  readonly itemsOf: (section: Section, version: string) => readonly NavItem[];
  /** Returns the first page of a branch in a version; undefined if it has none there. */
  readonly hrefOf: (branch: Branch, version: string) => string | undefined;
}

export function buildNavigation(tree: NavigationTree): Navigation {
  return { ...tree, index: buildIndex(tree) };
}

function buildIndex(navigation: NavigationTree): NavigationIndex {
  const { homes } = navigation;
  const places = new Map<string, NavPlace>();
  for (const section of navigation.sections) {
    addPlaces({ section, items: section.items, breadcrumbs: [], places, navigation });
  }
  const sequences = new Map<string | undefined, Sequence>();
  const sequenceOf: NavigationIndex['sequenceOf'] = (version) =>
    getOrMake(sequences, version, () => buildSequence(navigation.order, places, version));
  const inSections = new Map<Section, Sequence>();
  const branches = new Map(navigation.branches.map((branch) => [branch.id, branch]));
  let findInBranch: FindCounterpart | undefined;
  const items = new Map<Section, Map<string, readonly NavItem[]>>();
  const hrefs = new Map<Branch, Map<string, string | undefined>>();
  return {
    places,
    directories: findDirectories(navigation),
    shared: findShared(navigation),
    sequenceOf,
    sequenceIn: (section) =>
      getOrMake(inSections, section, () =>
        toSequence(linksIn(section.items).filter(({ slug }) => slug !== undefined)),
      ),
    findInBranch: (slug, id) => (findInBranch ??= buildBranchFinder(navigation))(slug, id),
    branchOf: (id) => branches.get(id),
    itemsOf: (section, version) =>
      getOrMake(innerMap(items, section), version, () => visibleIn(section.items, version)),
    hrefOf: (branch, version) =>
      getOrMake(innerMap(hrefs, branch), version, () => {
        const { links } = sequenceOf(version);
        return links.find(({ slug = '' }) => homes.get(slug)?.branchIds.includes(branch.id))?.href;
      }),
  };
}

interface Listing {
  readonly section: Section;
  readonly items: readonly NavItem[];
  readonly breadcrumbs: readonly string[];
  readonly places: Map<string, NavPlace>;
  readonly navigation: NavigationTree;
}

/** Adds the places of pages. If a page has several, the first one in its own section counts. */
function addPlaces({ items, breadcrumbs, ...rest }: Listing): void {
  const { section, places, navigation } = rest;
  for (const item of items) {
    if (item.kind === 'group') {
      const inner = item.label === '' ? breadcrumbs : [...breadcrumbs, item.label];
      addPlaces({ items: item.items, breadcrumbs: inner, ...rest });
    } else if (item.slug !== undefined && !places.has(item.slug)) {
      const { version, section: own = section } = navigation.homes.get(item.slug) ?? {};
      if (own !== section) continue;
      places.set(item.slug, {
        link: item,
        breadcrumbs,
        ...(version !== undefined && { version }),
      });
    }
  }
}

/** Finds the groups with a directory. If a page opens several groups, the first one counts. */
function findDirectories({ sections }: NavigationTree): ReadonlyMap<string, NavGroup> {
  const directories = new Map<string, NavGroup>();
  const visit = (items: readonly NavItem[]): void => {
    for (const item of items) {
      if (item.kind === 'link') continue;
      const slug = item.directory?.slug;
      if (slug !== undefined && !directories.has(slug)) directories.set(slug, item);
      visit(item.items);
    }
  };
  for (const { items } of sections) visit(items);
  return directories;
}

function findShared({ sections }: NavigationTree): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { items } of sections) {
    for (const slug of new Set(slugsIn(items))) (seen.has(slug) ? shared : seen).add(slug);
  }
  return shared;
}

function buildSequence(
  order: readonly string[],
  places: ReadonlyMap<string, NavPlace>,
  version: string | undefined,
): Sequence {
  const shown = order.flatMap((slug) => {
    const place = places.get(slug);
    const isShown = place && (place.version === undefined || place.version === version);
    return isShown ? place.link : [];
  });
  return toSequence(shown);
}

/** Builds a sequence. A page that is listed twice keeps its first rank. */
function toSequence(links: readonly NavLink[]): Sequence {
  const ranks = new Map(links.map(({ slug = '' }, rank) => [slug, rank] as const).toReversed());
  return { links, ranks };
}

function innerMap<Outer, Inner, Value>(
  maps: Map<Outer, Map<Inner, Value>>,
  key: Outer,
): Map<Inner, Value> {
  return getOrMake(maps, key, () => new Map<Inner, Value>());
}

/** The tree together with its lookup tables. */
export interface Navigation extends NavigationTree {
  readonly index: NavigationIndex;
}
