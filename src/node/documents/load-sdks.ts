/** Loads the output of tools that document SDKs, which docs.json and pages name. */
import type { ConfigSdk } from '../../core/config/config-tree.ts';
import { placeIn, type Place } from '../../core/diagnostic/diagnostic.ts';
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import { diagnoseSdk } from '../../core/reference/sdk/sdk-entries.ts';
import type { SdkReading } from '../../core/reference/sdk/sdk-library.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LoaderOptions } from './document-loader.ts';
import { DocumentMemory } from './document-memory.ts';
import { toFile } from './source/locate-source.ts';
import { type LoadedSymbols, loadSymbols, readSymbolSource } from './load-symbols.ts';

type ParseSdk = (source: DocumentSource) => SdkReading;

/** Imports the parsers of formats late, because few projects need any. */
const PARSERS: Readonly<Record<string, () => Promise<ParseSdk>>> = {
  typedoc: async () =>
    (await import('../../core/reference/sdk/typedoc/parse-typedoc.ts')).parseTypedoc,
};

interface SdkOptions extends LoaderOptions {
  readonly pages: readonly Page[];
}

interface AskedSdk extends ConfigSdk {
  /** The place in the page that names it; absent if docs.json does. */
  readonly place?: Place;
}

export async function loadSdks(options: SdkOptions): Promise<LoadedSymbols> {
  const memory = options.memory ?? new DocumentMemory();
  return loadSymbols<AskedSdk>({
    kind: 'sdk',
    asked: [...(options.config.sdks ?? []), ...listNamed(options)],
    defaultFolder: 'sdk-reference',
    read: async (first) => {
      const { format, source, at, place = options.locate(at) } = first;
      const parse = await PARSERS[format]?.();
      if (parse !== undefined) {
        return readSymbolSource({ source, place }, options, (text) => memory.parseSdk(text, parse));
      }
      const facts = { format, readable: Object.keys(PARSERS) };
      const key = options.locate([...at, 'format']);
      return { diagnostics: [diagnoseSdk('sdk/unread-format', facts, key)] };
    },
  });
}

/** Lists what only pages name: it is read, but no pages are generated from it. */
function listNamed({ pages, config }: SdkOptions): readonly AskedSdk[] {
  const known = new Set((config.sdks ?? []).map(({ source }) => toFile(source)));
  return pages.flatMap(({ file, frontMatter, frontMatterPositions }): readonly AskedSdk[] => {
    const [, , source] = frontMatter.sdk?.trim().split(/\s+/).reverse() ?? [];
    if (source === undefined || known.has(toFile(source))) return [];
    const place = placeIn(file, frontMatterPositions['sdk']);
    return [{ source, format: 'typedoc', at: [], place }];
  });
}
