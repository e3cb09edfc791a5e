/** Resolves the names in docs.json to the navigation of the site: pages, tabs, anchors and versions. */
import type { Config } from '../../config/config.ts';
import type { Locate } from '../../config/parse/parse-config.ts';
import { placeIn, type Diagnostic } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { buildPageIndex } from '../../pages/page-index.ts';
import type { Page } from '../../pages/page.ts';
import { buildRedirectFinder } from '../../redirects/match-redirect.ts';
import { buildDivisions } from './divisions.ts';
import { inheritVersions } from './inherit-versions.ts';
import {
  listNavigationPages,
  type ListedItem,
  type ListedLink,
  type ResolveOperation,
  type ToPlace,
} from './list-pages.ts';
import { findHomes } from './find-homes.ts';
import { MissingEntries, type UnlistedPages } from './missing-entries.ts';
import { type Navigation, buildNavigation } from '../navigation-index.ts';
import { diagnoseNavigation } from '../navigation-entries.ts';
import { resolveTree } from './resolve-tree.ts';
import { splitSections } from './split-sections.ts';
import { buildVersions } from '../versions.ts';

export interface NavigationInput {
  readonly config: Config;
  readonly pages: readonly Page[];
  /** Returns the place of a value in the configuration file. */
  readonly locate: Locate;
  /** Without it, entries that name operations are skipped silently. */
  readonly resolveOperation?: ResolveOperation;
  readonly unlisted?: UnlistedPages;
}

export interface ResolvedNavigation {
  readonly navigation: Navigation;
  /** Entries of `navigation` that match no page, as written. */
  readonly missing: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function resolveNavigation(input: NavigationInput): ResolvedNavigation {
  const { config, pages, resolveOperation } = input;
  const toPlace: ToPlace = (path) => input.locate(path);
  const index = buildPageIndex(pages);
  const missing = new MissingEntries(index, input.unlisted);
  const listed = { index, toPlace, resolveOperation, missing };
  if (config.tree !== undefined) {
    const resolved = resolveTree({ tree: config.tree, pages }, { ...listed, versions: 'placed' });
    const lost = missing.report(resolved.navigation.order);
    return { ...resolved, diagnostics: [...resolved.diagnostics, ...lost] };
  }
  const hasVersions = config.versions.length > 0;
  const listing = listNavigationPages(config.navigation, {
    ...listed,
    versions: hasVersions ? 'named' : 'none',
  });
  const items = inheritVersions(listing.items, config);
  const links = flatten(items);
  const versions = buildVersions(
    config.versions,
    links.map(({ link }) => link),
  );
  const { diagnostics, ...divisions } = buildDivisions({
    config,
    links,
    index,
    toPlace,
    findRedirect: buildRedirectFinder(config.redirects),
    defaultVersion: versions.find(({ isDefault }) => isDefault)?.name,
  });
  const sections = splitSections(items, divisions);
  const navigation = buildNavigation({
    branches: [...divisions.tabs, ...divisions.anchors],
    versions,
    sections,
    order: [...new Set(links.flatMap(({ link }) => link.slug ?? []))],
    homes: findHomes(pages, { sections, divisions, hasVersions }),
    pagesAcrossSections: true,
    namesBranches: false,
    excludedFromSearch: new Set(),
    boosts: new Map(),
  });
  const ofLists = [...listing.diagnostics, ...missing.report(navigation.order)];
  const all = [...ofLists, ...diagnostics, ...checkPageVersions(pages, config)];
  return { navigation, missing: listing.missing, diagnostics: all };
}

function flatten(items: readonly ListedItem[]): readonly ListedLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? item : flatten(item.items)));
}

/**
 * Checks the versions that pages name in their front matter. Those in docs.json are checked with the
 * configuration.
 */
function checkPageVersions(pages: readonly Page[], { versions }: Config): readonly Diagnostic[] {
  const names = new Set(versions.map(({ name }) => name));
  if (names.size === 0) return [];
  return pages.flatMap(({ file, frontMatter, frontMatterPositions }) => {
    const { version } = frontMatter;
    if (version === undefined || names.has(version)) return [];
    const place = placeIn(file, frontMatterPositions['version']);
    const facts = { version, nearest: nearest(version, names) };
    return [diagnoseNavigation('navigation/unknown-page-version', facts, place)];
  });
}
