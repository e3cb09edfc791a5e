import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { EndpointSummary, Reference } from '../../core/reference/model/model.ts';
import { diagnoseFiles } from '../disk/files-entries.ts';
import type { DocsFolder, StaticFile } from './read-docs.ts';

type Files = Pick<DocsFolder, 'staticFiles' | 'withheld'>;

/**
 * Parts static files in those that are published and those that hold operations which readers are
 * not to see. In a flat project API documents lie among the files that a site has; what lies in a
 * folder for such files was put there to be published as it is.
 */
export function withholdFiles(
  { layout, staticFiles, withheld }: Pick<DocsFolder, 'layout'> & Files,
  documents: readonly Reference[],
): Files & { readonly diagnostics: readonly Diagnostic[] } {
  const secrets = findSecrets(documents);
  const open = layout.staticDir === '' ? undefined : `${layout.staticDir}/`;
  const isOpen = (file: string) => open !== undefined && file.startsWith(open);
  const isWithheld = ({ file }: StaticFile) => secrets.has(file) && !isOpen(file);
  const all = [...staticFiles, ...withheld];
  const kept = all.filter(isWithheld);
  return {
    staticFiles: all.filter((file) => !isWithheld(file)),
    withheld: kept,
    diagnostics: kept.flatMap(({ file }) => {
      const found = secrets.get(file);
      if (found === undefined) return [];
      const { method, path, locate } = found;
      const place = locate();
      const at = place.file === file ? place : { file };
      return diagnoseFiles('files/withheld', { operation: `${method} ${path}` }, at);
    }),
  };
}

/** Files of documents by their paths from the project folder, each with an operation that is kept from readers. */
function findSecrets(documents: readonly Reference[]): ReadonlyMap<string, EndpointSummary> {
  const found = documents.flatMap(({ name, operations, webhooks }) =>
    [...operations, ...webhooks].flatMap((endpoint) =>
      endpoint.visibility === 'excluded' ? { name, endpoint } : [],
    ),
  );
  // Of several operations the first one is told of.
  return new Map(
    found.toReversed().flatMap(({ name, endpoint }) => [
      [name, endpoint],
      [endpoint.locate().file, endpoint],
    ]),
  );
}
