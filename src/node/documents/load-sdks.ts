/** Loads the output of tools that document SDKs, which docs.json names. */
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import { diagnoseSdk } from '../../core/reference/sdk/sdk-entries.ts';
import type { SdkReading } from '../../core/reference/sdk/sdk-library.ts';
import type { LoaderOptions } from './document-loader.ts';
import { DocumentMemory } from './document-memory.ts';
import { type LoadedSymbols, loadSymbols, readSymbolSource } from './load-symbols.ts';

type ParseSdk = (source: DocumentSource) => SdkReading;

/** Imports the parsers of formats late, because few projects need any. */
const PARSERS: Readonly<Record<string, () => Promise<ParseSdk>>> = {
  typedoc: async () =>
    (await import('../../core/reference/sdk/typedoc/parse-typedoc.ts')).parseTypedoc,
};

export async function loadSdks(options: LoaderOptions): Promise<LoadedSymbols> {
  const memory = options.memory ?? new DocumentMemory();
  return loadSymbols({
    kind: 'sdk',
    asked: options.config.sdks ?? [],
    defaultFolder: 'sdk-reference',
    read: async (first) => {
      const { format, at } = first;
      const parse = await PARSERS[format]?.();
      if (parse !== undefined) {
        return readSymbolSource(first, options, (text) => memory.parseSdk(text, parse));
      }
      const facts = { format, readable: Object.keys(PARSERS) };
      const place = options.locate([...at, 'format']);
      return { diagnostics: [diagnoseSdk('sdk/unread-format', facts, place)] };
    },
  });
}
