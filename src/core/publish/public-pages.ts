/** Which pages the site tells machines about: search engines, feeds, language models. */
import { pageVersion } from '../navigation/page-view.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

/**
 * Pages in reading order, then unlisted ones if `seo.indexHiddenPages` says so. Pages marked
 * `hidden` or `noindex`, and those that only stand for a link elsewhere, are left out.
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

/** Of several versions or languages, the public pages of the default one, and those of none. */
export function listDefaultPages(site: Site): Page[] {
  const { navigation } = site;
  return listPublicPages(site).filter((page) => {
    const own = pageVersion(page, navigation);
    const version = navigation.versions.find(({ name }) => name === own);
    return version === undefined || version.isDefault;
  });
}
