/** Which files of a project API documents are made of, as far as their names tell. */
import { posix } from 'node:path';
import type { ProjectLayout } from '../project/project-layout.ts';
import type { LoadedDocuments } from './document-loader.ts';

/** Folders that never hold a document of the site. */
const skipped = new Set(['node_modules', 'dist']);

/** Whether nothing in a folder of this name is looked for: `''` and `.` are the project's own. */
export function isForeignFolder(name: string): boolean {
  return name !== '.' && (skipped.has(name) || name.startsWith('.'));
}

/** Whether a file that comes may be a document that something looks for. */
export function mayBeDocument(file: string, layout: ProjectLayout): boolean {
  return isData(file) && !file.split('/').some(isForeignFolder) && !layout.isIgnored(file);
}

/** Whether a file is a document, or may be a part of one, or one that could not be read. */
export function mayBeOfDocument(
  file: string,
  { documents, lost }: Pick<LoadedDocuments, 'documents' | 'lost'>,
): boolean {
  if (documents.some(({ document }) => document.file === file)) return true;
  const hasParts = lost.length > 0 || documents.some(({ bundled }) => bundled !== undefined);
  // A part may be a text that nothing but a description is made of.
  return hasParts && (isData(file) || posix.extname(file) === '.md');
}

function isData(file: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(file);
}
