/** What is said about an object. */
import type { LibraryCode } from '../../library/library.ts';
import { noTexts, type SymbolTexts } from '../../library/symbol-texts.ts';

/** What is said about a parameter or an attribute. */
export interface DocumentedName {
  readonly name: string;
  readonly type?: LibraryCode;
  readonly description?: string;
}

/** A member of which only a table or a list tells. */
export interface Mention extends DocumentedName {
  /** What is in its parentheses, if it can be called. */
  readonly called?: string;
}

export interface Docstring {
  readonly texts: SymbolTexts;
  /** The classes that a class extends. */
  readonly bases: LibraryCode;
  readonly parameters: readonly DocumentedName[];
  readonly result?: LibraryCode;
  readonly type?: LibraryCode;
  readonly attributes: readonly DocumentedName[];
  readonly mentions: readonly Mention[];
}

export const noDocstring: Docstring = {
  texts: noTexts,
  bases: [],
  parameters: [],
  attributes: [],
  mentions: [],
};
