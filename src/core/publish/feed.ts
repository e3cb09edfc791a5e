/** Formats the RSS feed of a page whose text is a list of updates. */
import { slugToPath } from '../address/page-href.ts';
import { listNames } from '../diagnostic/quote.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** The day of the update in ISO 8601; absent if the author gives none. */
  readonly day?: string;
  /** HTML in which every address on the site itself has `OWN_ADDRESS` before it. */
  readonly html: string;
}

/**
 * Marks paths from the site's root and fragments of the page. A feed reader does not know the page that
 * such addresses are relative to, and the page does not know where it will be published. No feed can
 * contain it, and no text of an author has it by accident, as it may have one of these characters.
 */
export const OWN_ADDRESS = '\0own\0';

/**
 * Returns the path of the feed from the site's root, decoded, without a leading slash: `changelog/rss.xml`.
 */
export function feedPath(page: Page): string {
  const path = slugToPath(page.slug);
  return path === '' ? 'rss.xml' : `${path}/rss.xml`;
}

/** Returns the URL of the feed from the site's root, without the base. */
export function feedHref(page: Page): string {
  return `${page.href.replace(/\/$/, '')}/rss.xml`;
}

/**
 * Returns a line for the end of a build about pages that would show a feed but have none, because the site
 * does not know its own origin; undefined if there is no such page.
 */
export function formatFeedNote(
  { url }: Pick<Site, 'url'>,
  pages: readonly { readonly page: Page; readonly hasFeed: boolean }[],
): string | undefined {
  const lacking = pages.filter(
    ({ page, hasFeed }) => page.frontMatter.rss === true && hasFeed && url === undefined,
  );
  if (lacking.length === 0) return undefined;
  const files = listNames(
    lacking.map(({ page }) => page.file),
    'and',
  );
  return `There is no feed of ${files}, which "rss" asks for: a feed needs the address of the site, from --site or "metadata.canonical".`;
}

/**
 * Returns RSS 2.0 with absolute addresses; undefined without entries, or if the site does not know its own
 * origin.
 */
export function formatFeed(
  { url, base, config }: Site,
  page: Page,
  entries: readonly FeedEntry[],
): string | undefined {
  if (url === undefined || entries.length === 0) return undefined;
  const address = `${url}${base}${page.href}`;
  const own = escapeXml(`${url}${base}${feedHref(page)}`);
  const items = entries.flatMap(({ id, title, day, html }) => [
    '    <item>',
    element('title', title),
    element('link', `${address}#${id}`),
    element('guid', `${address}#${id}`),
    ...(day === undefined ? [] : [element('pubDate', new Date(day).toUTCString())]),
    element('description', withPlaces(html, { url, address })),
    '    </item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    element('title', `${page.title} - ${config.name}`),
    element('link', address),
    `      <atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    element('description', page.frontMatter.description ?? page.title),
    element('language', config.lang),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** @param place The origin of the site, and the address of the page. */
function withPlaces(
  html: string,
  place: { readonly url: string; readonly address: string },
): string {
  return html.replaceAll(`${OWN_ADDRESS}#`, `${place.address}#`).replaceAll(OWN_ADDRESS, place.url);
}

function element(name: string, text: string): string {
  return `      <${name}>${escapeXml(text)}</${name}>`;
}

/** XML does not allow control characters and two others, escaped or not. */
function escapeXml(text: string): string {
  return escapeMarkup(text.replace(/[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]/gu, ''));
}
