/** Look-ups over a navigation, made once and kept in it: 10,000 pages ask where they stand. */
import { getOrMake } from '../text/get-or-make.ts';
import { linksIn } from './links-in.ts';
import type {
  Branch,
  NavGroup,
  NavItem,
  NavLink,
  Navigation,
  NavigationTree,
  Section,
} from './model.ts';
import { buildBranchFinder, type FindCounterpart } from './version-counterparts.ts';
import { visibleIn } from './versions.ts';

/** Where a page stands in the sidebar: its first place in reading order. */
export interface NavPlace {
  readonly link: NavLink;
  /** Labels of the groups around it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Absent when the page belongs to all versions. */
  readonly version?: string;
}

/** Listed pages in reading order, as one version shows them. */
export interface Sequence {
  readonly links: readonly NavLink[];
  /** Index in `links` by slug. */
  readonly ranks: ReadonlyMap<string, number>;
}

export interface NavigationIndex {
  readonly places: ReadonlyMap<string, NavPlace>;
  /** Groups whose opening page lists what else is in them, by the slug of that page. */
  readonly directories: ReadonlyMap<string, NavGroup>;
  /** Undefined asks for the pages that all versions show. */
  readonly sequenceOf: (version: string | undefined) => Sequence;
  /** The pages of a section alone, in reading order. */
  readonly sequenceIn: (section: Section) => Sequence;
  readonly branchOf: (id: string) => Branch | undefined;
  /** The same page in another branch. */
  readonly findInBranch: FindCounterpart;
  /** The items of a section without those of other versions. */
  readonly itemsOf: (section: Section, version: string) => readonly NavItem[];
  /** First page of a branch in a version; undefined when it has none there. */
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
        return links.find(({ slug = '' }) => homes.get(slug)?.on.includes(branch.id))?.href;
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

/** Of several places of a page the first in its own section counts. */
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

/** Of several groups that a page opens the first counts. */
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

/** A page that is listed twice keeps its first rank. */
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
