/** Loads the GraphQL schemas that docs.json names. */
import type { LoaderOptions } from './document-loader.ts';
import { DocumentMemory } from './document-memory.ts';
import { type LoadedSymbols, loadSymbols, readSymbolSource } from './load-symbols.ts';

export async function loadSchemas(options: LoaderOptions): Promise<LoadedSymbols> {
  const asked = options.config.graphql ?? [];
  if (asked.length === 0) return { symbols: [], lost: [], diagnostics: [] };
  // Imported late: few projects have a schema, and reading one takes a parser.
  const { buildSymbols } = await import('../../core/reference/graphql/build-symbols.ts');
  const { parseSchema } = await import('../../core/reference/graphql/parse-schema.ts');
  const memory = options.memory ?? new DocumentMemory();
  return loadSymbols({
    kind: 'graphql',
    asked,
    defaultFolder: 'graphql-reference',
    read: async ({ source, at }) => {
      const named = { source, place: options.locate(at) };
      const reading = await readSymbolSource(named, options, (text) =>
        memory.parseSchema(text, parseSchema),
      );
      const { document: schema, diagnostics } = reading;
      if (schema === undefined) return { diagnostics };
      const { name, size, descriptions } = schema;
      return {
        document: {
          name,
          size,
          descriptions,
          build: (id, settings) => buildSymbols(schema, id, settings),
        },
        diagnostics,
      };
    },
  });
}
