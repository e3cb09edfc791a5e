/** Formats what search engines fetch first: the list of pages, and where to find it. */
import { escapeMarkup } from '../html/escape-markup.ts';
import type { Site } from '../site.ts';
import { listPublicPages } from './public-pages.ts';
import { buildTranslationList } from './translations.ts';

/** Returns `sitemap.xml`; undefined if the site does not know its own origin, which addresses need. */
export function formatSitemap(site: Site): string | undefined {
  const { url, base } = site;
  if (url === undefined) return undefined;
  const toAddress = (href: string) => escapeMarkup(`${url}${base}${href}`);
  const listTranslations = buildTranslationList(site);
  const entries = listPublicPages(site).map((page) => {
    const links = listTranslations(page).map(
      ({ lang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${toAddress(href)}"/>`,
    );
    return `  <url><loc>${toAddress(page.href)}</loc>${links.join('')}</url>`;
  });
  const isTranslated = entries.some((entry) => entry.includes('<xhtml:'));
  const xhtml = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `robots.txt`, which allows everything unless `metadata.robots` keeps the whole site out. */
export function formatRobots({ url, base, config }: Site): string {
  const isClosed = /\bnoindex\b/.test(config.metadata['robots'] ?? '');
  return [
    'User-agent: *',
    isClosed ? 'Disallow: /' : 'Allow: /',
    ...(url === undefined ? [] : [`Sitemap: ${url}${base}/sitemap.xml`]),
    '',
  ].join('\n');
}
