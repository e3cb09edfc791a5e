import type { Page } from '../pages/page.ts';
import { branchAround } from './branches.ts';
import type { Navigation } from './model.ts';
import { pageVersion } from './page-view.ts';

/** What of a site tells its languages. */
interface SpokenSite {
  readonly config: { readonly lang: string };
  readonly navigation: Navigation;
}

/** The language of a page: that of its branch or version, else of the site; without a page, of the site. */
export function pageLanguage({ config, navigation }: SpokenSite, page?: Page): string {
  if (page === undefined) return config.lang;
  const own = branchAround(navigation, page.slug, 'language')?.lang;
  if (own !== undefined) return own;
  const version = pageVersion(page, navigation);
  return navigation.versions.find(({ name }) => name === version)?.lang ?? config.lang;
}
