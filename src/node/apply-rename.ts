/** Carries out a planned renaming of files. Decides nothing. */
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { applyChanges, type TextChange } from '../core/text/text-change.ts';
import { pathFrom } from './disk/path-from.ts';
import { rewriteFile } from './disk/replace-file.ts';

export interface Rename {
  /** Maps old paths of files to their new ones, relative to the project folder. */
  readonly moved: ReadonlyMap<string, string>;
  readonly files: readonly { readonly file: string; readonly changes: readonly TextChange[] }[];
}

/**
 * Writes the changed files and moves the others.
 * @throws if a file cannot be written or moved; all changes are then undone.
 */
export function applyRename(dir: string, { moved, files }: Rename): void {
  const texts = files.map(({ file, changes }) => {
    const path = join(dir, file);
    const bytes = readFileSync(path);
    accessSync(path, constants.W_OK);
    return { path, bytes, text: changeText(bytes.toString('utf8'), changes) };
  });
  /** Undoes each step, the last one first. */
  const back: (() => void)[] = [];
  try {
    for (const to of moved.values()) {
      const firstMade = mkdirSync(dirname(join(dir, to)), { recursive: true });
      if (firstMade !== undefined) back.unshift(() => rmSync(firstMade, { recursive: true }));
    }
    for (const { path, bytes, text } of texts) {
      back.unshift(() => rewriteFile(path, bytes));
      rewriteFile(path, text);
    }
    for (const [from, to] of moved) {
      renameSync(join(dir, from), join(dir, to));
      back.unshift(() => renameSync(join(dir, to), join(dir, from)));
    }
  } catch (error) {
    for (const undo of back) undo();
    throw error;
  }
  const folders = new Set(Array.from(moved.keys(), (file) => dirname(file)));
  for (const folder of [...folders].sort().reverse()) removeEmptyFolders(dir, folder);
}

/** Applies changes whose offsets do not count the byte order mark that the file can begin with. */
function changeText(text: string, changes: readonly TextChange[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + applyChanges(text.slice(mark.length), changes);
}

/** Removes folders that the moves left empty. Failing to remove one does no harm. */
function removeEmptyFolders(dir: string, folder: string): void {
  try {
    for (let inner = folder; inner !== '.'; inner = dirname(inner)) rmdirSync(join(dir, inner));
  } catch {
    // Not empty, or not removable: it stays.
  }
}

/** Whether the folder has a file of exactly this name; upper and lower case matter. */
export function hasFile(dir: string, file: string): boolean {
  const folder = join(dir, dirname(file));
  const name = file.slice(file.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

/** All files in a folder of the project, at any depth; none when the folder does not exist. */
export function listFilesIn(dir: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => pathFrom(dir, join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
