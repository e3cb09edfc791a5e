/** Which page answers for an address that has none: the root of the site, and folders of pages. */
import { slugToPath } from '../address/page-href.ts';
import { foldersOf } from '../address/slug-path.ts';
import type { Page } from '../pages/page.ts';
import type { Navigation } from './model.ts';
import { navigationIndex } from './navigation-index.ts';

/** Every page, and how they are listed. */
export interface ListedSite {
  readonly pages: readonly Page[];
  readonly navigation: Navigation;
}

/** Path of the page that the site opens with: its index page, else the first one listed. */
export function homeHref(site: ListedSite): string {
  const isHome = (page: Page) => page.slug === 'index';
  return (site.pages.find(isHome) ?? folderPages(site).get('') ?? site.pages[0])?.href ?? '/';
}

/**
 * For every folder without a page of its own, the first listed page in it; `''` is the root.
 * Pages of other versions than the default come after the others.
 */
export function folderPages(site: ListedSite): ReadonlyMap<string, Page> {
  const { navigation, pages } = site;
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const taken = new Set(pages.map((page) => slugToPath(page.slug)));
  const found = new Map<string, Page>();
  const defaultVersion = navigation.versions.find(({ isDefault }) => isDefault)?.name;
  const inDefault = navigationIndex(navigation).sequenceOf(defaultVersion).links;
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
