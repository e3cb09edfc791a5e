/** What authors may name in a project: pages, files, snippets, operations and icons. */
import { parseOperationEntry } from '../../core/address/operation-entry.ts';
import { slugToPath } from '../../core/address/page-href.ts';
import type { Page } from '../../core/pages/page.ts';
import type { EndpointSummary } from '../../core/reference/model/model.ts';
import { endpointName, findOperation } from '../../core/reference/pages/find-operation.ts';
import { listLanguageNames } from '../../markdown/code/languages.ts';
import { listIconNames } from '../../node/icons/icon-names.ts';
import type { LoadedSite } from '../../node/load-site.ts';

/** Something that can be named. */
export interface KnownName {
  /** As it is written. */
  readonly name: string;
  readonly kind: 'page' | 'file' | 'snippet' | 'operation' | 'icon' | 'anchor' | 'value';
  /** What it is, in a few words. */
  readonly detail?: string;
}

/** Pages as links name them: `/guides/intro`. */
export function listLinkTargets({ site, docs }: LoadedSite): KnownName[] {
  const pages = site.pages.map(({ slug, title }): KnownName => {
    return { name: `/${slugToPath(slug)}`, kind: 'page', detail: title };
  });
  return [...pages, ...listFiles(docs)];
}

/** Files of the site as pages and the configuration name them: `/images/a.png`. */
export function listFiles({ staticFiles }: LoadedSite['docs']): KnownName[] {
  return staticFiles.map(({ path }) => ({ name: `/${path}`, kind: 'file' }));
}

/** Pages as the navigation names them: `guides/intro`. Pages made of documents have no name there. */
export function listPages({ site }: LoadedSite): KnownName[] {
  return site.pages
    .filter(({ origin }) => origin === 'file')
    .map(({ slug, title }) => ({ name: slug, kind: 'page', detail: title }));
}

/** Snippets as imports name them: `/snippets/note.mdx`. */
export function listSnippets({ docs }: LoadedSite): KnownName[] {
  return docs.snippets.map(({ path }) => ({ name: `/${path}`, kind: 'snippet' }));
}

/** Operations and webhooks as the navigation and front matter name them: `GET /users`. */
export function listOperationNames(loaded: LoadedSite): KnownName[] {
  return endpointsOf(loaded).map((endpoint) => {
    return { name: endpointName(endpoint), kind: 'operation', detail: endpoint.title };
  });
}

/** A document with pages in several folders is there once for each, with the same operations. */
function endpointsOf({ site }: LoadedSite): readonly EndpointSummary[] {
  const byName = Map.groupBy(site.references.documents, ({ name }) => name);
  return [...byName.values()].flatMap(([first]) =>
    first === undefined ? [] : [...first.operations, ...first.webhooks],
  );
}

/** The operation or webhook that an entry such as `GET /users` names. */
export function findEndpoint({ site }: LoadedSite, text: string): EndpointSummary | undefined {
  const entry = parseOperationEntry(text);
  return entry && findOperation(site.references.documents, entry);
}

/** Documents of the project, as `openapi` names them. */
export function listDocuments({ documents }: LoadedSite): KnownName[] {
  const names = new Set(documents.documents.map(({ document }) => document.name));
  return [...names].map((name) => ({ name, kind: 'file' }));
}

/** Languages as fences of code name them, those of the project first. */
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
