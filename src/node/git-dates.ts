/** When each page was last committed. */
import { gitLines } from './git.ts';
import type { LoadedSite } from './load-site.ts';

const LOG = ['log', '--format=:%cs', '--name-only', '--no-renames', '--relative']
  .concat(['--no-ext-diff', '--no-textconv'])
  .concat(['--', '.']);

/** The site with the dates of its pages; unchanged without git, or where the history is cut short. */
export async function datePages(loaded: LoadedSite): Promise<LoadedSite> {
  const files = loaded.site.pages.map(({ file }) => file);
  const lastUpdated = await readGitDates(loaded.docs.dir, files);
  return lastUpdated.size === 0 ? loaded : { ...loaded, site: { ...loaded.site, lastUpdated } };
}

/** `YYYY-MM-DD` by path relative to `dir`, of those `files` that git knows. */
export async function readGitDates(
  dir: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  for await (const line of gitLines(dir, ['rev-parse', '--is-shallow-repository'])) {
    if (line !== 'false') return dates;
  }
  const wanted = new Set(files);
  let date = '';
  for await (const line of gitLines(dir, LOG)) {
    if (line.startsWith(':')) date = line.slice(1);
    else if (wanted.delete(line)) dates.set(line, date);
    if (wanted.size === 0) break;
  }
  return dates;
}
