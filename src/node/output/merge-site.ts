import { constants, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markerName } from './build-marker.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Copies a sealed site into a folder that others have written to. Their files stay, unless
 * `mayReplace` gives one up; returns the paths of those that stayed in place of a file of the site.
 */
export function mergeSite(
  files: SiteFiles,
  folder: string,
  mayReplace: (path: string) => boolean,
): string[] {
  const kept: string[] = [];
  for (const path of [...files.paths, markerName]) {
    const target = join(folder, path);
    if (existsSync(target)) {
      if (!mayReplace(path)) {
        kept.push(path);
        continue;
      }
      rmSync(target);
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(files.folder, path), target, constants.COPYFILE_EXCL);
  }
  return kept;
}
