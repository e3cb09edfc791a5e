/** Which files a project has, for what its configuration and its pages name. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCheck } from '../core/checks/check-site.ts';
import { buildNearestFile } from '../core/pages/file-index.ts';
import { findNearestFile } from './documents/load-document.ts';
import type { DocsFolder } from './project/read-docs.ts';

interface KnownFiles extends Pick<
  SiteCheck,
  'sizeOf' | 'hasDocument' | 'nearestFile' | 'nearestDocument'
> {
  /** Whether there is a static file: a path from the site's root, no slash before. */
  readonly has: (path: string) => boolean;
}

/** Which files there are, and what names of others most likely meant. */
export function listKnownFiles(docs: DocsFolder): KnownFiles {
  const { dir, layout } = docs;
  const folders = [...new Set([layout.pagesDir, layout.staticDir, ''])];
  const files = new Map(docs.staticFiles.map(({ path, file }) => [path, file]));
  return {
    has: (path: string) => files.has(path),
    sizeOf: (path: string) => statSync(join(dir, files.get(path) ?? ''), NO_THROW)?.size ?? 0,
    hasDocument: (path: string) => hasDocument(docs, path),
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
    nearestDocument: (path: string) =>
      findNearestFile(
        folders.map((folder) => join(dir, folder)),
        path,
      ),
  };
}

/** A document lies in the project folder, or where pages and static files do. */
function hasDocument({ dir, layout }: DocsFolder, path: string): boolean {
  const folders = ['', layout.staticDir, layout.pagesDir];
  return folders.some((folder) => existsSync(join(dir, folder, path)));
}

/** A file that went away while the folder was being read has no size. */
const NO_THROW = { throwIfNoEntry: false } as const;
