import type { IncomingMessage } from 'node:http';
import { withBase } from '../core/navigation/href.ts';
import { feedPath, formatFeed } from '../core/site/feed.ts';
import type { SiteStore } from './site-store.ts';

/**
 * The feed at `path` (below the base) while developing, with addresses of the server itself;
 * undefined where there is none. Its page is rendered for it: the entries are known only then.
 */
export async function formatDevFeed(
  store: SiteStore,
  path: string,
  { socket, headers }: IncomingMessage,
): Promise<string | undefined> {
  const page = path.endsWith('/rss.xml')
    ? store.site.pages.find((each) => `/${feedPath(each)}` === path)
    : undefined;
  if (page === undefined) return undefined;
  const { localAddress = '', localPort } = socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const own = `http://${host}:${localPort}`;
  await fetch(own + withBase(store.site.base, page.href)).then((response) => response.text());
  const entries = store.reports.get(page.slug)?.feed ?? [];
  const url = headers.host === undefined ? own : `http://${headers.host}`;
  return formatFeed({ ...store.site, url }, page, entries);
}
