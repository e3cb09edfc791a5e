/** An OpenAPI document as it was written, before anything in it is understood. */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { Loose } from './loose.ts';

export interface ApiDocument {
  /** Path from the project folder with forward slashes, or the URL it came from. */
  readonly name: string;
  /** The same path when it is a file of the project; documents from elsewhere have none. */
  readonly file?: string;
  readonly text: string;
  /** The whole document, with all files that it is made of once they are joined; its references are not followed. */
  readonly value: Readonly<Record<string, unknown>>;
  /** What `openapi`, `swagger` or `asyncapi` says: `3.1.0`, `2.0`. */
  readonly version: string;
  /** Where a value, or its key, was written; of a part that is a file of its own, in that file. */
  readonly placeOf: (path: DataPath, at?: 'key' | 'value') => Place;
}

/** A document that was read, and the same in the form of OpenAPI 3.1 or later. */
export interface ReadDocument {
  readonly document: ApiDocument;
  readonly root: Loose;
  /** What its files are together, where they are several; otherwise as it was written. */
  readonly bundled?: ApiDocument['value'];
  /** Paths, from the project folder, of the files that it is made of besides its own. */
  readonly partFiles?: readonly string[];
}

/** Id of the document that a key is of: keys of operations, webhooks and schemas begin with it. */
export function documentIdOf(key: string): string {
  const [id = ''] = key.split(' ', 1);
  return id;
}
