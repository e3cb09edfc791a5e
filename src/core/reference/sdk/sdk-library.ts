/** What the output of a tool that documents SDKs turns out to be, whichever tool wrote it. */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { DocumentSource } from '../../diagnostic/source-place.ts';
import type { SymbolDescription, SymbolReference } from '../model/symbol-model.ts';

/** The output of a tool that writes a folder. */
export interface SdkFolder {
  /** Path of the folder, or of an archive of it, from the project folder; or a URL. */
  readonly name: string;
  /** The texts of the files that the reader of the format wants, by their paths in the folder, sorted. */
  readonly files: ReadonlyMap<string, string>;
  /** Place of the entry that names it, if its files are not files of the project. */
  readonly place?: Place;
}

export interface SdkLibrary {
  /** Path from the project folder, or a URL. */
  readonly name: string;
  /** Length of its texts in characters. */
  readonly size: number;
  /** All comments. */
  readonly descriptions: readonly SymbolDescription[];
  /** Builds its symbols with the id that is free. */
  readonly build: (id: string) => SymbolReference;
}

export interface SdkReading {
  /** Absent if the output could not be read. */
  readonly document?: SdkLibrary;
  readonly diagnostics: readonly Diagnostic[];
}

/** Lists the files of a folder as texts of which each has a name. */
export function listSources({ name, files, place }: SdkFolder): readonly DocumentSource[] {
  return Array.from(files, ([path, text]) => ({
    name: `${name}/${path}`,
    text,
    ...(place !== undefined && { place }),
  }));
}
