/** Loads the GraphQL schemas that docs.json names. */
import type { ConfigDocument } from '../../core/config/config-tree.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { during } from '../../core/diagnostic/journal.ts';
import { limitWarnings } from '../../core/reference/checks/limit-warnings.ts';
import type { GraphqlSchema } from '../../core/reference/graphql/parse-schema.ts';
import type { LostDocument } from '../../core/reference/pages/lost-documents.ts';
import type { SourceSymbols } from '../../core/reference/pages/requested-pages.ts';
import type { LoaderOptions } from './document-loader.ts';
import { DocumentMemory } from './document-memory.ts';
import { documentFolders, loadDocument, toFile } from './load-document.ts';

interface LoadedSchemas {
  readonly schemas: readonly SourceSymbols[];
  /** Schemas that were requested but could not be read. */
  readonly lost: readonly LostDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The folder of the pages of a schema for which docs.json names none. */
const DEFAULT_FOLDER = 'graphql-reference';

export async function loadSchemas(options: LoaderOptions): Promise<LoadedSchemas> {
  const asked = options.config.graphql ?? [];
  if (asked.length === 0) return { schemas: [], lost: [], diagnostics: [] };
  // Imported late: few projects have a schema, and reading one takes a parser.
  const { buildSymbols } = await import('../../core/reference/graphql/build-symbols.ts');
  const schemas: SourceSymbols[] = [];
  const lost: LostDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  const entries = Map.groupBy(asked, ({ source }) => toFile(source));
  for (const [name, requests] of entries) {
    const read = await readSchema(requests, options);
    diagnostics.push(...limitWarnings(read.diagnostics, read.schema?.name ?? name));
    const byFolder = Map.groupBy(requests, ({ directory = DEFAULT_FOLDER }) => directory);
    for (const [folder, own] of byFolder) {
      const { schema } = read;
      if (schema === undefined) {
        const requested = [{ kind: 'node', directory: folder } as const];
        lost.push({ name, asked: requested, isOfSite: false, isSchema: true });
        continue;
      }
      schemas.push({
        name: schema.name,
        ...(!/^https?:/i.test(schema.name) && { file: schema.name }),
        size: schema.size,
        descriptions: schema.descriptions,
        build: (id, settings) => buildSymbols(schema, id, settings),
        folder,
        listedIn: own.flatMap(({ listedIn }) => (listedIn === undefined ? [] : [listedIn])),
      });
    }
  }
  return { schemas, lost, diagnostics };
}

interface ReadSchema {
  readonly schema?: GraphqlSchema | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a schema that several parts of the tree can request; problems are reported at the first. */
async function readSchema(
  [first]: readonly ConfigDocument[],
  options: LoaderOptions,
): Promise<ReadSchema> {
  if (first === undefined) return { diagnostics: [] };
  const { parseSchema } = await import('../../core/reference/graphql/parse-schema.ts');
  const { dir, cacheDir, texts, layout, locate, journal } = options;
  const { source, at } = first;
  const file = toFile(source);
  const failure = journal?.failureOf(file);
  if (failure !== undefined) return { diagnostics: [failure] };
  const memory = options.memory ?? new DocumentMemory();
  const reading = await during(journal, { phase: 'read', file }, () =>
    loadDocument(source, {
      dir,
      cacheDir,
      texts,
      place: locate(at),
      folders: documentFolders(layout),
      parse: (text) => memory.parseSchema(text, parseSchema),
    }),
  );
  return { schema: reading.document, diagnostics: reading.diagnostics };
}
