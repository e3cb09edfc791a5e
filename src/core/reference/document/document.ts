/** An OpenAPI document as its author wrote it, before any of it is interpreted. */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { Loose } from './loose.ts';

export interface ApiDocument {
  /** Path from the project folder with forward slashes, or the URL that it was read from. */
  readonly name: string;
  /** The same path if the document is a file of the project; otherwise absent. */
  readonly file?: string;
  readonly text: string;
  /** The whole document, including all its files once they are joined. Its references are not followed. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The value of `openapi`, `swagger` or `asyncapi`: `3.1.0`, `2.0`. */
  readonly version: string;
  /**
   * Finds where a value, or its key, was written. For a part in a separate file, the place is in that file.
   */
  readonly placeOf: (path: DataPath, at?: 'key' | 'value') => Place;
}

/** A document as it was read, and its value upgraded to OpenAPI 3.1 or later. */
export interface ReadDocument {
  readonly document: ApiDocument;
  readonly root: Loose;
  /**
   * All files of the document joined into one value; absent if there is only one file, which is used as it
   * was written.
   */
  readonly bundled?: ApiDocument['value'];
  /** Paths of the document's other files, from the project folder. */
  readonly partFiles?: readonly string[];
  /** Paths of the overlays that changed the document. */
  readonly overlays?: readonly string[];
  /** The first of them that removed something, which readers must not find in the file as it was written. */
  readonly reducedBy?: string;
  /** Files that only the removed parts refer to, as paths from the project folder. */
  readonly removedFiles?: readonly string[];
}

/**
 * Returns the id of the document that a key belongs to. Keys of operations, webhooks and schemas begin with
 * it.
 */
export function documentIdOf(key: string): string {
  const [id = ''] = key.split(' ', 1);
  return id;
}
