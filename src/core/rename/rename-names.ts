/** The two names of `lectern rename`, what they are looked up in, and the result. */
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import { findPage } from '../pages/page-index.ts';

export interface RenameNames {
  readonly from: string;
  readonly to: string;
  readonly targets: LinkTargets;
  /** The folder of the pages, which authors can write before a name: `content` or `''`. */
  readonly pagesDir: string;
  /** Whether a file of the project has this path. */
  readonly hasFile: (file: string) => boolean;
  /** Returns all files in a folder of the project, at any depth; none if there is no such folder. */
  readonly filesIn: (folder: string) => readonly string[];
  /** Returns the purpose that a file of this path has or would have. */
  readonly roleOf: (file: string) => string;
  /** Files that the configuration includes by their paths. */
  readonly configParts: ReadonlyMap<string, unknown>;
}

export type RenameTarget =
  | {
      readonly kind: 'move';
      /** What moves, a file or a folder with a trailing slash, and its new name. */
      readonly from: string;
      readonly to: string;
      /** New places of all files that move, by the old ones. */
      readonly files: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic };

/** Whether a name belongs to something that does not move. */
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

/** Removes the folder from a name, because authors also name files as seen from the project folder. */
export function withoutFolder(name: string, folder: string): string {
  const plain = name.replace(/^(?:\.?\/)+/, '');
  return folder !== '' && plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain;
}

export function refuse(diagnostic: Diagnostic): RenameTarget {
  return { kind: 'refused', diagnostic };
}

/** Names on the command line are not in a file. */
export const nowhere = { file: '' };
