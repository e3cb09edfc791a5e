import type { Page } from '../../core/pages/page.ts';
import { fieldsPath } from '../../core/publish/fields-file.ts';
import { twinPath } from '../../core/publish/markdown-twin.ts';
import { LLMS_FULL } from '../build/write-text-files.ts';
import type { DevPages } from './dev-feed.ts';

/**
 * Renders the pages that the text at `path` (below the base, without leading slash) consists of, because
 * only then are their articles known. For the text of all pages, these are all pages.
 */
export async function renderSourcesOf(
  path: string,
  { store, renderPage }: DevPages,
): Promise<void> {
  if (path !== LLMS_FULL && !/\.(?:md|html)$/.test(path)) return;
  const { pages } = store.site;
  const isOf = (page: Page) => twinPath(page) === path || fieldsPath(page) === path;
  const asked = path === LLMS_FULL ? pages : pages.filter(isOf);
  for (const page of asked) await renderPage(page);
}
