import { readGitDates } from './git-dates.ts';
import type { LoadedSite } from './load-site.ts';

/** The site with the dates of its pages; unchanged without git, or where the history is cut short. */
export async function datePages(loaded: LoadedSite): Promise<LoadedSite> {
  const files = loaded.site.pages.map(({ file }) => file);
  const lastUpdated = await readGitDates(loaded.docs.dir, files);
  return lastUpdated.size === 0 ? loaded : { ...loaded, site: { ...loaded.site, lastUpdated } };
}
