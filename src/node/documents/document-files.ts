/** Decides by name which files of a project API documents can consist of. */
import { posix } from 'node:path';
import type { ProjectLayout } from '../project/project-layout.ts';
import type { LoadedDocuments } from './document-loader.ts';

/** Folders that never hold a document of the site. */
const skipped = new Set(['node_modules', 'dist']);

/** Whether a folder of this name is never searched for documents. */
export function isForeignFolder(name: string): boolean {
  return skipped.has(name) || name.startsWith('.');
}

/** Whether a file, for example one just created, can be a document of the site. */
export function mayBeDocument(file: string, layout: ProjectLayout): boolean {
  return isData(file) && !file.split('/').some(isForeignFolder) && !layout.isIgnored(file);
}

/** Whether a file is a document, or can be a part of one or of one that could not be read. */
export function mayBeOfDocument(
  file: string,
  { documents, lost }: Pick<LoadedDocuments, 'documents' | 'lost'>,
): boolean {
  if (documents.some(({ document }) => document.file === file)) return true;
  const hasParts = lost.length > 0 || documents.some(({ bundled }) => bundled !== undefined);
  // A Markdown file can be a part too: the text of a description.
  return hasParts && (isData(file) || posix.extname(file) === '.md');
}

function isData(file: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(file);
}
