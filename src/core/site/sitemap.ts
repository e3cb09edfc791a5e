/** What search engines fetch first: the list of pages, and where it is. */
import { listPublicPages } from './public-pages.ts';
import type { Site } from './site.ts';

/** `sitemap.xml`; undefined where the site does not know its own origin, which addresses need. */
export function formatSitemap(site: Site): string | undefined {
  const { url, base } = site;
  if (url === undefined) return undefined;
  const entries = listPublicPages(site).map(
    ({ href }) => `  <url><loc>${escapeXml(`${url}${base}${href}`)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read, unless `metadata.robots` keeps the whole site out. */
export function formatRobots({ url, base, config }: Site): string {
  const isClosed = /\bnoindex\b/.test(config.metadata['robots'] ?? '');
  return [
    'User-agent: *',
    isClosed ? 'Disallow: /' : 'Allow: /',
    ...(url === undefined ? [] : [`Sitemap: ${url}${base}/sitemap.xml`]),
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
