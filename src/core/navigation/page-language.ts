import type { Page } from '../pages/page.ts';
import type { Navigation } from './model.ts';
import { pageVersion } from './page-view.ts';

/** What of a site tells its languages. */
interface SpokenSite {
  readonly config: { readonly lang: string };
  readonly navigation: Navigation;
}

/** The language of a page: that of its version, else of the site; without a page, of the site. */
export function pageLanguage({ config, navigation }: SpokenSite, page?: Page): string {
  const version = page && pageVersion(page, navigation);
  return navigation.versions.find(({ name }) => name === version)?.lang ?? config.lang;
}
