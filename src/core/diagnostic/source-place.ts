/** Where problems in the text of a document are reported. */
import type { Place } from './diagnostic.ts';
import type { Position } from '../text/source-file.ts';

export interface DocumentSource {
  /** Path from the project folder, or a URL. */
  readonly name: string;
  readonly text: string;
  /** Place of the entry that names the document, if the document is not a file of the project. */
  readonly place?: Place;
}

/** Where a problem is within a document that is not a file of the project; absent for files. */
export interface TextOrigin {
  readonly origin?: string;
}

/** Returns the place to report. A problem with a whole file is reported at its beginning. */
export function toPlace({ name, place }: DocumentSource, position = { line: 1, column: 1 }): Place {
  return place ?? { file: name, position };
}

/** Returns what the message must add if its place is not in the document itself. */
export function toOrigin({ name, place }: DocumentSource, position?: Position): TextOrigin {
  if (place === undefined) return {};
  return { origin: position ? `${name}, line ${position.line}, column ${position.column}` : name };
}

/** Adds the place within a document to a sentence about it. */
export function withOrigin(sentence: string, origin: string | undefined): string {
  return origin === undefined ? sentence : `${origin}: ${sentence}`;
}
