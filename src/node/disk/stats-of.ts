import { readdirSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';

/**
 * What the system knows about a path; undefined if nothing is there. Unlike `statSync` with
 * `throwIfNoEntry: false`, this never throws: a name can be longer than names of files can be, contain a
 * character that none has, lead in a circle, or be in a folder that is closed to this user.
 */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether a file is at a path, or a link to one. */
export function isFileAt(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Whether a folder is at a path, or a link to one. */
export function isFolderAt(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** What is directly in a folder; nothing if it cannot be read. */
export function folderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
