import { type LoadOptions, type LoadResult, loadSite } from '../node/load-site.ts';

/** A project as it stands on the disk. */
export type WholeProject = Pick<LoadOptions, 'dir' | 'commandFor'>;

/**
 * Loads a site for those who write to the project, or tell what its configuration does: only one
 * whose configuration can be read as it stands.
 */
export async function loadWhole(project: WholeProject): Promise<LoadResult> {
  const result = await loadSite({ ...project, base: '' });
  const { guessedFrom } = result.loaded ?? {};
  return guessedFrom === undefined ? result : { diagnostics: guessedFrom };
}
