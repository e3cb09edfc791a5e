import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { diagnoseRename } from '../core/rename/rename-entries.ts';
import { type Moves, toMoves } from '../core/rename/moves.ts';
import {
  type FileChanges,
  planRename,
  type RenameInput,
  type RenamePlan,
} from '../core/rename/rename-page.ts';
import { findRenameTarget } from '../core/rename/rename-target.ts';
import { applyRename, hasFile, listFilesIn, type Rename } from '../node/apply-rename.ts';
import { pathFrom } from '../node/disk/path-from.ts';
import { toReason, toSystemCode } from '../node/disk/system-error.ts';
import { loadSite } from '../node/load-site.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import type { CommandFor } from '../node/project/read-docs.ts';
import { readNamingDescriptions } from './naming-descriptions.ts';
import { readNamingSources } from './naming-sources.ts';

export interface RenameOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly from: string;
  readonly to: string;
  readonly redirect: boolean;
  /** Plans the rename without changing the disk. */
  readonly dryRun: boolean;
  /** Formats the command that was run, for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
}

export type RenameResult =
  | {
      readonly kind: 'renamed';
      /** A file, or a folder with a trailing slash; relative to the project folder. */
      readonly from: string;
      readonly to: string;
      /** The new paths of files by their old ones. */
      readonly moved: ReadonlyMap<string, string>;
      readonly files: readonly FileChanges[];
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** Renames a page or a folder, and updates everything that links to it: all of it, or nothing. */
export async function renamePage(options: RenameOptions): Promise<RenameResult> {
  const { dir, dryRun, commandFor } = options;
  const { loaded, diagnostics } = await loadSite({ dir, base: '', commandFor });
  if (loaded === undefined) return { kind: 'refused', diagnostics };
  const result = await planNamed(loaded, options);
  if (result.kind === 'refused' || dryRun) return result;
  const refused = applyOrReport(loaded.docs.dir, result);
  return refused === undefined ? result : { kind: 'refused', diagnostics: [refused] };
}

/** Carries out a rename; returns why the disk does not allow it, or undefined if it succeeded. */
function applyOrReport(
  dir: string,
  rename: Rename & { readonly from: string },
): Diagnostic | undefined {
  try {
    applyRename(dir, rename);
    return undefined;
  } catch (error) {
    if (toSystemCode(error) === undefined) throw error;
    const { path = dir } = error as NodeJS.ErrnoException;
    const facts = { file: pathFrom(dir, path) || rename.from, reason: toReason(error) };
    return diagnoseRename('rename/unwritable', facts, { file: '' });
  }
}

/** Plans the changes in a loaded site for renaming `from` to `to`. */
export async function planNamed(
  loaded: LoadedSite,
  { from, to, redirect }: Pick<RenameOptions, 'from' | 'to' | 'redirect'>,
): Promise<RenameResult> {
  const { targets, docs, guessedFrom } = loaded;
  if (guessedFrom !== undefined) return { kind: 'refused', diagnostics: guessedFrom };
  const target = findRenameTarget({
    from,
    to,
    targets,
    pagesDir: docs.layout.pagesDir,
    hasFile: (file) => hasFile(docs.dir, file),
    filesIn: (folder) => listFilesIn(docs.dir, folder),
    roleOf: (file) => docs.layout.roleOf(file).kind,
    configParts: docs.configParts,
  });
  if (target.kind === 'refused') return { kind: 'refused', diagnostics: [target.diagnostic] };
  const plan = await planMoves(loaded, target.files, redirect);
  return { kind: 'renamed', from: target.from, to: target.to, moved: target.files, ...plan };
}

/** Plans the changes in a loaded site for moving files; `files` maps old paths to new ones. */
export async function planMoves(
  loaded: LoadedSite,
  files: ReadonlyMap<string, string>,
  redirect: boolean,
): Promise<RenamePlan> {
  const { targets, docs } = loaded;
  const moves = toMoves({
    files,
    index: targets.index,
    others: [...docs.snippets, ...docs.staticFiles, ...docs.withheld],
    isPage: (file) => docs.layout.roleOf(file).kind === 'page',
  });
  return await planLinkUpdates(loaded, moves, {
    redirect,
    sources: await readNamingSources(loaded),
  });
}

/** Plans the changes in a loaded site that keep every link pointing to the same target. */
export async function planLinkUpdates(
  loaded: LoadedSite,
  moves: Moves,
  { redirect, sources }: Pick<RenameInput, 'redirect' | 'sources'>,
): Promise<RenamePlan> {
  const { targets, docs, site } = loaded;
  const config = docs.configFile ?? { path: '', text: '' };
  const descriptions = await readNamingDescriptions(loaded);
  const { variables } = site.config;
  const parts = docs.configParts;
  return planRename({
    moves,
    targets,
    config,
    parts,
    variables,
    sources,
    descriptions,
    redirect,
  });
}
