import { loadSite } from '../node/load-site.ts';
import type { LoadOptions, LoadResult } from '../node/loaded-site.ts';

/** A project as it is on the disk. */
export type WholeProject = Pick<LoadOptions, 'dir' | 'commandFor'>;

/**
 * Loads a site for callers that write to the project or explain its configuration; reports the problems
 * instead if the configuration cannot be read as it is.
 */
export async function loadWhole(project: WholeProject): Promise<LoadResult> {
  const result = await loadSite({ ...project, base: '' });
  const { guessedFrom } = result.loaded ?? {};
  return guessedFrom === undefined ? result : { diagnostics: guessedFrom };
}
