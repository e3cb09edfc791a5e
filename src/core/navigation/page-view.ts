/** What the chrome around one page shows: branches, sidebar, breadcrumbs, neighbours, version. */
import type { BranchAxis } from '../config/config-tree.ts';
import type { Page } from '../pages/page.ts';
import type {
  Branch,
  BranchView,
  NavItem,
  Navigation,
  PagerView,
  PageView,
  Section,
  SwitcherView,
} from './model.ts';
import { branchesOn } from './branches.ts';
import { editionOf, isOfEditions } from './editions.ts';
import { firstPageIn } from './links-in.ts';
import type { NavigationIndex } from './navigation-index.ts';
import { isShownIn } from './versions.ts';

/** A site, of which only the navigation is looked at. */
interface Navigated {
  readonly navigation: Navigation;
}

/**
 * Pages outside of the navigation get the sidebar of their home, and no neighbours.
 * A page of a version sees that version only; on others, the reader's choice decides in the browser.
 */
export function pageView({ navigation }: Navigated, page: Page): PageView {
  const scene = sceneOf(navigation, page);
  const { version, index } = scene;
  const directory = index.directories.get(page.slug);
  const edition = editionOf(navigation, page.slug, version).map(({ name }) => name);
  return {
    tabs: viewRow(scene, 'tab'),
    anchors: viewRow(scene, 'anchor'),
    switchers: viewSwitchers(scene),
    items: itemsAround(scene),
    breadcrumbs: index.places.get(page.slug)?.breadcrumbs ?? [],
    around: navigation.namesBranches ? branchesAround(scene) : [],
    pagers: page.frontMatter.hideFooterPagination === true ? [] : findPagers(page, scene),
    versions: navigation.versions,
    ...(version !== undefined && { version }),
    ...(edition.flat().some((name) => name !== version) && { edition }),
    ...(directory && { directory }),
  };
}

/** A language or a version is no place on the way to a page. */
function branchesAround({ on, index }: Scene): readonly Branch[] {
  return on.flatMap((id) => {
    const branch = index.branchOf(id);
    return branch === undefined || isOfEditions(branch) ? [] : branch;
  });
}

/** The sidebar of a page alone; that of the first section where there is none. */
export function sidebarItems(
  { navigation }: Navigated,
  page: Page | undefined,
): readonly NavItem[] {
  if (page === undefined) return navigation.sections[0]?.items ?? [];
  return itemsAround(sceneOf(navigation, page));
}

/** What is the same for all parts of one view. */
interface Scene {
  readonly navigation: Navigation;
  readonly index: NavigationIndex;
  readonly version: string | undefined;
  /** Ids of the branches that the page is in. */
  readonly on: readonly string[];
  readonly section: Section | undefined;
  readonly slug: string;
}

function sceneOf(navigation: Navigation, { slug }: Page): Scene {
  const { on = [], section, version } = navigation.homes.get(slug) ?? {};
  return { navigation, index: navigation.index, version, on, section, slug };
}

/** The version that a page belongs to; undefined where it belongs to all. */
export function pageVersion(page: Page, navigation: Navigation): string | undefined {
  return navigation.homes.get(page.slug)?.version;
}

/** Axes whose branches are chosen at the head of the sidebar. */
const SWITCHED: readonly BranchAxis[] = ['language', 'product', 'version', 'dropdown', 'item'];

/** Outermost first. What offers no choice is left out. */
function viewSwitchers(scene: Scene): readonly SwitcherView[] {
  return SWITCHED.map((axis) => ({ axis, entries: viewBranches(scene, axis) }))
    .filter(({ entries }) => entries.length > 1 && entries.some(({ isActive }) => isActive))
    .toSorted((left, right) => depthOf(left, scene) - depthOf(right, scene));
}

function depthOf({ entries }: SwitcherView, { on }: Scene): number {
  return Math.max(...entries.map(({ id }) => on.indexOf(id)));
}

/** A row of branches that came by themselves offers no choice: it is left out. */
function viewRow(scene: Scene, axis: BranchAxis): readonly BranchView[] {
  const shown = viewBranches(scene, axis);
  return shown.some(({ isWritten }) => isWritten) ? shown : [];
}

function viewBranches(scene: Scene, axis: BranchAxis): readonly BranchView[] {
  return branchesOn(scene.navigation, axis).flatMap((branch): BranchView[] => {
    const isActive = scene.on.includes(branch.id);
    if (!isActive && !isShown(branch, scene)) return [];
    const views = inVersions(scene, (version) => hrefFor(branch, scene, version));
    return views
      .filter(
        ({ shownIn }) => isActive || shownIn === undefined || isShownIn(branch.version, shownIn),
      )
      .map(({ value, ...shown }) => ({ ...branch, href: value, isActive, ...shown }));
  });
}

function isShown({ isDefaultHidden, version, within }: Branch, scene: Scene): boolean {
  if (isDefaultHidden) return false;
  if (scene.version !== undefined && !isShownIn(version, scene.version)) return false;
  return within === undefined || scene.on.includes(within);
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

/**
 * Switchers lead to the same page elsewhere. Other branches keep the reader in the version that is
 * shown, and the top anchor in the tab.
 */
function hrefFor(branch: Branch, scene: Scene, version: string | undefined): string {
  if (branch.external) return branch.href;
  if (SWITCHED.includes(branch.axis)) {
    const same = scene.index.findInBranch(scene.slug, branch.id);
    return same?.href ?? branch.href;
  }
  const inTab = branch.id === 'anchor-top' ? firstInTab(branch, scene, version) : undefined;
  const inVersion = version === undefined ? undefined : scene.index.hrefOf(branch, version);
  return inTab ?? inVersion ?? branch.href;
}

function firstInTab({ id }: Branch, { navigation, index, on }: Scene, version: string | undefined) {
  const tab = on.find((active) => index.branchOf(active)?.axis === 'tab');
  if (tab === undefined) return undefined;
  const section = navigation.sections.find((each) => each.on.includes(tab) && each.on.includes(id));
  if (section === undefined) return undefined;
  const items = version === undefined ? section.items : index.itemsOf(section, version);
  return firstPageIn(items)?.href;
}

function itemsAround({ index, version, section }: Scene): readonly NavItem[] {
  if (section === undefined) return [];
  return version === undefined ? section.items : index.itemsOf(section, version);
}

/** The pages before and after in reading order; pages of other versions are passed over. */
function findPagers(page: Page, scene: Scene): PagerView[] {
  const { navigation, index, section } = scene;
  const views = inVersions(scene, (version) => {
    const isWhole = navigation.readsOn || section === undefined;
    const { links, ranks } = isWhole ? index.sequenceOf(version) : index.sequenceIn(section);
    const rank = ranks.get(page.slug);
    return rank === undefined ? [] : [links[rank - 1], links[rank + 1]];
  });
  return views.flatMap(({ value: [previous, next], ...shown }) => {
    const isEmpty = previous === undefined && next === undefined;
    return isEmpty ? [] : { ...(previous && { previous }), ...(next && { next }), ...shown };
  });
}
