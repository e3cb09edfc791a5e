/** Loads the output of tools that document SDKs, which docs.json and pages name. */
import type { ConfigSdk, SdkFormat } from '../../core/config/config-tree.ts';
import { placeIn, type Place } from '../../core/diagnostic/diagnostic.ts';
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import { splitEntry } from '../../core/reference/pages/generated/resolve-symbols.ts';
import type { SdkReading } from '../../core/reference/sdk/sdk-library.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LoaderOptions } from './document-loader.ts';
import { DocumentMemory } from './document-memory.ts';
import { toFile } from './source/locate-source.ts';
import { type FolderReader, loadSdkFolder } from './load-sdk-folder.ts';
import { type LoadedSymbols, loadSymbols, readSymbolSource } from './load-symbols.ts';

/** How the output of a tool is read: a file, or a folder of files. */
type SdkReader =
  | { readonly parseFile: (source: DocumentSource) => SdkReading }
  | { readonly parseFolder: FolderReader };

/** Imports the readers of formats late, because few projects need any. */
const READERS: Readonly<Record<SdkFormat, () => Promise<SdkReader>>> = {
  typedoc: async () => {
    const { parseTypedoc } = await import('../../core/reference/sdk/typedoc/parse-typedoc.ts');
    return { parseFile: parseTypedoc };
  },
  javadoc: async () => {
    const { isWantedJavadocFile, parseJavadoc } =
      await import('../../core/reference/sdk/javadoc/parse-javadoc.ts');
    return { parseFolder: { parse: parseJavadoc, isWanted: isWantedJavadocFile } };
  },
  sphinx: async () => {
    const { isWantedSphinxFile, parseSphinx } =
      await import('../../core/reference/sdk/sphinx/parse-sphinx.ts');
    return { parseFolder: { parse: parseSphinx, isWanted: isWantedSphinxFile } };
  },
  phpdoc: async () => {
    const { parsePhpdoc } = await import('../../core/reference/sdk/phpdoc/parse-phpdoc.ts');
    return { parseFile: parsePhpdoc };
  },
  docfx: async () => {
    const { isWantedDocfxFile, parseDocfx } =
      await import('../../core/reference/sdk/docfx/parse-docfx.ts');
    return { parseFolder: { parse: parseDocfx, isWanted: isWantedDocfxFile } };
  },
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
      const reader = await READERS[format]();
      if ('parseFolder' in reader) {
        const request = { source, format, place, reader: reader.parseFolder, memory };
        return loadSdkFolder(request, options);
      }
      return readSymbolSource({ source, place }, options, (text) =>
        memory.parseSdk({ ...text, format }, reader.parseFile),
      );
    },
  });
}

/** Lists what only pages name: it is read, but no pages are generated from it. */
function listNamed({ pages, config }: SdkOptions): readonly AskedSdk[] {
  const known = new Set((config.sdks ?? []).map(({ source }) => toFile(source)));
  return pages.flatMap(({ file, frontMatter, frontMatterPositions }): readonly AskedSdk[] => {
    const { source } = splitEntry(frontMatter.sdk ?? '');
    if (source === undefined || known.has(toFile(source))) return [];
    const place = placeIn(file, frontMatterPositions['sdk']);
    const format = source.endsWith('.xml') ? 'phpdoc' : 'typedoc';
    return [{ source, format, at: [], place }];
  });
}
