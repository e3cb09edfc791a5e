/** Carries out what was planned for new names of files. Decides nothing. */
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { applyChanges, type TextChange } from '../core/text/text-change.ts';
import { pathFrom } from './disk/path-from.ts';

export interface Rename {
  /** New places of files by the old ones, relative to the project folder. */
  readonly moved: ReadonlyMap<string, string>;
  readonly files: readonly { readonly file: string; readonly changes: readonly TextChange[] }[];
}

/** Writes the changed files and moves others. @throws when the disk refuses; all is then as it was. */
export function applyRename(dir: string, { moved, files }: Rename): void {
  const texts = files.map(({ file, changes }) => {
    const path = join(dir, file);
    const bytes = readFileSync(path);
    accessSync(path, constants.W_OK);
    return { path, bytes, text: changeText(bytes.toString('utf8'), changes) };
  });
  /** What takes each step back, the last one first. */
  const back: (() => void)[] = [];
  try {
    for (const to of moved.values()) {
      const firstMade = mkdirSync(dirname(join(dir, to)), { recursive: true });
      if (firstMade !== undefined) back.unshift(() => rmSync(firstMade, { recursive: true }));
    }
    for (const { path, bytes, text } of texts) {
      back.unshift(() => writeFileSync(path, bytes));
      writeFileSync(path, text);
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

/** Offsets count without the byte order mark that the file may begin with. */
function changeText(text: string, changes: readonly TextChange[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + applyChanges(text.slice(mark.length), changes);
}

/** A folder that held nothing else has no use any more, but it harms nobody where it must stay. */
function removeEmptyFolders(dir: string, folder: string): void {
  try {
    for (let inner = folder; inner !== '.'; inner = dirname(inner)) rmdirSync(join(dir, inner));
  } catch {
    // Others have something in them.
  }
}

/** Whether the folder has a file of exactly this name, in this case. */
export function hasFile(dir: string, file: string): boolean {
  const folder = join(dir, dirname(file));
  const name = file.slice(file.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder).includes(name);
  } catch {
    return false;
  }
}

/** All files in a folder of the project, at any depth; none where there is no such folder. */
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
