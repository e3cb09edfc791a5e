/** Lists the names that authors can refer to in a project: pages, files, snippets, operations and icons. */
import { parseOperationEntry } from '../../core/address/operation-entry.ts';
import { slugToPath } from '../../core/address/page-href.ts';
import type { Page } from '../../core/pages/page.ts';
import type { EndpointSummary } from '../../core/reference/model/endpoint-model.ts';
import type { SymbolSourceKind } from '../../core/reference/model/symbol-model.ts';
import { endpointName, findOperation } from '../../core/reference/pages/find-operation.ts';
import { listNameable } from '../../core/reference/pages/generated/resolve-symbols.ts';
import { listLanguageNames } from '../../markdown/code/languages.ts';
import { listIconNames } from '../../node/icons/icon-names.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';

/** A name that completion can offer. */
export interface KnownName {
  /** The name as authors write it. */
  readonly name: string;
  readonly kind: 'page' | 'file' | 'snippet' | 'operation' | 'icon' | 'anchor' | 'value';
  /** A short description of the target. */
  readonly detail?: string;
}

/** Lists pages and files as links name them: `/guides/intro`. */
export function listLinkTargets({ site, docs }: LoadedSite): KnownName[] {
  const pages = site.pages.map(({ slug, title }): KnownName => {
    return { name: `/${slugToPath(slug)}`, kind: 'page', detail: title };
  });
  return [...pages, ...listFiles(docs)];
}

/** Lists files of the site as pages and the configuration name them: `/images/a.png`. */
export function listFiles({ staticFiles }: LoadedSite['docs']): KnownName[] {
  return staticFiles.map(({ path }) => ({ name: `/${path}`, kind: 'file' }));
}

/**
 * Lists pages as the navigation names them: `guides/intro`. Pages generated from API documents have no such
 * name.
 */
export function listPages({ site }: LoadedSite): KnownName[] {
  return site.pages
    .filter(({ origin }) => origin === 'file')
    .map(({ slug, title }) => ({ name: slug, kind: 'page', detail: title }));
}

/** Lists snippets as imports name them: `/snippets/note.mdx`. */
export function listSnippets({ docs }: LoadedSite): KnownName[] {
  return docs.snippets.map(({ path }) => ({ name: `/${path}`, kind: 'snippet' }));
}

/** Lists operations and webhooks as the navigation and front matter name them: `GET /users`. */
export function listOperationNames(loaded: LoadedSite): KnownName[] {
  return endpointsOf(loaded).map((endpoint) => {
    return { name: endpointName(endpoint), kind: 'operation', detail: endpoint.title };
  });
}

/**
 * Returns each operation and webhook once: a document with pages in several folders is listed once per
 * folder, with the same operations.
 */
function endpointsOf({ site }: LoadedSite): readonly EndpointSummary[] {
  const byName = Map.groupBy(site.references.documents, ({ name }) => name);
  return [...byName.values()].flatMap(([first]) =>
    first === undefined ? [] : [...first.operations, ...first.webhooks],
  );
}

/** Finds the operation or webhook that an entry such as `GET /users` names. */
export function findEndpoint({ site }: LoadedSite, text: string): EndpointSummary | undefined {
  const entry = parseOperationEntry(text);
  return entry && findOperation(site.references.documents, entry);
}

/** Lists the API documents of the project as `openapi` names them. */
export function listDocuments({ documents }: LoadedSite): KnownName[] {
  const names = new Set(documents.documents.map(({ document }) => document.name));
  return [...names].map((name) => ({ name, kind: 'file' }));
}

/** Lists the parts of the project's GraphQL schemas or SDKs as front matter names them. */
export function listSymbolNames({ site }: LoadedSite, kind: SymbolSourceKind): KnownName[] {
  const symbols = site.references.symbols
    .filter((source) => source.kind === kind)
    .flatMap(listNameable);
  return symbols.map(({ kinds, title }) => {
    return { name: `${kinds.at(-1) ?? ''} ${title}`, kind: 'operation' };
  });
}

/** Lists files that can be GraphQL schemas. */
export function listSchemaFiles({ docs }: LoadedSite): KnownName[] {
  return listFiles(docs).filter(({ name }) => /\.(?:graphqls?|gql)$/i.test(name));
}

/** Lists files that can be written by a tool that documents an SDK. */
export function listSdkFiles({ docs }: LoadedSite): KnownName[] {
  return listFiles(docs).filter(({ name }) => /\.(?:json|xml|zip)$/i.test(name));
}

/** Lists languages as code fences name them, the project's own first. */
export function listLanguages({ grammars }: LoadedSite): KnownName[] {
  const own = grammars.flatMap(({ names }) => names);
  return [
    ...own.map((name): KnownName => ({ name, kind: 'value' })),
    ...listLanguageNames()
      .filter(({ name }) => !own.includes(name))
      .map(({ name, language }): KnownName => ({ name, kind: 'value', detail: language })),
  ];
}

export function listIcons({ site, options }: LoadedSite): KnownName[] {
  const names = listIconNames(options.dir, site.config.icons.library);
  return names.map((name) => ({ name, kind: 'icon' }));
}

export function pageOf({ site }: LoadedSite, file: string): Page | undefined {
  return site.pages.find((page) => page.file === file);
}
