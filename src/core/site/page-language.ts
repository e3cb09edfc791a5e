import { pageVersion } from '../navigation/page-view.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** The language of a page: that of its version, else of the site; without a page, of the site. */
export function pageLanguage({ config, navigation }: Site, page?: Page): string {
  const version = page && pageVersion(page, navigation);
  return navigation.versions.find(({ name }) => name === version)?.lang ?? config.lang;
}
