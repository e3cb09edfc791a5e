/** Knows which files a project has, to check what its configuration and pages refer to. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCheck } from '../core/checks/check-site.ts';
import type { LinkedFiles, WithheldFor } from '../core/navigation/linked-files.ts';
import { buildNearestFile } from '../core/pages/file-index.ts';
import { isPageFile, isSecretFile } from './disk/file-names.ts';
import { isFileAt, statsOf } from './disk/stats-of.ts';
import { listDocumentFiles } from './documents/document-files.ts';
import { findNearestFile } from './documents/source/locate-source.ts';
import type { DocsFolder } from './project/read-docs.ts';

type KnownFiles = LinkedFiles &
  Pick<SiteCheck, 'sizeOf' | 'hasDocument' | 'nearestFile' | 'nearestDocument'>;

/** Answers which files exist, and which one a wrong name most likely means. */
export function listKnownFiles(docs: DocsFolder): KnownFiles {
  const { dir, layout } = docs;
  const folders = [...new Set([layout.pagesDir, layout.staticDir, ''])];
  const files = new Map(docs.staticFiles.map(({ path, file }) => [path, file]));
  return {
    hasFile: (path: string) => files.has(path),
    whyWithheld: (path: string) => whyWithheld(docs, path),
    // A file that disappeared while the folder was being read has no size.
    sizeOf: (path: string) => statsOf(join(dir, files.get(path) ?? ''))?.size ?? 0,
    hasDocument: (path: string) => hasDocument(docs, path),
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
    nearestDocument: (path: string) =>
      findNearestFile(
        folders.map((folder) => join(dir, folder)),
        path,
        () => listDocumentFiles(docs),
      ),
  };
}

/** Whether a document exists in the project folder, the pages folder or the static folder. */
function hasDocument({ dir, layout }: DocsFolder, path: string): boolean {
  const folders = ['', layout.staticDir, layout.pagesDir];
  return folders.some((folder) => existsSync(join(dir, folder, path)));
}

/** Looked up on the disk, because most of these files are skipped when the folder is read. */
function whyWithheld({ dir, layout, withheld }: DocsFolder, path: string): WithheldFor | undefined {
  if (isPageFile(path)) return undefined;
  const isThere = (file: string) => isFileAt(join(dir, file));
  const found = [layout.pagesDir, layout.staticDir]
    .map((folder) => (folder === '' ? path : `${folder}/${path}`))
    .find(isThere);
  if (found === undefined) return undefined;
  if (isSecretFile(path)) return 'secret';
  if (withheld.some(({ file }) => file === found)) return 'operation';
  if (found.split('/').some((name) => name.startsWith('.'))) return 'hidden';
  if (layout.isOfSdk(found)) return 'sdk';
  return layout.isIgnored(found) ? 'ignored' : 'kind';
}
