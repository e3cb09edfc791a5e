import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findPathFault } from '../../core/address/site-path.ts';
import { toSystemCode } from '../disk/system-error.ts';
import { formatMarker, markerName, readMarker } from './build-marker.ts';
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
  const marker = readMarker(folder);
  const earlier = new Set(marker?.files);
  for (const path of earlier) {
    // Other markers name files as well that were left out for others.
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
  // What was left out for others is theirs, which the next merge has to know.
  const base = readMarker(files.folder)?.base ?? '';
  const target = join(folder, markerName);
  const text = formatMarker({ base, files: merged, isMerged: true });
  if (makeRoom(target, true)) writeFileSync(target, text);
  else kept.push(markerName);
  return kept;
}

/**
 * Removes a file of an earlier merge, and the folders that it leaves empty. Nothing outside of the folder
 * is removed, whatever the marker says and wherever links lead.
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
