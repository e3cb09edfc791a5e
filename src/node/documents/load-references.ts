/**
 * Loads the OpenAPI documents of a project: those that docs.json names for the site, its tabs and anchors,
 * those that pages name, and, only to look up operations, all others in its folder.
 */
import { parseOperationEntry } from '../../core/address/operation-entry.ts';
import { placeIn } from '../../core/diagnostic/diagnostic.ts';
import type { Page } from '../../core/pages/page.ts';
import type { RequestedPages } from '../../core/reference/pages/requested-pages.ts';
import { DocumentLoader, type LoaderOptions, type WantedDocument } from './document-loader.ts';
import type { LoadedDocuments } from './document-files.ts';
import { loadSchemas } from './load-schemas.ts';
import { loadSdks } from './load-sdks.ts';

export interface ReferenceInput extends LoaderOptions {
  readonly configFile: string;
  readonly pages: readonly Page[];
}

export async function loadReferences(input: ReferenceInput): Promise<LoadedDocuments> {
  const documents = await loadDocuments(input);
  const sources = [await loadSchemas(input), await loadSdks(input)];
  return {
    ...documents,
    symbols: sources.flatMap(({ symbols }) => symbols),
    lost: [...documents.lost, ...sources.flatMap(({ lost }) => lost)],
    diagnostics: [...documents.diagnostics, ...sources.flatMap(({ diagnostics }) => diagnostics)],
  };
}

async function loadDocuments(input: ReferenceInput) {
  const loader = new DocumentLoader(input);
  for (const wanted of listConfigured(input)) await loader.load(wanted);
  const needed = listNeeded(input);
  if (needed.length === 0) return loader.result();
  const named = needed.flatMap(({ document: entry, place }): WantedDocument | [] =>
    entry !== undefined && isAddress(entry) ? { entry, place, asked: [] } : [],
  );
  // Thousands of pages can name one document, so each lookup on the disk serves all of them.
  const entries = Map.groupBy(named, ({ entry }) => entry);
  const { true: reached = [], false: lacking = [] } = Object.groupBy(entries, ([entry]) =>
    loader.reaches(entry) ? 'true' : 'false',
  );
  await loadUnknown(reached);
  await loader.loadOthers();
  // A bare file name can refer to any folder, so only now is it certain which ones are missing.
  await loadUnknown(lacking);
  return loader.result();

  async function loadUnknown(
    wanted: readonly (readonly [entry: string, places: readonly WantedDocument[]])[],
  ): Promise<void> {
    for (const [entry, places] of wanted) {
      for (const each of places) if (!loader.knows(entry)) await loader.load(each);
    }
  }
}

/**
 * Whether a document is named by URL or file. A name without extension can be part of another document's
 * name.
 */
function isAddress(document: string): boolean {
  return /^https?:\/\//i.test(document) || /\.(?:json|ya?ml)$/i.test(document);
}

function listConfigured({ config, locate }: ReferenceInput): readonly WantedDocument[] {
  const toWanted = (
    entries: readonly string[],
    key: readonly (string | number)[],
    asked: RequestedPages,
  ) =>
    entries.map((entry, rank): WantedDocument => {
      return { entry, place: locate([...key, rank]), asked: [asked] };
    });
  const ofDivisions = (key: 'tabs' | 'anchors') =>
    config[key].flatMap(({ openapi = [], url, version }, rank) =>
      toWanted(openapi, [key, rank, 'openapi'], {
        kind: 'division',
        url,
        ...(version !== undefined && { version }),
      }),
    );
  const ofSite = config.openapi.flatMap((entry, rank) => {
    const directory = config.siteDocuments?.find(({ source }) => source === entry)?.directory;
    const asked = { kind: 'config', ...(directory !== undefined && { directory }) } as const;
    return { entry, place: locate(['openapi', rank]), asked: [asked] };
  });
  return [
    ...ofSite,
    ...ofDivisions('tabs'),
    ...ofDivisions('anchors'),
    ...(config.documents ?? []).map(({ source, at, directory, listedIn }): WantedDocument => {
      const asked: RequestedPages = {
        kind: 'node',
        ...(directory !== undefined && { directory }),
        ...(listedIn && { listedIn }),
      };
      return { entry: source, place: locate(at), asked: [asked] };
    }),
  ];
}

/** The operations and schemas that pages and navigation need, with the document if they name one. */
function listNeeded({ pages, config, configFile }: ReferenceInput) {
  const ofPages = pages.flatMap(({ file, frontMatter, frontMatterPositions }) => {
    const { openapi, openapiSchema } = frontMatter;
    const place = placeIn(file, frontMatterPositions['openapi']);
    if (openapiSchema !== undefined) return [{ document: documentOf(openapiSchema), place }];
    if (openapi === undefined) return [];
    return [{ document: parseOperationEntry(openapi)?.document, place }];
  });
  const inNavigation = JSON.stringify(config.navigation).match(/"(?:[^"\s]+ )?[A-Za-z]+ \/[^"]*"/g);
  const place = { file: configFile };
  const ofNavigation = (inNavigation ?? []).flatMap((text) => {
    const entry = parseOperationEntry(JSON.parse(text) as string);
    return entry === undefined ? [] : [{ document: entry.document, place }];
  });
  return [...ofPages, ...ofNavigation];
}

function documentOf(entry: string): string | undefined {
  const [document, ...rest] = entry.trim().split(/\s+/);
  return rest.length > 0 ? document : undefined;
}
