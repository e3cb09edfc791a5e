/** What the chrome around one page shows: divisions, sidebar, breadcrumbs, neighbours, version. */
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type {
  Division,
  DivisionView,
  NavItem,
  NavLink,
  Navigation,
  PageView,
  Section,
} from './model.ts';
import { navigationIndex, type NavigationIndex } from './navigation-index.ts';
import { ownersOf } from './split-sections.ts';
import { isShownIn } from './versions.ts';

/**
 * Pages outside of the navigation get the sidebar of their tab and anchor, and no neighbours.
 * A page of a version sees that version only; on others, the reader's choice decides in the browser.
 */
export function pageView({ navigation }: Pick<Site, 'navigation'>, page: Page): PageView {
  const index = navigationIndex(navigation);
  const place = index.places.get(page.slug);
  const version = pageVersion(page, navigation);
  const scene: Scene = { navigation, index, version, active: ownersOf(page.slug, navigation) };
  return {
    tabs: viewDivisions(navigation.tabs, scene),
    anchors: viewDivisions(navigation.anchors, scene),
    items: itemsAround(scene),
    breadcrumbs: place?.breadcrumbs ?? [],
    ...findNeighbours(page, scene),
    versions: navigation.versions,
    ...(version !== undefined && { version }),
  };
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
  return place === undefined ? page.frontMatter.version : place.version;
}

/** A row with nothing but the primary tab or the top anchor offers no choice: it is left out. */
function viewDivisions(divisions: readonly Division[], scene: Scene): readonly DivisionView[] {
  const shown = divisions.flatMap((division): DivisionView | [] => {
    const isActive = division.id === scene.active[division.kind];
    if (!isActive && !isShown(division, scene)) return [];
    return { ...division, href: hrefFor(division, scene), isActive };
  });
  return shown.some(({ role }) => role === 'ordinary') ? shown : [];
}

function isShown({ kind, isDefaultHidden, version, within }: Division, scene: Scene): boolean {
  if (isDefaultHidden) return false;
  if (scene.version !== undefined && !isShownIn(version, scene.version)) return false;
  return within === undefined || within === scene.active[kind === 'tab' ? 'anchor' : 'tab'];
}

/** Divisions keep the reader in the version of the page. */
function hrefFor(division: Division, { index, version }: Scene): string {
  if (version === undefined || division.external) return division.href;
  return index.hrefOf(division, version) ?? division.href;
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
function findNeighbours(page: Page, scene: Scene): { previous?: NavLink; next?: NavLink } {
  if (page.frontMatter.hideFooterPagination === true) return {};
  const { navigation, index } = scene;
  const shown = scene.version ?? navigation.versions.find(({ isDefault }) => isDefault)?.name;
  const { links, ranks } = index.sequenceOf(shown);
  const rank = ranks.get(page.slug);
  if (rank === undefined) return {};
  const previous = links[rank - 1];
  const next = links[rank + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
