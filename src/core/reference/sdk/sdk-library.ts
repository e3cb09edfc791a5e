/** What a file about an SDK turns out to be, whichever tool wrote it. */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { SymbolDescription, SymbolReference } from '../model/symbol-model.ts';

export interface SdkLibrary {
  /** Path from the project folder, or a URL. */
  readonly name: string;
  /** Length of its text in characters. */
  readonly size: number;
  /** All comments. */
  readonly descriptions: readonly SymbolDescription[];
  /** Builds its symbols with the id that is free. */
  readonly build: (id: string) => SymbolReference;
}

export interface SdkReading {
  /** Absent if the text could not be read. */
  readonly document?: SdkLibrary;
  readonly diagnostics: readonly Diagnostic[];
}
