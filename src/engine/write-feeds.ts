import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { feedPath, formatFeed } from '../core/site/feed.ts';
import type { SiteStore } from './site-store.ts';

/** Writes the feeds of the pages rendered so far. */
export async function writeFeeds({ site, reports }: SiteStore, outDir: string): Promise<void> {
  for (const { page, feed } of reports.values()) {
    const text = formatFeed(site, page, feed);
    if (text === undefined) continue;
    const file = join(outDir, feedPath(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
