import { type LoadResult, loadSite } from '../node/load-site.ts';

/**
 * Loads a site for those who write to the project, or tell what its configuration does: only one
 * whose configuration can be read as it stands. @param dir absolute.
 */
export async function loadWhole(dir: string): Promise<LoadResult> {
  const result = await loadSite({ dir, base: '' });
  const { guessedFrom } = result.loaded ?? {};
  return guessedFrom === undefined ? result : { diagnostics: guessedFrom };
}
