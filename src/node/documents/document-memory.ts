import type { SdkFormat } from '../../core/config/config-tree.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import {
  type DocumentReading,
  parseDocument,
} from '../../core/reference/document/parse-document.ts';
import type { DocumentSource } from '../../core/diagnostic/source-place.ts';
import type { SchemaReading } from '../../core/reference/graphql/parse-schema.ts';
import type { SdkReading } from '../../core/reference/sdk/sdk-library.ts';
import type { Overlaid } from '../../core/reference/overlay/apply-overlays.ts';
import {
  type Overlay,
  type OverlayReading,
  parseOverlay,
} from '../../core/reference/overlay/parse-overlay.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { JailOptions } from './reference-jail.ts';

/**
 * Remembers the parsed and prepared documents of one folder for a process that reads the folder again and
 * again: reading a large document takes a second, and it seldom changes while its pages do.
 */
export class DocumentMemory {
  readonly #prepared = new Map<string, Prepared>();
  readonly #parsed = new Map<string, Parsed<DocumentReading>>();
  readonly #schemas = new Map<string, Parsed<SchemaReading>>();
  readonly #sdks = new Map<SdkFormat, Map<string, Parsed<SdkReading>>>();
  readonly #overlays = new Map<
    string,
    { readonly text: string; readonly reading: OverlayReading }
  >();
  readonly #overlaid = new Map<string, Applied>();

  /** Parses a document, or returns the earlier result if its text and the place of its entry are the same. */
  parse(source: DocumentSource): DocumentReading {
    return recall(this.#parsed, source, parseDocument);
  }

  /** Parses a GraphQL schema, or returns the earlier result as `parse` does. */
  parseSchema(
    source: DocumentSource,
    parse: (source: DocumentSource) => SchemaReading,
  ): SchemaReading {
    return recall(this.#schemas, source, parse);
  }

  /** Reads the documentation of an SDK in a format, or returns the earlier result as `parse` does. */
  parseSdk(
    source: DocumentSource & { readonly format: SdkFormat },
    parse: (source: DocumentSource) => SdkReading,
  ): SdkReading {
    const known = this.#sdks.get(source.format) ?? new Map<string, Parsed<SdkReading>>();
    this.#sdks.set(source.format, known);
    return recall(known, source, parse);
  }

  /** Parses an overlay, or returns the earlier result if its text is the same. */
  parseOverlay(file: string, text: string): OverlayReading {
    const known = this.#overlays.get(file);
    if (known?.text === text) return known.reading;
    const reading = parseOverlay(file, text);
    this.#overlays.set(file, { text, reading });
    return reading;
  }

  /** Applies overlays to a document, or returns the earlier result if all of them are the same objects. */
  async overlay(document: ApiDocument, overlays: readonly Overlay[]): Promise<Overlaid> {
    const known = this.#overlaid.get(document.name);
    const isSame = known?.document === document && areSame(known.overlays, overlays);
    if (known !== undefined && isSame) return known.result;
    // Imported late: few projects have overlays, and applying them takes a parser of JSONPath.
    const { applyOverlays } = await import('../../core/reference/overlay/apply-overlays.ts');
    const result = applyOverlays(document, overlays);
    this.#overlaid.set(document.name, { document, overlays, result });
    return result;
  }

  /**
   * Prepares a document, or returns the earlier result if it is the same object: with overlays, the same text
   * can come from other lines. A document of several files is always prepared again, because any of them can
   * have changed.
   */
  async prepare(document: ApiDocument, options: JailOptions): Promise<PreparedDocument> {
    const { name } = document;
    const known = this.#prepared.get(name);
    if (known?.result.isOneFile === true && known.document === document) return known.result;
    // Imported late: validators and converters take long to load, and most sites document no API.
    const { prepareDocument } = await import('./prepare-document.ts');
    const result = await prepareDocument(document, options);
    this.#prepared.set(name, { document, result });
    return result;
  }
}

interface Parsed<Reading> {
  readonly text: string;
  /** The place of the entry, as JSON. */
  readonly place: string | undefined;
  readonly reading: Reading;
}

function recall<Reading>(
  known: Map<string, Parsed<Reading>>,
  source: DocumentSource,
  parse: (source: DocumentSource) => Reading,
): Reading {
  const { name, text } = source;
  const place = JSON.stringify(source.place);
  const before = known.get(name);
  if (before?.text === text && before.place === place) return before.reading;
  const reading = parse(source);
  known.set(name, { text, place, reading });
  return reading;
}

interface Prepared {
  readonly document: ApiDocument;
  readonly result: PreparedDocument;
}

interface Applied {
  readonly document: ApiDocument;
  readonly overlays: readonly Overlay[];
  readonly result: Overlaid;
}

function areSame(left: readonly Overlay[], right: readonly Overlay[]): boolean {
  return left.length === right.length && left.every((each, rank) => each === right[rank]);
}
