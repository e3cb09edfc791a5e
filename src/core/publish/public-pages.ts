/** Selects the pages that the site tells machines about: search engines, feeds, language models. */
import { isInOtherEdition } from '../navigation/editions.ts';
import { linksIn } from '../navigation/links-in.ts';
import { pageVersion } from '../navigation/page-view.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

/**
 * Returns pages in reading order, then unlisted ones if `seo.indexHiddenPages` says so. Pages marked
 * `hidden` or `noindex`, and those with `url` in their front matter, which are only links to that address,
 * are left out.
 */
export function listPublicPages({ config, navigation, pages }: Site): Page[] {
  if (/\bnoindex\b/.test(config.metadata['robots'] ?? '')) return [];
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const listed = navigation.order.flatMap((slug) => bySlug.get(slug) ?? []);
  const isListed = new Set(listed);
  const unlisted = config.seo.indexHiddenPages ? pages.filter((page) => !isListed.has(page)) : [];
  return [...listed, ...unlisted].filter(
    ({ frontMatter: { hidden, noindex, url } }) => !hidden && !noindex && url === undefined,
  );
}

/**
 * Returns the public pages of the default version or language, if the site or a part of it has several, and
 * those that belong to none.
 */
export function listDefaultPages(site: Site): Page[] {
  const { navigation } = site;
  const slugs = Map.groupBy(
    navigation.sections.flatMap((section) =>
      linksIn(section.items).map(({ slug }) => ({ slug, section })),
    ),
    ({ slug }) => slug,
  );
  return listPublicPages(site).filter((page) => {
    const own = pageVersion(page, navigation);
    const version = navigation.versions.find(({ name }) => name === own);
    if (version !== undefined && !version.isDefault) return false;
    const places = slugs.get(page.slug) ?? [];
    return (
      places.length === 0 || places.some(({ section }) => !isInOtherEdition(section, navigation))
    );
  });
}
