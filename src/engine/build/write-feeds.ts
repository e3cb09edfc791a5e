import { feedPath, formatFeed } from '../../core/publish/feed.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { SiteStore } from '../store/site-store.ts';

/** Writes the feeds of the pages rendered so far. A file of the project always takes precedence. */
export function writeFeeds({ site, reports }: SiteStore, files: SiteFiles): void {
  for (const { page, hasFeed } of reports.all()) {
    if (!hasFeed) continue;
    const content = formatFeed(site, page, reports.textsOf(page)?.feed ?? []);
    const path = feedPath(page);
    if (content === undefined || files.has(path)) continue;
    files.write({ path, content, requestedBy: { file: page.file } });
  }
}
