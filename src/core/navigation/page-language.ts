import type { Bars } from '../config/bars.ts';
import type { Page } from '../pages/page.ts';
import { branchAround } from './branches.ts';
import type { Branch, Version } from './model.ts';
import type { Navigation } from './navigation-index.ts';
import { pageVersion } from './page-view.ts';

/** The parts of a site that determine its languages. */
interface SpokenSite {
  readonly config: { readonly lang: string };
  readonly navigation: Navigation;
}

/**
 * Returns the language of a page: that of its branch or version, otherwise of the site. Without a page,
 * returns that of the site.
 */
export function pageLanguage({ config, navigation }: SpokenSite, page?: Page): string {
  return (page && languageAround(navigation, page)?.lang) ?? config.lang;
}

/**
 * Returns the bars of a page's language that replace the site's. Pages of one language share the same
 * object.
 */
export function ownBars(navigation: Navigation, page: Page): Partial<Bars> | undefined {
  return languageAround(navigation, page)?.bars;
}

/** Returns the innermost language branch around a page, otherwise the version that the page belongs to. */
function languageAround(navigation: Navigation, page: Page): Branch | Version | undefined {
  const branch = branchAround(navigation, page.slug, 'language');
  if (branch !== undefined) return branch;
  const version = pageVersion(page, navigation);
  return navigation.versions.find(({ name }) => name === version);
}
