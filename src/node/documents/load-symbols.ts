/** Loads sources of symbols, such as GraphQL schemas, that docs.json names. */
import type { ConfigDocument } from '../../core/config/config-tree.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { during } from '../../core/diagnostic/journal.ts';
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import { limitWarnings } from '../../core/reference/checks/limit-warnings.ts';
import type { SymbolSourceKind } from '../../core/reference/model/symbol-model.ts';
import type { LostDocument } from '../../core/reference/pages/lost-documents.ts';
import type { SourceSymbols } from '../../core/reference/pages/requested-pages.ts';
import type { LoaderOptions } from './document-loader.ts';
import { defaultLimits } from './source/fetch-document.ts';
import { loadDocument } from './source/load-document.ts';
import { documentFolders, toFile } from './source/locate-source.ts';

export interface LoadedSymbols {
  readonly symbols: readonly SourceSymbols[];
  /** Sources that were requested but could not be read. */
  readonly lost: readonly LostDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a text contains; without a document if it cannot be read. */
interface SymbolsReading {
  readonly document?: Pick<SourceSymbols, 'name' | 'size' | 'descriptions' | 'build'>;
  readonly diagnostics: readonly Diagnostic[];
}

interface SourcesOfKind<Asked extends ConfigDocument> {
  readonly kind: SymbolSourceKind;
  readonly asked: readonly Asked[];
  /** The folder of the pages of a source for which docs.json names none. */
  readonly defaultFolder: string;
  /** Reads a source that several parts of the tree can request; problems are reported at the first. */
  readonly read: (first: Asked) => Promise<SymbolsReading>;
}

/** Reads each source once, and lists it once for each folder of pages. */
export async function loadSymbols<Asked extends ConfigDocument>({
  kind,
  asked,
  defaultFolder,
  read,
}: SourcesOfKind<Asked>): Promise<LoadedSymbols> {
  const symbols: SourceSymbols[] = [];
  const lost: LostDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  const entries = Map.groupBy(asked, ({ source }) => toFile(source));
  for (const [name, requests] of entries) {
    const [first] = requests;
    if (first === undefined) continue;
    const { document, diagnostics: found } = await read(first);
    diagnostics.push(...limitWarnings(found, document?.name ?? name));
    const byFolder = Map.groupBy(requests, ({ directory = defaultFolder }) => directory);
    for (const [folder, own] of byFolder) {
      if (document === undefined) {
        const requested = [{ kind: 'node', directory: folder } as const];
        lost.push({ name, asked: requested, isOfSite: false, symbols: kind });
        continue;
      }
      symbols.push({
        ...document,
        ...(!/^https?:/i.test(document.name) && { file: document.name }),
        folder,
        listedIn: own.flatMap(({ listedIn }) => (listedIn === undefined ? [] : [listedIn])),
      });
    }
  }
  return { symbols, lost, diagnostics };
}

/** Tools write more than people do: 32 MB about a validation library. */
const LIMITS = { ...defaultLimits, megabytes: 50 };

/** Reads the file or the URL of a source. */
export async function readSymbolSource<
  Reading extends { readonly diagnostics: readonly Diagnostic[] },
>(
  { source, place }: { readonly source: string; readonly place: Place },
  { dir, cacheDir, texts, layout, journal }: LoaderOptions,
  parse: (text: DocumentSource) => Reading,
): Promise<Reading | { readonly document?: never; readonly diagnostics: readonly Diagnostic[] }> {
  const file = toFile(source);
  const failure = journal?.failureOf(file);
  if (failure !== undefined) return { diagnostics: [failure] };
  return during(journal, { phase: 'read', file }, () =>
    loadDocument(source, {
      dir,
      cacheDir,
      texts,
      place,
      folders: documentFolders(layout),
      limits: LIMITS,
      parse,
    }),
  );
}
