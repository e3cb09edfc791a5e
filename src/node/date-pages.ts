import { readGitAuthors } from './git-authors.ts';
import { readGitDates } from './git-dates.ts';
import type { LoadedSite } from './loaded-site.ts';

/**
 * Adds to the site the dates of its pages and, if it shows them, their authors. Returns it unchanged
 * without git, or when the clone is too shallow to know the history.
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
