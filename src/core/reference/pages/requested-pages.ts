/** The sources of generated pages, and what requests these pages. */
import type { DataPath } from '../../text/source-tree.ts';
import type { ReadDocument } from '../document/document.ts';
import type { SymbolDescription, SymbolReference, SymbolSettings } from '../model/symbol-model.ts';

/** A document, and everything that requests pages of it. */
export interface SourceDocument extends ReadDocument {
  readonly asked: readonly RequestedPages[];
}

/** A source of symbols, and everything that requests pages of it. */
export interface SourceSymbols {
  /** Path of the file from the project folder, or a URL. */
  readonly name: string;
  /** Absent for a URL. */
  readonly file?: string;
  /** Length of its text in characters. */
  readonly size: number;
  /** The same list as long as its text is the same. */
  readonly descriptions: readonly SymbolDescription[];
  /** Builds the symbols with the id that is free. */
  readonly build: (id: string, settings: SymbolSettings) => SymbolReference;
  /** The folder of its pages, without outer slashes. */
  readonly folder: string;
  /** Paths of the parts of the tree that list its pages. */
  readonly listedIn: readonly DataPath[];
}

export type RequestedPages =
  /** `openapi` of docs.json: pages are generated if none is written by hand. */
  | { readonly kind: 'config'; readonly directory?: string }
  /** `openapi` of a tab or an anchor. */
  | { readonly kind: 'division'; readonly url: string; readonly version?: string }
  /** A part of the tree of docs.json. Without `listedIn`, only what its entries name gets pages. */
  | { readonly kind: 'node'; readonly directory?: string; readonly listedIn?: DataPath };
