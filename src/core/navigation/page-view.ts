/** Determines what the chrome around a page shows: branches, sidebar, breadcrumbs, pager, versions. */
import type { BranchAxis } from '../config/config-tree.ts';
import type { Page } from '../pages/page.ts';
import type {
  Branch,
  BranchView,
  NavItem,
  PagerView,
  PageView,
  Section,
  SwitcherView,
} from './model.ts';
import type { Navigation, NavigationIndex } from './navigation-index.ts';
import { branchesOn } from './branches.ts';
import { editionOf, isOfEditions } from './editions.ts';
import { firstPageIn } from './links-in.ts';
import { isShownIn } from './versions.ts';

/** A site, of which only the navigation is used. */
interface Navigated {
  readonly navigation: Navigation;
}

/**
 * Builds the view of a page. Pages outside of the navigation get the sidebar of their home and no pager. A
 * page of a version shows that version only; on other pages, the reader's choice is applied in the browser.
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
    ...(index.shared.has(page.slug) && { isShared: true }),
  };
}

/**
 * Returns the branches around a page for its breadcrumbs, without languages and versions, which are not
 * steps on the way to the page.
 */
function branchesAround({ branchIds, index }: Scene): readonly Branch[] {
  return branchIds.flatMap((id) => {
    const branch = index.branchOf(id);
    return branch === undefined || isOfEditions(branch) ? [] : branch;
  });
}

/** Returns only the sidebar of a page; without a page, that of the first section. */
export function sidebarItems(
  { navigation }: Navigated,
  page: Page | undefined,
): readonly NavItem[] {
  if (page === undefined) return navigation.sections[0]?.items ?? [];
  return itemsAround(sceneOf(navigation, page));
}

/** Values that all parts of one view share. */
interface Scene {
  readonly navigation: Navigation;
  readonly index: NavigationIndex;
  readonly version: string | undefined;
  /** IDs of the branches around the page. */
  readonly branchIds: readonly string[];
  readonly section: Section | undefined;
  readonly slug: string;
}

function sceneOf(navigation: Navigation, { slug }: Page): Scene {
  const { branchIds = [], section, version } = navigation.homes.get(slug) ?? {};
  return { navigation, index: navigation.index, version, branchIds, section, slug };
}

/** Returns the version of a page; undefined if it belongs to all. */
export function pageVersion(page: Page, navigation: Navigation): string | undefined {
  return navigation.homes.get(page.slug)?.version;
}

/** Axes whose branches are chosen at the top of the sidebar. */
const SWITCHED: readonly BranchAxis[] = ['language', 'product', 'version', 'dropdown', 'item'];

/** Returns the switchers, outermost first, without those that offer no choice. */
function viewSwitchers(scene: Scene): readonly SwitcherView[] {
  return SWITCHED.map((axis) => ({ axis, entries: viewBranches(scene, axis) }))
    .filter(({ entries }) => entries.length > 1 && entries.some(({ isActive }) => isActive))
    .toSorted((left, right) => depthOf(left, scene) - depthOf(right, scene));
}

function depthOf({ entries }: SwitcherView, { branchIds }: Scene): number {
  return Math.max(...entries.map(({ id }) => branchIds.indexOf(id)));
}

/** Returns the branches of a row; empty if all of them are generated, because such a row offers no choice. */
function viewRow(scene: Scene, axis: BranchAxis): readonly BranchView[] {
  const shown = viewBranches(scene, axis);
  return shown.some(({ isWritten }) => isWritten) ? shown : [];
}

function viewBranches(scene: Scene, axis: BranchAxis): readonly BranchView[] {
  return branchesOn(scene.navigation, axis).flatMap((branch): BranchView[] => {
    const isActive = scene.branchIds.includes(branch.id);
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
  return within === undefined || scene.branchIds.includes(within);
}

/**
 * Returns the result of `find` for the page's version. On a page of all versions, returns the results for
 * each of them, because the reader's choice is known only in the browser; a single one if all are equal.
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
 * Returns the link of a branch. Switchers link to the counterpart of the page in another branch. A page that
 * both branches list is none: it opens in the first of them, so the reader could never leave that branch.
 * Other branches keep the reader in the current version, and the top anchor also in the current tab.
 */
function hrefFor(branch: Branch, scene: Scene, version: string | undefined): string {
  if (branch.external) return branch.href;
  if (SWITCHED.includes(branch.axis)) {
    const found = scene.index.findInBranch(scene.slug, branch.id);
    const isElsewhere = found?.slug === scene.slug && !scene.branchIds.includes(branch.id);
    return found === undefined || isElsewhere ? branch.href : found.href;
  }
  const inTab = branch.id === 'anchor-top' ? firstInTab(branch, scene, version) : undefined;
  const inVersion = version === undefined ? undefined : scene.index.hrefOf(branch, version);
  return inTab ?? inVersion ?? branch.href;
}

function firstInTab(
  { id }: Branch,
  { navigation, index, branchIds }: Scene,
  version: string | undefined,
) {
  const tab = branchIds.find((active) => index.branchOf(active)?.axis === 'tab');
  if (tab === undefined) return undefined;
  const section = navigation.sections.find(
    (each) => each.branchIds.includes(tab) && each.branchIds.includes(id),
  );
  if (section === undefined) return undefined;
  const items = version === undefined ? section.items : index.itemsOf(section, version);
  return firstPageIn(items)?.href;
}

function itemsAround({ index, version, section }: Scene): readonly NavItem[] {
  if (section === undefined) return [];
  return version === undefined ? section.items : index.itemsOf(section, version);
}

/** Finds the previous and next page in reading order, skipping pages of other versions. */
function findPagers(page: Page, scene: Scene): PagerView[] {
  const { navigation, index, section } = scene;
  const views = inVersions(scene, (version) => {
    const isWhole = navigation.pagesAcrossSections || section === undefined;
    const { links, ranks } = isWhole ? index.sequenceOf(version) : index.sequenceIn(section);
    const rank = ranks.get(page.slug);
    return rank === undefined ? [] : [links[rank - 1], links[rank + 1]];
  });
  return views.flatMap(({ value: [previous, next], ...shown }) => {
    const isEmpty = previous === undefined && next === undefined;
    return isEmpty ? [] : { ...(previous && { previous }), ...(next && { next }), ...shown };
  });
}
