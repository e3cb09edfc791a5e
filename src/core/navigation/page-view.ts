/** What the chrome around one page shows: divisions, sidebar, breadcrumbs, neighbours, version. */
import type { Page } from '../pages/page.ts';
import { versionAround } from './flow-versions.ts';
import type {
  Division,
  DivisionView,
  NavItem,
  NavLink,
  Navigation,
  PagerView,
  PageView,
  Section,
} from './model.ts';
import { navigationIndex, type NavigationIndex } from './navigation-index.ts';
import { ownersOf } from './split-sections.ts';
import { isShownIn } from './versions.ts';

/** A site, of which only the navigation is looked at. */
interface Navigated {
  readonly navigation: Navigation;
}

/**
 * Pages outside of the navigation get the sidebar of their tab and anchor, and no neighbours.
 * A page of a version sees that version only; on others, the reader's choice decides in the browser.
 */
export function pageView({ navigation }: Navigated, page: Page): PageView {
  const index = navigationIndex(navigation);
  const place = index.places.get(page.slug);
  const version = pageVersion(page, navigation);
  const scene: Scene = { navigation, index, version, active: ownersOf(page.slug, navigation) };
  return {
    tabs: viewDivisions(navigation.tabs, scene),
    anchors: viewDivisions(navigation.anchors, scene),
    items: itemsAround(scene),
    breadcrumbs: place?.breadcrumbs ?? [],
    pagers: page.frontMatter.hideFooterPagination === true ? [] : findPagers(page, scene),
    versions: navigation.versions,
    ...(version !== undefined && { version }),
  };
}

/** The sidebar of a page alone; that of the first section where there is none. */
export function sidebarItems(
  { navigation }: Navigated,
  page: Page | undefined,
): readonly NavItem[] {
  if (page === undefined) return navigation.sections[0]?.items ?? [];
  return itemsAround({
    navigation,
    index: navigationIndex(navigation),
    version: pageVersion(page, navigation),
    active: ownersOf(page.slug, navigation),
  });
}

/** What is the same for all parts of one view. */
interface Scene {
  readonly navigation: Navigation;
  readonly index: NavigationIndex;
  readonly version: string | undefined;
  /** Ids of the tab and the anchor that the page is in. */
  readonly active: Pick<Section, 'tab' | 'anchor'>;
}

/** The version that a page belongs to; undefined where it belongs to all. */
export function pageVersion(page: Page, navigation: Navigation): string | undefined {
  if (navigation.versions.length === 0) return undefined;
  const place = navigationIndex(navigation).places.get(page.slug);
  if (place !== undefined) return place.version;
  const { tabs, anchors } = navigation;
  return page.frontMatter.version ?? versionAround(page.slug, [tabs, anchors]);
}

/** A row of divisions that came by themselves offers no choice: it is left out. */
function viewDivisions(divisions: readonly Division[], scene: Scene): readonly DivisionView[] {
  const shown = divisions.flatMap((division): DivisionView[] => {
    const isActive = division.id === scene.active[division.kind];
    if (!isActive && !isShown(division, scene)) return [];
    const views = inVersions(scene, (version) => hrefFor(division, scene, version));
    return views
      .filter(
        ({ shownIn }) => isActive || shownIn === undefined || isShownIn(division.version, shownIn),
      )
      .map(({ value, ...shown }) => ({ ...division, href: value, isActive, ...shown }));
  });
  return shown.some(({ isWritten }) => isWritten) ? shown : [];
}

function isShown({ kind, isDefaultHidden, version, within }: Division, scene: Scene): boolean {
  if (isDefaultHidden) return false;
  if (scene.version !== undefined && !isShownIn(version, scene.version)) return false;
  return within === undefined || within === scene.active[kind === 'tab' ? 'anchor' : 'tab'];
}

/**
 * What `find` gives for the page's version. On a page of all versions, what it gives for each of
 * them, because the reader's choice is known in the browser only: once where all give the same.
 */
function inVersions<Value>(
  { version, navigation }: Scene,
  find: (version: string | undefined) => Value,
): { value: Value; shownIn?: string }[] {
  const versions = navigation.versions.filter(({ url }) => url === undefined);
  if (version !== undefined || versions.length === 0) return [{ value: find(version) }];
  const found = versions.map(({ name }) => ({ value: find(name), shownIn: name }));
  const [first] = found;
  const isSame = new Set(found.map(({ value }) => JSON.stringify(value))).size === 1;
  return isSame && first ? [{ value: first.value }] : found;
}

/** Divisions keep the reader in the version that is shown, and the top anchor in the tab. */
function hrefFor(division: Division, scene: Scene, version: string | undefined): string {
  if (division.external) return division.href;
  const inTab = division.id === 'anchor-top' ? firstInTab(division, scene, version) : undefined;
  const inVersion = version === undefined ? undefined : scene.index.hrefOf(division, version);
  return inTab ?? inVersion ?? division.href;
}

function firstInTab({ id }: Division, { index, active }: Scene, version: string | undefined) {
  const section = active.tab === undefined ? undefined : index.sectionOf({ ...active, anchor: id });
  if (section === undefined) return undefined;
  const items = version === undefined ? section.items : index.itemsOf(section, version);
  return firstLink(items)?.href;
}

function firstLink(items: readonly NavItem[]): NavLink | undefined {
  for (const item of items) {
    const link = item.kind === 'link' ? item : firstLink(item.items);
    if (link !== undefined && !link.external) return link;
  }
  return undefined;
}

/** The sidebar; where the page's own tab and anchor list nothing, that of the nearest place. */
function itemsAround({ navigation, index, version, active }: Scene): readonly NavItem[] {
  const { sections } = navigation;
  const section =
    index.sectionOf(active) ?? sections.find(({ tab }) => tab === active.tab) ?? sections[0];
  if (section === undefined) return [];
  return version === undefined ? section.items : index.itemsOf(section, version);
}

/** The pages before and after in reading order; pages of other versions are passed over. */
function findPagers(page: Page, scene: Scene): PagerView[] {
  const views = inVersions(scene, (version) => {
    const { links, ranks } = scene.index.sequenceOf(version);
    const rank = ranks.get(page.slug);
    return rank === undefined ? [] : [links[rank - 1], links[rank + 1]];
  });
  return views.flatMap(({ value: [previous, next], ...shown }) => {
    const isEmpty = previous === undefined && next === undefined;
    return isEmpty ? [] : { ...(previous && { previous }), ...(next && { next }), ...shown };
  });
}
