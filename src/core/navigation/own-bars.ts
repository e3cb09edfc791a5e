import type { Bars } from '../config/bars.ts';
import type { Page } from '../pages/page.ts';
import { branchAround } from './branches.ts';
import type { Navigation } from './model.ts';
import { pageVersion } from './page-view.ts';

/** What the language of a page puts around it in place of the site's; the same object for all of them. */
export function ownBars(navigation: Navigation, page: Page): Partial<Bars> | undefined {
  const version = pageVersion(page, navigation);
  return (
    branchAround(navigation, page.slug, 'language')?.bars ??
    navigation.versions.find(({ name }) => name === version)?.bars
  );
}
