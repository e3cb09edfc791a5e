import type { IncomingMessage } from 'node:http';
import type { Page } from '../../core/pages/page.ts';
import { feedPath, formatFeed } from '../../core/publish/feed.ts';
import type { SiteStore } from '../store/site-store.ts';

export interface DevPages {
  readonly store: SiteStore;
  readonly renderPage: (page: Page) => Promise<string>;
}

/**
 * Returns the feed at `path` (below the base) during development, with addresses of the dev server;
 * undefined if there is none. Renders the feed's page first, because only then are its entries known.
 */
export async function formatDevFeed(
  { store, renderPage }: DevPages,
  path: string,
  { socket, headers }: IncomingMessage,
): Promise<string | undefined> {
  const page = path.endsWith('/rss.xml')
    ? store.site.pages.find((each) => `/${feedPath(each)}` === path)
    : undefined;
  if (page === undefined) return undefined;
  await renderPage(page);
  const entries = store.reports.textsOf(page)?.feed ?? [];
  const url = `http://${headers.host ?? `localhost:${socket.localPort}`}`;
  return formatFeed({ ...store.site, url }, page, entries);
}
