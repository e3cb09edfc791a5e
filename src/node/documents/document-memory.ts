import type { ApiDocument } from '../../core/reference/document/document.ts';
import {
  type DocumentReading,
  type DocumentSource,
  parseDocument,
} from '../../core/reference/document/parse-document.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { JailOptions } from './reference-jail.ts';

/**
 * Remembers the parsed and prepared documents of one folder for a process that reads the folder again and
 * again: reading a large document takes a second, and it seldom changes while its pages do.
 */
export class DocumentMemory {
  readonly #prepared = new Map<string, Prepared>();
  readonly #parsed = new Map<
    string,
    { readonly text: string; readonly reading: DocumentReading }
  >();

  /** Parses a file, or returns the earlier result if its text is the same. */
  parse(source: DocumentSource): DocumentReading {
    const { name, text } = source;
    const known = this.#parsed.get(name);
    if (known?.text === text) return known.reading;
    const reading = parseDocument(source);
    this.#parsed.set(name, { text, reading });
    return reading;
  }

  /**
   * Prepares a document, or returns the earlier result if its text is the same. A document of several files
   * is always prepared again, because any of them can have changed.
   */
  async prepare(document: ApiDocument, options: JailOptions): Promise<PreparedDocument> {
    const { name, text } = document;
    const known = this.#prepared.get(name);
    if (known?.result.isOneFile === true && known.text === text) return known.result;
    // Imported late: validators and converters take long to load, and most sites document no API.
    const { prepareDocument } = await import('./prepare-document.ts');
    const result = await prepareDocument(document, options);
    this.#prepared.set(name, { text, result });
    return result;
  }
}

interface Prepared {
  readonly text: string;
  readonly result: PreparedDocument;
}
