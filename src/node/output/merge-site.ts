import { constants, copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toSystemCode } from '../disk/system-error.ts';
import { markerName, readMarker } from './build-marker.ts';
import type { SiteFiles } from './site-files.ts';

export interface MergeRules {
  /** Gives up a file of others, by its path. */
  readonly mayReplace: (path: string) => boolean;
  /** Whether others have what readers would ask this file of the site for, in whatever file. */
  readonly isTaken: (path: string) => boolean;
}

/**
 * Copies a sealed site into a folder that others have written to. Their files stay, but not those of an
 * earlier merge; returns the paths of what was left out for them.
 */
export function mergeSite(files: SiteFiles, folder: string, rules: MergeRules): string[] {
  const earlier = new Set([...(readMarker(folder)?.files ?? []), markerName]);
  const kept: string[] = [];
  for (const path of [...files.paths, markerName]) {
    const target = join(folder, path);
    const mayReplace = earlier.has(path) || rules.mayReplace(path);
    if (rules.isTaken(path) || !makeRoom(target, mayReplace)) {
      kept.push(path);
      continue;
    }
    copyFileSync(join(files.folder, path), target, constants.COPYFILE_EXCL);
  }
  return kept;
}

/** Whether a file can be written there: not where others have one, or a folder, or a file for one of its folders. */
function makeRoom(target: string, mayReplace: boolean): boolean {
  const there = statSync(target, { throwIfNoEntry: false });
  if (there !== undefined) {
    if (!mayReplace || !there.isFile()) return false;
    rmSync(target);
  }
  try {
    mkdirSync(dirname(target), { recursive: true });
    return true;
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes(toSystemCode(error) ?? '')) throw error;
    return false;
  }
}
