import type { Bars } from '../config/bars.ts';
import type { Page } from '../pages/page.ts';
import { branchAround } from './branches.ts';
import type { Branch, Navigation, Version } from './model.ts';
import { pageVersion } from './page-view.ts';

/** What of a site tells its languages. */
interface SpokenSite {
  readonly config: { readonly lang: string };
  readonly navigation: Navigation;
}

/** The language of a page: that of its branch or version, else of the site; without a page, of the site. */
export function pageLanguage({ config, navigation }: SpokenSite, page?: Page): string {
  return (page && languageAround(navigation, page)?.lang) ?? config.lang;
}

/** What the language of a page puts around it in place of the site's; the same object for all of them. */
export function ownBars(navigation: Navigation, page: Page): Partial<Bars> | undefined {
  return languageAround(navigation, page)?.bars;
}

/** The innermost branch of a language around a page, else the version that the page is of. */
function languageAround(navigation: Navigation, page: Page): Branch | Version | undefined {
  const branch = branchAround(navigation, page.slug, 'language');
  if (branch !== undefined) return branch;
  const version = pageVersion(page, navigation);
  return navigation.versions.find(({ name }) => name === version);
}
