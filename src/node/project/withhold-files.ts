import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { ReadDocument } from '../../core/reference/document/document.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import type { EndpointSummary } from '../../core/reference/model/endpoint-model.ts';
import { isSecretFile } from '../disk/file-names.ts';
import { diagnoseFiles } from '../disk/files-entries.ts';
import type { DocsFolder, StaticFile } from './read-docs.ts';

type Files = Pick<DocsFolder, 'staticFiles' | 'withheld'>;

/** The API documents of a folder: as read, and as readers see them. */
interface Documents {
  readonly read: readonly ReadDocument[];
  readonly references: readonly Reference[];
}

/**
 * Splits static files into those that are published and those that are withheld, because their names
 * suggest keys or credentials or because they contain operations that readers must not see. An API document
 * and its parts can have any name, because readers see their content anyway. In a flat project, API
 * documents are among the static files; in the own layout, a file in the static folder was put there to be
 * published as it is.
 */
export function withholdFiles(
  { layout, staticFiles, withheld }: Pick<DocsFolder, 'layout'> & Files,
  { read, references }: Documents,
): Files & { readonly diagnostics: readonly Diagnostic[] } {
  const shown = new Set(
    read.flatMap(({ document, partFiles = [] }) => [document.file, ...partFiles]),
  );
  const hidden = new Map([
    ...findRemoved(read).filter(([file]) => !shown.has(file)),
    ...findHidden(read, references),
  ]);
  const open = layout.staticDir === '' ? undefined : `${layout.staticDir}/`;
  const isOpen = (file: string) => open !== undefined && file.startsWith(open);
  const published: StaticFile[] = [];
  const kept: StaticFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const each of [...staticFiles, ...withheld]) {
    const { file, path } = each;
    const reasons = isOpen(file) ? undefined : hidden.get(file);
    const isSecret = isSecretFile(path) && !shown.has(file);
    if (isSecret) diagnostics.push(diagnoseFiles('files/secret', {}, { file }));
    else if (reasons !== undefined) diagnostics.push(...reasons);
    (isSecret || reasons !== undefined ? kept : published).push(each);
  }
  return { staticFiles: published, withheld: kept, diagnostics };
}

/**
 * Files of documents that readers must not see as they were written, by their paths from the project
 * folder, each with what is reported about it: documents with hidden operations, and those from which an
 * overlay removes something. Overlays are only of use to the build, and name what they remove.
 */
function findHidden(
  read: readonly ReadDocument[],
  references: readonly Reference[],
): ReadonlyMap<string, readonly Diagnostic[]> {
  const reduced = read.flatMap(({ document: { name: file }, reducedBy }) =>
    reducedBy === undefined ? [] : { file, reasons: diagnoseReduced(file, reducedBy) },
  );
  const overlays = read.flatMap(({ overlays = [] }) =>
    overlays.map((file) => ({ file, reasons: [] })),
  );
  const found = [...references.flatMap(listHidden), ...reduced, ...overlays];
  // If there are several reasons, the first one is reported.
  return new Map(found.toReversed().map(({ file, reasons }) => [file, reasons]));
}

/** Lists the files to which only those parts of a document refer that an overlay removes. */
function findRemoved(
  read: readonly ReadDocument[],
): readonly (readonly [string, readonly Diagnostic[]])[] {
  return read.flatMap(({ reducedBy = '', removedFiles = [] }) =>
    removedFiles.map((file) => [file, diagnoseReduced(file, reducedBy)] as const),
  );
}

function diagnoseReduced(file: string, overlay: string): readonly Diagnostic[] {
  return [diagnoseFiles('files/withheld', { overlay }, { file })];
}

/** Lists the files of a document with operations that are hidden from readers. */
function listHidden({ name, operations, webhooks }: Reference) {
  return [...operations, ...webhooks]
    .filter(({ visibility }) => visibility === 'excluded')
    .flatMap((endpoint) =>
      [name, endpoint.locate().file].map((file) => ({
        file,
        reasons: [diagnoseHidden(file, endpoint)],
      })),
    );
}

function diagnoseHidden(file: string, { method, path, locate }: EndpointSummary): Diagnostic {
  const place = locate();
  const at = place.file === file ? place : { file };
  return diagnoseFiles('files/withheld', { operation: `${method} ${path}` }, at);
}
