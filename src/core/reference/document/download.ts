/** Offers documents as files that readers and programs can download. */
import type { Page } from '../../pages/page.ts';
import { type ApiDocument, documentIdOf } from './document.ts';
import type { Collections, Download } from '../model/files-model.ts';
import type { Reference, References } from '../model/model.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';

interface Source {
  readonly document: ApiDocument;
  /** The files of the document joined into one value, if there are several. */
  readonly bundled?: ApiDocument['value'];
}

/** Returns undefined for documents with operations that are hidden from readers. */
export function toDownload(
  { document, bundled }: Source,
  id: string,
  endpoints: readonly EndpointSummary[],
): Download | undefined {
  if (endpoints.some(({ visibility }) => visibility === 'excluded')) return undefined;
  const isJson = bundled !== undefined || document.text.trimStart().startsWith('{');
  return {
    path: `_lectern/openapi/${id}.${isJson ? 'json' : 'yaml'}`,
    text: () =>
      bundled === undefined ? document.text : `${JSON.stringify(bundled, undefined, 2)}\n`,
  };
}

/** Returns undefined if all operations are hidden from readers. */
export function toCollections(
  id: string,
  operations: readonly EndpointSummary[],
): Collections | undefined {
  if (operations.every(({ visibility }) => visibility === 'excluded')) return undefined;
  const path = `_lectern/openapi/${id}`;
  return {
    postman: `${path}.postman_collection.json`,
    bruno: `${path}.bruno_collection.json`,
    http: `${path}.http`,
    curl: `${path}.sh`,
  };
}

interface WithDocuments {
  readonly references: References;
  readonly pages: readonly Page[];
}

/** Lists the documents that pages show. Others were only read to look something up. */
export function shownDocuments({ references, pages }: WithDocuments): readonly Reference[] {
  const shown = new Set(
    pages.flatMap(({ reference }) => (reference ? documentIdOf(reference.key) : [])),
  );
  return references.documents.filter(({ id }) => shown.has(id));
}

export function listDownloads(site: WithDocuments): readonly Download[] {
  const all = shownDocuments(site).flatMap(({ download }) => download ?? []);
  return [...new Map(all.map((download) => [download.path, download])).values()];
}
