/** Finds, by their names, the files of a project that API documents can consist of. */
import { join, posix } from 'node:path';
import { folderEntries } from '../disk/stats-of.ts';
import type { ProjectLayout } from '../project/project-layout.ts';
import type { SourceDocument, SourceSymbols } from '../../core/reference/pages/requested-pages.ts';
import type { LostDocument } from '../../core/reference/pages/lost-documents.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

/** Folders that never hold a document of the site. */
const skipped = new Set(['node_modules', 'dist']);

/** Whether a folder of this name is never searched for documents. */
function isForeignFolder(name: string): boolean {
  return skipped.has(name) || name.startsWith('.');
}

/** Whether a file, for example one just created, can be a document of the site. */
export function mayBeDocument(file: string, layout: ProjectLayout): boolean {
  return isData(file) && !file.split('/').some(isForeignFolder) && !layout.isIgnored(file);
}

/** Whether a file is a document, or can be a part of one or of one that could not be read. */
export function mayBeOfDocument(
  file: string,
  { documents, lost, symbols }: Pick<LoadedDocuments, 'documents' | 'lost' | 'symbols'>,
): boolean {
  // Some tools that document SDKs write a folder.
  if (symbols.some(({ name }) => name === file || file.startsWith(`${name}/`))) return true;
  const isPart = ({ document, overlays = [] }: SourceDocument) =>
    document.file === file || overlays.includes(file);
  if (documents.some(isPart)) return true;
  const hasParts = lost.length > 0 || documents.some(({ bundled }) => bundled !== undefined);
  // A Markdown file can be a part too: the text of a description.
  return hasParts && (isData(file) || posix.extname(file) === '.md');
}

/** Lists files that can be documents: not those that the project ignores or that this build writes. */
export function listDocumentFiles({
  dir,
  layout,
}: {
  readonly dir: string;
  readonly layout: ProjectLayout;
}): readonly string[] {
  const files: string[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    // Whoever lists the pages reports a folder that cannot be read.
    for (const entry of folderEntries(join(dir, folder))) {
      const path = posix.join(folder, entry.name);
      const isFolder = entry.isDirectory();
      if (!isFolder && mayBeDocument(path, layout)) files.push(path);
      if (isFolder && !isForeignFolder(entry.name) && !layout.isSkipped(path)) pending.push(path);
    }
  }
  return files.sort();
}

function isData(file: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(file);
}

export interface LoadedDocuments {
  /** In order: docs.json, tabs, anchors, pages, others; one for each folder of pages. */
  readonly documents: readonly SourceDocument[];
  /** Documents that were requested but could not be read; each was reported once. */
  readonly lost: readonly LostDocument[];
  /** GraphQL schemas and SDKs, one for each folder of pages. */
  readonly symbols: readonly SourceSymbols[];
  readonly diagnostics: readonly Diagnostic[];
}
