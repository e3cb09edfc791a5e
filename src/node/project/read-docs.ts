/**
 * Reads a docs folder from the disk: its configuration as text, its pages and snippets with their
 * texts, and the list of files to publish. Interprets none of the texts and writes nothing.
 */

import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { FrontMatters } from '../../core/pages/build-pages.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { checkStatic } from './check-static.ts';
import { diagnoseFiles } from '../disk/files-entries.ts';
import { pathFrom } from '../disk/path-from.ts';
import { readTextSync } from '../disk/read-text.ts';
import { isFolderAt, statsOf } from '../disk/stats-of.ts';
import { findIdleScripts } from './idle-scripts.ts';
import { takeImported } from './imported-files.ts';
import { findProjectAround } from './project-around.ts';
import { configNames, resolveLayout } from './project-layout.ts';
import type { ProjectLayout } from './project-layout.ts';
import { type KeepSource, type SourcePage, toSourcePage, type SnippetFile } from './source-page.ts';
import { walkFolder } from './walk-folder.ts';

export interface DocsFolder {
  /** Absolute, with symbolic links resolved. */
  readonly dir: string;
  readonly layout: ProjectLayout;
  /** docs.json, or else mint.json; absent if there is none or it cannot be read. */
  readonly configFile?: SourceFile;
  /** Files that the configuration includes, by their paths. */
  readonly configParts: ReadonlyMap<string, SourceFile>;
  /** Sorted by file. */
  readonly pages: readonly SourcePage[];
  /** Parsed front matter of pages built before, passed on each time a change makes a new `DocsFolder`. */
  readonly frontMatters: FrontMatters;
  readonly snippets: readonly SnippetFile[];
  /** Pages that others import, by file. */
  readonly imported: ReadonlySet<string>;
  readonly staticFiles: readonly StaticFile[];
  /** Files that would be among the static files but for their names or content. */
  readonly withheld: readonly StaticFile[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface StaticFile {
  readonly file: string;
  /** Its path on the site: relative to the root, as written on disk (not percent-encoded). */
  readonly path: string;
}

/** The command line to suggest for a folder, which is given relative to the project folder. */
export type CommandFor = (folder: string) => string;

export interface ReadOptions {
  /** Absolute path of the output folder, which is never a source. */
  readonly out?: string | undefined;
  /** Rewrites the user's command for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Stores the texts of pages and returns functions that read them back; by default they stay in memory. */
  readonly keep?: KeepSource | undefined;
}

/** @throws if `dir` is not a readable folder; everything else is a diagnostic. */
export function readDocs(dir: string, options: ReadOptions = {}): DocsFolder {
  const real = realpathSync(dir);
  const layout = resolveLayout(real, options.out);
  const listing = walkFolder(real, layout);
  const config = readConfig(real, layout, options.commandFor);
  const sorted = sortByRole({ dir: real, layout, keep: options.keep }, listing.files);
  const taken = takeImported(sorted, { dir: real, layout, files: listing.files });
  return {
    dir: real,
    layout: { ...layout, roleOf: taken.roleOf },
    ...(config.file && { configFile: config.file }),
    configParts: layout.configParts,
    pages: taken.pages,
    frontMatters: new WeakMap(),
    snippets: taken.snippets,
    imported: taken.imported,
    staticFiles: [...sorted.staticFiles.values()],
    withheld: sorted.secrets,
    diagnostics: [
      ...config.diagnostics,
      ...listing.diagnostics,
      ...sorted.diagnostics,
      ...findIdleScripts(real, taken.idleScripts, layout.configFile),
      ...findUnreadStyles(real, layout),
      ...findFilesForFolders(real, layout),
      ...checkStatic(real, [...sorted.staticFiles.values()]),
    ],
  };
}

export interface PageRead {
  /** Absent when the file is gone, unreadable, or not a page. */
  readonly page?: SourcePage;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one page again, for the dev server. */
export function readPage(docs: ReadFrom, file: string): PageRead {
  const role = docs.layout.roleOf(file);
  if (role.kind !== 'page') return { diagnostics: [] };
  const { text, diagnostics } = readTextSync(join(docs.dir, file), file);
  return { ...(text !== undefined && { page: toSourcePage(file, role, { text }) }), diagnostics };
}

/** The part of a `DocsFolder` that is needed to read another of its files. */
export type ReadFrom = Pick<DocsFolder, 'dir' | 'layout'>;

/** The text of any file of the project, to quote it; undefined when there is none. */
export function readSource(dir: string, file: string): SourceFile | undefined {
  const { text } = readTextSync(join(dir, file), file);
  return text === undefined ? undefined : { path: file, text };
}

interface Sorted {
  readonly pages: SourcePage[];
  readonly snippets: SnippetFile[];
  readonly staticFiles: Map<string, StaticFile>;
  readonly secrets: StaticFile[];
  readonly idleScripts: string[];
  readonly diagnostics: Diagnostic[];
}

type SortFrom = ReadFrom & Pick<ReadOptions, 'keep'>;

function sortByRole(from: SortFrom, files: readonly string[]): Sorted {
  const sorted: Sorted = {
    pages: [],
    snippets: [],
    staticFiles: new Map(),
    secrets: [],
    idleScripts: [],
    diagnostics: [],
  };
  for (const file of files) addFile(sorted, from, file);
  return sorted;
}

function addFile(sorted: Sorted, from: SortFrom, file: string): void {
  const role = from.layout.roleOf(file);
  switch (role.kind) {
    case 'page': {
      const text = addText(sorted, from, file);
      const { keep } = from;
      if (text !== undefined) sorted.pages.push(toSourcePage(file, role, { text, keep }));
      return;
    }
    case 'snippet': {
      const text = addText(sorted, from, file);
      if (text !== undefined) sorted.snippets.push({ file, path: role.path, text });
      return;
    }
    case 'static':
      addStatic(sorted, { file, path: role.path });
      return;
    case 'secret':
      sorted.secrets.push({ file, path: role.path });
      return;
    case 'idle-script':
      sorted.idleScripts.push(file);
      return;
    case 'config':
    case 'none':
      return;
  }
}

function addText(sorted: Sorted, from: ReadFrom, file: string): string | undefined {
  const { text, diagnostics } = readTextSync(join(from.dir, file), file);
  sorted.diagnostics.push(...diagnostics);
  return text;
}

/** A file in `public/` takes precedence over one among the pages. */
function addStatic(sorted: Sorted, found: StaticFile): void {
  const rival = sorted.staticFiles.get(found.path);
  if (rival === undefined) {
    sorted.staticFiles.set(found.path, found);
    return;
  }
  const [used, unused] = rival.file.startsWith('public/') ? [rival, found] : [found, rival];
  sorted.staticFiles.set(used.path, used);
  const facts = { other: used.file, url: `/${used.path}` };
  sorted.diagnostics.push(diagnoseFiles('files/static-clash', facts, { file: unused.file }));
}

interface ConfigRead {
  readonly file?: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file whose name is almost that of the configuration. */
function misnamedConfig(dir: string): string | undefined {
  const odd =
    /^(?:docs?\.(?:json[c5]?|ya?ml|toml|js|ts)(?:\.txt)?|(?:docs?|mint|lectern)\.config\.\w+)$/i;
  return readdirSync(dir)
    .toSorted()
    .find((name) => odd.test(name));
}

function readConfig(dir: string, layout: ProjectLayout, commandFor?: CommandFor): ConfigRead {
  const { configFile } = layout;
  if (configFile === undefined) {
    const folder = configNames.find((name) => isFolderAt(join(dir, name)));
    if (folder !== undefined) {
      return { diagnostics: [diagnoseFiles('files/config-folder', {}, { file: folder })] };
    }
    const around = findProjectAround(dir);
    const elsewhere = configBelow(dir) ?? (around && pathFrom(dir, around));
    const command = elsewhere && commandFor?.(elsewhere);
    const facts = { elsewhere, misnamed: misnamedConfig(dir), command };
    return { diagnostics: [diagnoseFiles('files/no-config', facts, { file: 'docs.json' })] };
  }
  const read = readTextSync(join(dir, configFile), configFile);
  const hasSecond = configFile === 'docs.json' && readSource(dir, 'mint.json') !== undefined;
  const second = hasSecond ? [diagnoseFiles('files/two-configs', {}, { file: 'mint.json' })] : [];
  return {
    ...(read.text !== undefined && { file: { path: configFile, text: read.text } }),
    diagnostics: [...read.diagnostics, ...second],
  };
}

/** Files with the name of a folder of the own layout, such as links that git checked out as texts. */
function findFilesForFolders(dir: string, { kind, roots }: ProjectLayout): Diagnostic[] {
  const names = kind === 'own' ? roots : ['content'];
  const files = names.filter((name) => statsOf(join(dir, name))?.isDirectory() === false);
  return files.map((file) => diagnoseFiles('files/not-a-folder', { name: file }, { file }));
}

/** In the own layout, stylesheets that are next to docs.json as in a flat project. */
function findUnreadStyles(dir: string, { kind }: ProjectLayout): Diagnostic[] {
  if (kind === 'flat') return [];
  const files = readdirSync(dir).filter((name) => /^(?:style|custom)\.css$/.test(name));
  return files.map((file) =>
    diagnoseFiles('files/unread-style', { target: `public/${file}` }, { file }),
  );
}

/** A direct subfolder that has a configuration: probably the one that was meant. */
function configBelow(dir: string): string | undefined {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .find((name) => configNames.some((file) => readSource(join(dir, name), file)));
}
