/** Carries out what was planned for the new name of a page. Decides nothing. */
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

export interface Rename {
  /** Files relative to the project folder. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly { readonly file: string; readonly changes: readonly TextChange[] }[];
}

/** Writes the changed files and moves the page. @throws when the disk refuses; all is then as it was. */
export function applyRename(dir: string, { from, to, files }: Rename): void {
  const texts = files.map(({ file, changes }) => {
    const path = join(dir, file);
    const bytes = readFileSync(path);
    accessSync(path, constants.W_OK);
    return { path, bytes, text: changeText(bytes.toString('utf8'), changes) };
  });
  const begun: (typeof texts)[number][] = [];
  const firstMade = mkdirSync(dirname(join(dir, to)), { recursive: true });
  try {
    for (const file of texts) {
      begun.push(file);
      writeFileSync(file.path, file.text);
    }
    renameSync(join(dir, from), join(dir, to));
  } catch (error) {
    for (const { path, bytes } of begun) writeFileSync(path, bytes);
    if (firstMade !== undefined) rmSync(firstMade, { recursive: true });
    throw error;
  }
  removeEmptyFolders(dir, dirname(from));
}

/** Offsets count without the byte order mark that the file may begin with. */
function changeText(text: string, changes: readonly TextChange[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + applyChanges(text.slice(mark.length), changes);
}

/** A folder that held only the page has no use any more, but it harms nobody where it must stay. */
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
