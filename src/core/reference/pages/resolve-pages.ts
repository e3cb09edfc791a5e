/** Connects pages with what their front matter names in the documents of the site. */
import { placeIn, type Diagnostic } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { diagnoseReference } from './openapi-reference-entries.ts';
import { parseOperationEntry } from '../../address/operation-entry.ts';
import type { Page, PageReference } from '../../pages/page.ts';
import { chooseDocuments, findOperation, nearestOperation } from './find-operation.ts';
import { type LostDocument, mayBeUnreadable } from './lost-documents.ts';
import type { Reference } from '../model/model.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';
import type { SymbolSourceKind } from '../model/symbol-model.ts';
import { schemaKey } from '../schema/schema-source.ts';
import { type KnownSymbols, SymbolFinder } from './generated/resolve-symbols.ts';

export interface ResolvedPages {
  readonly pages: readonly Page[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Documents extends Pick<KnownSymbols, 'symbols'> {
  readonly references: readonly Reference[];
  readonly lost: readonly LostDocument[];
}

/** Returns pages without such front matter unchanged. */
export function resolvePages(pages: readonly Page[], documents: Documents): ResolvedPages {
  const diagnostics: Diagnostic[] = [];
  const finder = new SymbolFinder(documents);
  const resolved = pages.map((page) => {
    const result = resolvePage(page, documents, finder);
    if (result === undefined) return page;
    if ('code' in result) {
      diagnostics.push(result);
      return result.severity === 'error' ? { ...page, isReferenceLost: true as const } : page;
    }
    return result;
  });
  return { pages: resolved, diagnostics };
}

/** Returns the key of a page that describes an endpoint itself. */
export function pageKey(slug: string): string {
  return `page ${slug}`;
}

function resolvePage(
  page: Page,
  documents: Documents,
  finder: SymbolFinder,
): Page | Diagnostic | undefined {
  const { openapi, openapiSchema, graphql, sdk, api } = page.frontMatter;
  if (openapi !== undefined) return resolveOperationPage(page, openapi, documents);
  if (openapiSchema !== undefined) return resolveSchemaPage(page, openapiSchema, documents);
  if (graphql !== undefined) return resolveSymbolPage(page, 'graphql', finder);
  if (sdk !== undefined) return resolveSymbolPage(page, 'sdk', finder);
  if (api === undefined || parseApi(api) === undefined) return undefined;
  return { ...page, reference: { kind: 'operation', key: pageKey(page.slug) } };
}

/** Parses `POST https://host/v1/x`, `POST /v1/x`, or `/v1/x`, which is a GET. */
export function parseApi(text: string): { method: string; url: string } | undefined {
  const [, method = 'GET', url] = /^(?:([A-Za-z]+)\s+)?(\S+)$/.exec(text.trim()) ?? [];
  return url === undefined ? undefined : { method: method.toUpperCase(), url };
}

function resolveOperationPage(
  page: Page,
  written: string,
  documents: Documents,
): Page | Diagnostic {
  const { references } = documents;
  const place = placeIn(page.file, page.frontMatterPositions['openapi']);
  const entry = parseOperationEntry(written);
  if (entry === undefined) return diagnoseReference('openapi/bad-entry', { entry: written }, place);
  const found = findOperation(references, entry);
  if (found !== undefined) {
    return withReference(page, { kind: found.kind, key: found.key }, found);
  }
  if (mayBeUnreadable(entry.document, documents)) return { ...page, isReferenceLost: true };
  const names = references.map(({ name }) => name);
  const isUnknown = chooseDocuments(references, entry.document).length === 0;
  if (isUnknown && entry.document !== undefined) {
    const facts = { document: entry.document, nearest: nearest(entry.document, names) };
    return diagnoseReference('openapi/unknown-document', facts, place);
  }
  const near = nearestOperation(references, entry);
  return diagnoseReference(
    'openapi/unknown-operation',
    { entry: written.trim(), document: entry.document, nearest: near, names },
    place,
  );
}

function resolveSymbolPage(
  page: Page,
  key: SymbolSourceKind,
  finder: SymbolFinder,
): Page | Diagnostic {
  const found = finder.resolve(page, { key, written: page.frontMatter[key] ?? '' });
  if (found === undefined) return { ...page, isReferenceLost: true };
  return 'code' in found ? found : withReference(page, { kind: 'symbol', key: found.key }, found);
}

function resolveSchemaPage(page: Page, written: string, documents: Documents): Page | Diagnostic {
  const [name = '', document] = written.trim().split(/\s+/).reverse();
  const chosen = chooseDocuments(documents.references, document);
  for (const { id, schema } of chosen) {
    const key = schemaKey(id, name);
    const found = schema(key);
    if (found !== undefined) return withReference(page, { kind: 'schema', key }, found);
  }
  if (mayBeUnreadable(document, documents)) return { ...page, isReferenceLost: true };
  const near = nearest(
    name,
    chosen.flatMap(({ schemas }) => schemas.map((schema) => schema.name)),
  );
  const place = placeIn(page.file, page.frontMatterPositions['openapi-schema']);
  return diagnoseReference('openapi/unknown-schema', { name, nearest: near }, place);
}

/** Adds the reference to the page. Front matter takes precedence over the document. */
function withReference(
  page: Page,
  reference: PageReference,
  found: Pick<EndpointSummary, 'title'> & Partial<Pick<EndpointSummary, 'deprecated'>>,
): Page {
  const { frontMatter } = page;
  const title = frontMatter.title ?? found.title;
  const deprecated = frontMatter.deprecated ?? found.deprecated;
  return {
    ...page,
    title,
    navTitle: frontMatter.sidebarTitle ?? title,
    reference,
    frontMatter: { ...frontMatter, ...(deprecated === true && { deprecated }) },
  };
}
