/** The two names of `lectern rename`, what they are looked up in, and what becomes of them. */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import { findPage } from '../pages/page-index.ts';

export interface RenameNames {
  readonly from: string;
  readonly to: string;
  readonly targets: LinkTargets;
  /** Folder of the pages, which authors may write in front: `content` or `''`. */
  readonly pagesDir: string;
  /** Whether a file of the project has this path. */
  readonly hasFile: (file: string) => boolean;
  /** All files in a folder of the project, at any depth; none where there is no such folder. */
  readonly filesIn: (folder: string) => readonly string[];
  /** What a file of this path is or would be for. */
  readonly roleOf: (file: string) => string;
  /** Files that the configuration takes in by their paths. */
  readonly configParts: ReadonlyMap<string, unknown>;
}

export type RenameTarget =
  | {
      readonly kind: 'move';
      /** What moves, a file or a folder with a slash behind it, and what it is called then. */
      readonly from: string;
      readonly to: string;
      /** New places of all files that move by the old ones. */
      readonly files: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic };

/** Whether a name belongs to what does not move. */
export function isTaken(
  file: string,
  moving: ReadonlyMap<string, string>,
  { targets, hasFile, pagesDir, roleOf }: RenameNames,
): boolean {
  if (moving.get(file) === file || (hasFile(file) && !moving.has(file))) return true;
  const rival =
    roleOf(file) === 'page' ? findPage(targets.index, withoutFolder(file, pagesDir)) : undefined;
  return rival !== undefined && !moving.has(rival.page.file);
}

/** Authors also name files as they see them from the project's folder. */
export function withoutFolder(name: string, folder: string): string {
  const plain = name.replace(/^(?:\.?\/)+/, '');
  return folder !== '' && plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain;
}

export function refuse(diagnostic: Diagnostic): RenameTarget {
  return { kind: 'refused', diagnostic };
}

/** Names of the command line have no file. */
export const nowhere = { file: '' };
