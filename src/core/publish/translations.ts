/** Finds the same page in other languages, where versions are languages. */
import { pageVersion } from '../navigation/page-view.ts';
import { buildCounterpartFinder } from '../navigation/version-counterparts.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export interface Translation {
  readonly lang: string;
  /** From the site's root, without the base. */
  readonly href: string;
}

export type ListTranslations = (page: Page) => readonly Translation[];

/**
 * Build it once for a site. The list of a page includes the page itself; it is empty if there are no
 * translations.
 */
export function buildTranslationList(site: Site): ListTranslations {
  const languages = site.navigation.versions.filter(({ lang }) => lang !== undefined);
  if (languages.length === 0) return () => [];
  const find = buildCounterpartFinder(site.navigation);
  return (page) => {
    const own = pageVersion(page, site.navigation);
    if (languages.every(({ name }) => name !== own)) return [];
    const listed = languages.flatMap(({ name, lang = '' }) => {
      const href = name === own ? page.href : find(page.slug, name)?.href;
      return href === undefined ? [] : [{ lang, href }];
    });
    return listed.length > 1 ? listed : [];
  };
}
