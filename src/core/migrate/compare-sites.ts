/**
 * Finds what differs between two sites made of the same pages by two configurations. It compares what was
 * resolved, so that no difference has to be anticipated.
 */
import { type Config, configKeys } from '../config/config.ts';
import type { Locate } from '../config/parse/parse-config.ts';
import { docOf } from '../config/schema-walk.ts';
import { folderPages } from '../navigation/first-page.ts';
import type { BranchView, NavItem, NavLink, PageView } from '../navigation/model.ts';
import { pageView } from '../navigation/page-view.ts';
import type { Page } from '../pages/page.ts';
import { formatCodeColors, isCodeDark } from '../theme/code-colors.ts';
import { formatNamedLook } from '../theme/named-looks.ts';
import type { Site } from '../site.ts';
import { diagnoseMigration, type ViewPart, viewParts } from './migrate-entries.ts';
import type { Remark } from './remark.ts';

export interface SitePair {
  readonly before: Site;
  readonly after: Site;
  /** Finds where values of the old configuration are written. */
  readonly locate: Locate;
  /** Whether pages describe endpoints, so that settings of the API reference mean something. */
  readonly hasApi: boolean;
  /** Whether a key of `Config` has been reported already. */
  readonly isReported: (key: string) => boolean;
}

export function compareSites(pair: SitePair): readonly Remark[] {
  return [
    ...comparePages(pair),
    ...compareSettings(pair),
    ...compareViews(pair),
    ...compareOrder(pair),
    ...compareFolders(pair),
    ...compareSearchData(pair),
  ];
}

function comparePages({ before, after, locate }: SitePair): readonly Remark[] {
  const kept = new Set(after.pages.map(({ slug }) => slug));
  const pages = before.pages.flatMap(({ slug }) => (kept.has(slug) ? [] : slug));
  if (pages.length === 0) return [];
  return [
    { ...diagnoseMigration('migrate/lost-pages', { pages }, locate(['navigation'], 'key')), pages },
  ];
}

/**
 * Keys whose values are compared by what pages show of them, or that are only written where they mean
 * something.
 */
const SHOWN: ReadonlySet<string> = new Set([
  '$schema',
  'navigation',
  'tree',
  'documents',
  'keepsServers',
  'tabs',
  'primaryTab',
  'anchors',
  'topAnchor',
  'versions',
  'openapi',
  'isLangGiven',
]);

function compareSettings({
  before,
  after,
  locate,
  hasApi,
  isReported,
}: SitePair): readonly Remark[] {
  const settings = ({ config }: Site) =>
    new Map<string, unknown>(
      Object.entries(config).flatMap(([key, value]) =>
        SHOWN.has(key) || isIdle(key) ? [] : [[key, effectOf(key, value, { config, hasApi })]],
      ),
    );
  const [old, now] = [settings(before), settings(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter((key) => {
    return !isReported(key) && canonical(old.get(key)) !== canonical(now.get(key));
  });
  return keys.map((key) =>
    diagnoseMigration('migrate/other-setting', { key }, locate([key], 'key')),
  );
}

function isIdle(key: string): boolean {
  const shape: Readonly<Record<string, Parameters<typeof docOf>[0]>> = configKeys.shape;
  const schema = shape[key];
  return schema !== undefined && docOf(schema)?.status === 'none';
}

/** Returns what a setting does on this site, because different values can look the same. */
function effectOf(
  key: string,
  value: unknown,
  { config, hasApi }: { readonly config: Config; readonly hasApi: boolean },
): unknown {
  const { theme, codeBlock, colors, search } = config;
  if (key === 'api' && !hasApi) return undefined;
  if (key === 'theme') return formatNamedLook(theme === undefined ? {} : { theme });
  if (key === 'codeBlock') {
    return [isCodeDark(config), formatCodeColors(config), codeBlock.grammars];
  }
  if (key === 'colors') return { ...colors, anchors: undefined };
  if (key === 'search') return { ...search, location: undefined };
  return value;
}

function compareViews({ before, after, locate }: SitePair): readonly Remark[] {
  const shownAfter = new Map(after.pages.map((page) => [page.slug, page]));
  const namesBranches = before.config.eyebrow.display === 'breadcrumbs';
  const showing = { namesBranches, shorten: shortener() };
  const [writeOld, writeNew] = [viewWriter(before, showing), viewWriter(after, showing)];
  const found = new Map<ViewPart, string[]>();
  for (const page of before.pages) {
    const other = shownAfter.get(page.slug);
    if (other === undefined) continue;
    const [old, now] = [writeOld(page), writeNew(other)];
    for (const part of viewParts) {
      if (old(part) !== now(part)) found.set(part, [...(found.get(part) ?? []), page.slug]);
    }
  }
  const place = locate(['navigation'], 'key');
  return viewParts.flatMap((part): Remark | [] => {
    const pages = found.get(part);
    if (pages === undefined) return [];
    return { ...diagnoseMigration('migrate/page-differs', { part, pages }, place), part, pages };
  });
}

/** The labels of versions by their names. Readers see labels; only code uses names. */
type Labels = ReadonlyMap<string, string>;

interface Showing<Shorten> {
  /** Whether the branches around a page appear above its title. */
  readonly namesBranches: boolean;
  readonly shorten: Shorten;
}

/** Returns a function that writes the parts of a page as text: the same text if readers see the same. */
function viewWriter(site: Site, { namesBranches, shorten }: Showing<Shortener>) {
  const labels = new Map(site.navigation.versions.map(({ name, label }) => [name, label]));
  const showing = {
    namesBranches,
    shorten: (items: readonly NavItem[]) => shorten(items, labels),
  };
  return (page: Page): ((part: ViewPart) => string) => {
    const parts = partsOf(pageView(site, page), showing);
    return (part) => canonical(parts[part], labels);
  };
}

/** Returns the parts of a page as readers see them, without names that only code uses. */
function partsOf(
  view: PageView,
  { namesBranches, shorten }: Showing<(items: readonly NavItem[]) => number>,
): Record<ViewPart, unknown> {
  return {
    tabs: view.tabs.map(toRow),
    anchors: view.anchors.map(toAnchorRow),
    switchers: view.switchers.map(({ axis, entries }) => ({ axis, entries: entries.map(toRow) })),
    sidebar: shorten(view.items),
    breadcrumbs: [
      ...(namesBranches ? view.around.map(({ label }) => label) : []),
      ...view.breadcrumbs,
    ],
    directory: view.directory && toItem(view.directory),
    neighbors: view.pagers.map(({ previous, next, shownIn }) => ({
      previous: previous && toLink(previous),
      next: next && toLink(next),
      shownIn,
    })),
    version: { version: view.version },
    versions: view.versions.map(({ name: _, ...version }) => version),
  };
}

function toRow(view: BranchView) {
  const { label, href, external, icon, description, tag, isActive, shownIn, version } = view;
  const own = { lang: view.lang, isAtEnd: view.isAtEnd === true, bars: isActive && view.bars };
  return { label, href, external, icon, description, tag, isActive, shownIn, version, ...own };
}

/**
 * Fills in the icon and style that an anchor has by default, because they look the same when written out.
 * Its color is a rule of the stylesheet.
 */
function toAnchorRow(view: BranchView) {
  const { icon } = view;
  return { ...toRow(view), icon: [icon?.name ?? 'book-open', icon?.type ?? 'duotone'] };
}

function toLink({ version: _, ...link }: NavLink) {
  return link;
}

function toItem(item: NavItem): unknown {
  if (item.kind === 'link') return item;
  const { id: _, items, ...group } = item;
  return { ...group, items: items.map(toItem) };
}

type Shortener = (items: readonly NavItem[], labels: Labels) => number;

/**
 * Returns a function that gives equal sidebars the same number, because thousands of pages share few of
 * them.
 */
function shortener(): Shortener {
  const known = new Map<readonly NavItem[], number>();
  const byText = new Map<string, number>();
  return (items, labels) => {
    const number = known.get(items);
    if (number !== undefined) return number;
    const text = canonical(items.map(toItem), labels);
    const own = byText.get(text) ?? byText.size;
    byText.set(text, own);
    known.set(items, own);
    return own;
  };
}

function compareOrder({ before, after, locate }: SitePair): readonly Remark[] {
  const [old, now] = [before.navigation, after.navigation];
  const place = locate(['navigation'], 'key');
  const pages = [
    ...new Set([
      ...differing(new Set(old.order), new Set(now.order)),
      ...differing(old.excludedFromSearch, now.excludedFromSearch),
    ]),
  ];
  if (pages.length > 0) {
    return [{ ...diagnoseMigration('migrate/unlisted-pages', { pages }, place), pages }];
  }
  const isSame = old.order.every((slug, rank) => now.order[rank] === slug);
  return isSame ? [] : [diagnoseMigration('migrate/other-order', {}, place)];
}

/** Returns what is in only one of two sets. */
function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...one, ...other].filter((slug) => !one.has(slug) || !other.has(slug));
}

function compareFolders({ before, after, locate }: SitePair): readonly Remark[] {
  const [old, now] = [folderPages(before), folderPages(after)];
  const folders = [...old].flatMap(([folder, page]) =>
    now.get(folder)?.slug === page.slug ? [] : folder,
  );
  if (folders.length === 0) return [];
  return [diagnoseMigration('migrate/other-start', { folders }, locate(['navigation'], 'key'))];
}

/** Compares what pages of a site that knows its origin tell search engines about the path to them. */
function compareSearchData({ before, after, locate }: SitePair): readonly Remark[] {
  const [old, now] = [before.navigation.namesBranches, after.navigation.namesBranches];
  const hasBranches = [before, after].some(({ navigation }) => navigation.branches.length > 0);
  if (old === now || !hasBranches) return [];
  const facts = { includesBranches: now };
  return [diagnoseMigration('migrate/search-data', facts, locate(['navigation'], 'key'))];
}

/** Returns the same text for the same value, regardless of the order of its keys. */
function canonical(value: unknown, labels?: Labels): string {
  return JSON.stringify([value], (key, inner: unknown) => {
    if (typeof inner === 'string' && VERSION_KEYS.has(key)) return labels?.get(inner) ?? inner;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const entries = Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1));
    return Object.fromEntries(entries);
  });
}

/** The keys of views that name a version. */
const VERSION_KEYS: ReadonlySet<string> = new Set(['version', 'shownIn']);
