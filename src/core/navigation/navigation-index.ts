/** Look-ups over a navigation, made once for it: 10,000 pages ask where they stand. */
import { ownerOf } from './divisions.ts';
import type { Division, NavItem, NavLink, Navigation, Section } from './model.ts';
import { visibleIn } from './versions.ts';

/** Where a page stands in the sidebar: its first place in reading order. */
export interface NavPlace {
  readonly link: NavLink;
  /** Labels of the groups around it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Absent when the page is listed in two versions: then it belongs to all. */
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
  /** Undefined asks for the pages that all versions show. */
  readonly sequenceOf: (version: string | undefined) => Sequence;
  /** The section of a tab and an anchor, by their ids. */
  readonly sectionOf: (owners: Pick<Section, 'tab' | 'anchor'>) => Section | undefined;
  /** The items of a section without those of other versions. */
  readonly itemsOf: (section: Section, version: string) => readonly NavItem[];
  /** First page of a tab or an anchor in a version; undefined when it has none there. */
  readonly hrefOf: (division: Division, version: string) => string | undefined;
}

const indexes = new WeakMap<Navigation, NavigationIndex>();

export function navigationIndex(navigation: Navigation): NavigationIndex {
  const known = indexes.get(navigation);
  if (known !== undefined) return known;
  const index = buildIndex(navigation);
  indexes.set(navigation, index);
  return index;
}

function buildIndex(navigation: Navigation): NavigationIndex {
  const places = new Map<string, NavPlace>();
  for (const section of navigation.sections) addPlaces(section.items, [], places);
  const sequences = new Map<string | undefined, Sequence>();
  const sequenceOf: NavigationIndex['sequenceOf'] = (version) =>
    remember(sequences, version, () => buildSequence(navigation.order, places, version));
  const sections = new Map(navigation.sections.map((section) => [sectionKey(section), section]));
  const items = new Map<Section, Map<string, readonly NavItem[]>>();
  const hrefs = new Map<Division, Map<string, string | undefined>>();
  return {
    places,
    sequenceOf,
    sectionOf: (owners) => sections.get(sectionKey(owners)),
    itemsOf: (section, version) =>
      remember(innerMap(items, section), version, () => visibleIn(section.items, version)),
    hrefOf: (division, version) =>
      remember(innerMap(hrefs, division), version, () => {
        const siblings = division.kind === 'tab' ? navigation.tabs : navigation.anchors;
        const { links } = sequenceOf(version);
        return links.find(({ slug = '' }) => ownerOf(slug, siblings) === division)?.href;
      }),
  };
}

function addPlaces(
  items: readonly NavItem[],
  breadcrumbs: readonly string[],
  places: Map<string, NavPlace>,
): void {
  for (const item of items) {
    if (item.kind === 'group') {
      const inner = item.label === '' ? breadcrumbs : [...breadcrumbs, item.label];
      addPlaces(item.items, inner, places);
    } else if (item.slug !== undefined) {
      places.set(item.slug, toPlace(item, breadcrumbs, places.get(item.slug)));
    }
  }
}

/** A further listing of a page changes nothing but its version. */
function toPlace(
  link: NavLink,
  breadcrumbs: readonly string[],
  first: NavPlace | undefined,
): NavPlace {
  if (first === undefined) {
    return { link, breadcrumbs, ...(link.version !== undefined && { version: link.version }) };
  }
  if (first.version === link.version) return first;
  return { link: first.link, breadcrumbs: first.breadcrumbs };
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
  return { links: shown, ranks: new Map(shown.map(({ slug = '' }, rank) => [slug, rank])) };
}

function sectionKey({ tab, anchor }: Pick<Section, 'tab' | 'anchor'>): string {
  return `${tab ?? ''} ${anchor ?? ''}`;
}

function innerMap<Outer, Inner, Value>(
  maps: Map<Outer, Map<Inner, Value>>,
  key: Outer,
): Map<Inner, Value> {
  return remember(maps, key, () => new Map<Inner, Value>());
}

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined || cache.has(key)) return known as Value;
  const value = make();
  cache.set(key, value);
  return value;
}
