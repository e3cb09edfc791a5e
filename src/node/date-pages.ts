import { readGitAuthors } from './git-authors.ts';
import { readGitDates } from './git-dates.ts';
import type { LoadedSite } from './load-site.ts';

/**
 * The site with the dates of its pages and, where it shows them, their authors; unchanged without git,
 * or where the history is cut short.
 */
export async function datePages(loaded: LoadedSite): Promise<LoadedSite> {
  const { site, docs } = loaded;
  const files = site.pages.map(({ file }) => file);
  const lastUpdated = await readGitDates(docs.dir, files);
  if (lastUpdated.size === 0) return loaded;
  const contributors = site.config.pageInfo.contributors
    ? await readGitAuthors(docs.dir, files)
    : undefined;
  return { ...loaded, site: { ...site, lastUpdated, ...(contributors && { contributors }) } };
}
