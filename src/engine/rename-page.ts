import { relative } from 'node:path';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { diagnoseRename } from '../core/rename/rename-entries.ts';
import { type FileChanges, type NamingSource, planRename } from '../core/rename/rename-page.ts';
import { findRenameTarget } from '../core/rename/rename-target.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import { applyRename, hasFile, type Rename } from '../node/apply-rename.ts';
import { toReason, toSystemCode } from '../node/disk/system-error.ts';
import { type LoadedSite, loadSite } from '../node/load-site.ts';
import type { CommandFor } from '../node/project/read-docs.ts';

export interface RenameOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly from: string;
  readonly to: string;
  readonly redirect: boolean;
  /** Plans, and leaves the disk as it is. */
  readonly dryRun: boolean;
  /** How the command that was given is given for another folder; absent where it was no command. */
  readonly commandFor?: CommandFor | undefined;
}

export type RenameResult =
  | {
      readonly kind: 'renamed';
      /** Relative to the project folder. */
      readonly from: string;
      readonly to: string;
      readonly files: readonly FileChanges[];
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** Gives a page another name, and mends what led to it: all of it, or nothing. */
export async function renamePage(options: RenameOptions): Promise<RenameResult> {
  const { dir, dryRun, commandFor } = options;
  const { loaded, diagnostics } = await loadSite({ dir, base: '', commandFor });
  if (loaded === undefined) return { kind: 'refused', diagnostics };
  const result = await planPageRename(loaded, options);
  if (result.kind === 'refused' || dryRun) return result;
  const refused = applyOrTell(loaded.docs.dir, result);
  return refused === undefined ? result : { kind: 'refused', diagnostics: [refused] };
}

/** Why the disk keeps a rename from being carried out; undefined once it was. */
function applyOrTell(dir: string, rename: Rename): Diagnostic | undefined {
  try {
    applyRename(dir, rename);
    return undefined;
  } catch (error) {
    if (toSystemCode(error) === undefined) throw error;
    const { path = dir } = error as NodeJS.ErrnoException;
    const facts = { file: relative(dir, path) || rename.from, reason: toReason(error) };
    return diagnoseRename('rename/unwritable', facts, { file: '' });
  }
}

/** What would change in a loaded site. */
export async function planPageRename(
  loaded: LoadedSite,
  { redirect, ...options }: Pick<RenameOptions, 'from' | 'to' | 'redirect'>,
): Promise<RenameResult> {
  const { targets, docs, guessedFrom } = loaded;
  if (guessedFrom !== undefined) return { kind: 'refused', diagnostics: guessedFrom };
  const target = findRenameTarget({
    from: options.from,
    to: options.to,
    targets,
    pagesDir: docs.layout.pagesDir,
    hasFile: (file) => hasFile(docs.dir, file),
    isPage: (file) => docs.layout.roleOf(file).kind === 'page',
  });
  if (target.kind === 'refused') return { kind: 'refused', diagnostics: [target.diagnostic] };
  const { move, file } = target;
  const config = docs.configFile ?? { path: '', text: '' };
  const sources = await readSources(loaded);
  const parts = docs.configParts;
  const plan = planRename({ move, targets, config, parts, sources, redirect });
  const { files, diagnostics } = plan;
  return { kind: 'renamed', from: move.page.file, to: file, files, diagnostics };
}

async function readSources({ site, docs }: LoadedSite): Promise<NamingSource[]> {
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const sources: NamingSource[] = [];
  for (const { file: path, text } of [...docs.pages, ...docs.snippets]) {
    sources.push({ path, text, page: pages.get(path), ...(await readUses({ path, text })) });
  }
  return sources;
}
