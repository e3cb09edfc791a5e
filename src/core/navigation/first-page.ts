/** Finds the page that is served at an address without its own page: the site root, or a folder of pages. */
import { slugToPath } from '../address/page-href.ts';
import { foldersOf } from '../address/slug-path.ts';
import type { Page } from '../pages/page.ts';
import type { Navigation } from './navigation-index.ts';

/** All pages of a site, and the navigation that lists them. */
export interface ListedSite {
  readonly pages: readonly Page[];
  readonly navigation: Navigation;
}

/**
 * Maps every folder without its own page to the first listed page in it; `''` is the root. Pages of the
 * default version take precedence over those of other versions.
 */
export function folderPages(site: ListedSite): ReadonlyMap<string, Page> {
  const { navigation, pages } = site;
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const taken = new Set(pages.map((page) => slugToPath(page.slug)));
  const found = new Map<string, Page>();
  const defaultVersion = navigation.versions.find(({ isDefault }) => isDefault)?.name;
  const inDefault = navigation.index.sequenceOf(defaultVersion).links;
  const slugs = [...inDefault.flatMap(({ slug }) => slug ?? []), ...navigation.order];
  for (const slug of slugs) {
    const page = bySlug.get(slug);
    if (page === undefined) continue;
    for (const folder of [...foldersOf(slug), '']) {
      if (!taken.has(folder) && !found.has(folder)) found.set(folder, page);
    }
  }
  return found;
}
