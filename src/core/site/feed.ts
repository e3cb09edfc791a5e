/** The RSS feed of a page whose text is a list of updates. */
import { slugToPath } from './page-href.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** HTML whose links and images are as on the page. */
  readonly html: string;
}

/** Path of the feed from the site's root, decoded, without leading slash: `changelog/rss.xml`. */
export function feedPath(page: Page): string {
  const path = slugToPath(page.slug);
  return path === '' ? 'rss.xml' : `${path}/rss.xml`;
}

/** URL of the feed from the site's root, without base. */
export function feedHref(page: Page): string {
  return `${page.href.replace(/\/$/, '')}/rss.xml`;
}

/** RSS 2.0; undefined without entries, or where the site does not know its own origin. */
export function formatFeed(
  { url, base, config }: Site,
  page: Page,
  entries: readonly FeedEntry[],
): string | undefined {
  if (url === undefined || entries.length === 0) return undefined;
  const address = `${url}${base}${page.href}`;
  const items = entries.flatMap(({ id, title, html }) => [
    '    <item>',
    element('title', title),
    element('link', `${address}#${id}`),
    element('guid', `${address}#${id}`),
    element('description', html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${url}/`)),
    '    </item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0">',
    '  <channel>',
    element('title', `${page.title} - ${config.name}`),
    element('link', address),
    element('description', page.frontMatter.description ?? page.title),
    element('language', config.lang),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `      <${name}>${escaped}</${name}>`;
}
