import { join } from 'node:path';
import { readMarker } from '../../node/output/build-marker.ts';
import { repairOutputFolder } from '../../node/output/output-folder.ts';
import type { StaticSite } from '../../server/files/static-files.ts';

/** Finds a built site: the folder itself, or else its `dist`. */
export function findBuiltSite(folder: string): StaticSite | undefined {
  for (const dir of [folder, join(folder, 'dist')]) {
    repairOutputFolder(dir);
    const marker = readMarker(dir);
    if (marker) return { dir, base: marker.base };
  }
  return undefined;
}
