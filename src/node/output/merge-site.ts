import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findPathFault } from '../../core/address/site-path.ts';
import { isFileAt } from '../disk/stats-of.ts';
import { toSystemCode } from '../disk/system-error.ts';
import { formatMarker, markerName, readMarker } from './build-marker.ts';
import type { SiteFiles } from './site-files.ts';

export interface MergeRules {
  /** Whether a file of others at this path may be overwritten. */
  readonly mayReplace: (path: string) => boolean;
  /** Whether others already have a file, of whatever name, for the address of this file of the site. */
  readonly isTaken: (path: string) => boolean;
}

/**
 * Copies a sealed site into a folder that others have written to. Their files stay, but those of an earlier
 * merge are replaced; returns the paths that were left out because others have them.
 */
export function mergeSite(files: SiteFiles, folder: string, rules: MergeRules): string[] {
  const marker = readMarker(folder);
  const earlier = new Set(marker?.files);
  for (const path of earlier) {
    // Markers of other kinds also list files that were left out in favor of others.
    const isOurs = marker?.isMerged === true && !rules.isTaken(path);
    if (isOurs && !files.has(path)) removeEarlier(folder, path);
  }
  const kept: string[] = [];
  const merged: string[] = [];
  for (const path of files.paths) {
    const target = join(folder, path);
    const mayReplace = earlier.has(path) || rules.mayReplace(path);
    if (rules.isTaken(path) || !makeRoom(target, mayReplace)) {
      kept.push(path);
      continue;
    }
    copyFileSync(join(files.folder, path), target, constants.COPYFILE_EXCL);
    merged.push(path);
  }
  // Files left out in favor of others are not listed, so that the next merge does not remove them.
  const base = readMarker(files.folder)?.base ?? '';
  const target = join(folder, markerName);
  const text = formatMarker({ base, files: merged, isMerged: true });
  if (makeRoom(target, true)) writeFileSync(target, text);
  else kept.push(markerName);
  return kept;
}

/**
 * Removes a file of an earlier merge, and the folders that it leaves empty. Removes nothing outside of the
 * folder, regardless of what the marker says and where links lead.
 */
function removeEarlier(folder: string, path: string): void {
  if (findPathFault(path) !== undefined) return;
  const target = join(folder, path);
  if (lstatSync(target, { throwIfNoEntry: false })?.isFile() !== true) return;
  if (realpathSync(target) !== join(realpathSync(folder), path)) return;
  rmSync(target);
  for (let inner = dirname(path); inner !== '.'; inner = dirname(inner)) {
    try {
      rmdirSync(join(folder, inner));
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(toSystemCode(error) ?? '')) throw error;
      return;
    }
  }
}

/** Whether anything is at a path, be it a link that leads nowhere. */
function isSomething(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** A file, or a link that leads nowhere or in a circle, is where a folder is needed. */
const NO_FOLDER: ReadonlySet<string | undefined> = new Set([
  'EEXIST',
  'ENOTDIR',
  'ENOENT',
  'ELOOP',
]);

/**
 * Makes room for a file, and returns whether it can be written: not if others have a file or folder there,
 * or a file where it needs a folder.
 */
function makeRoom(target: string, mayReplace: boolean): boolean {
  if (isSomething(target)) {
    if (!mayReplace || !isFileAt(target)) return false;
    rmSync(target);
  }
  try {
    mkdirSync(dirname(target), { recursive: true });
    return true;
  } catch (error) {
    if (!NO_FOLDER.has(toSystemCode(error))) throw error;
    return false;
  }
}
