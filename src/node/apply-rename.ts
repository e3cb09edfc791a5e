/** Carries out what was planned for the new name of a page. Decides nothing. */
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { applyChanges, type TextChange } from '../core/text/text-change.ts';

export interface Rename {
  /** Files relative to the project folder. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly { readonly file: string; readonly changes: readonly TextChange[] }[];
}

/** Writes the changed files, then moves the page. @throws when the disk refuses. */
export function applyRename(dir: string, { from, to, files }: Rename): void {
  const texts = files.map(({ file, changes }) => {
    const path = join(dir, file);
    return { path, text: changeText(readFileSync(path, 'utf8'), changes) };
  });
  mkdirSync(dirname(join(dir, to)), { recursive: true });
  for (const { path, text } of texts) writeFileSync(path, text);
  renameSync(join(dir, from), join(dir, to));
  removeEmptyFolders(dir, dirname(from));
}

/** Offsets count without the byte order mark that the file may begin with. */
function changeText(text: string, changes: readonly TextChange[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + applyChanges(text.slice(mark.length), changes);
}

/** A folder that held only the page has no use any more. */
function removeEmptyFolders(dir: string, folder: string): void {
  for (let inner = folder; inner !== '.'; inner = dirname(inner)) {
    if (readdirSync(join(dir, inner)).length > 0) return;
    rmdirSync(join(dir, inner));
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
