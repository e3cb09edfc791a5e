/** Parses the names of OpenAPI operations in navigation entries and front matter. */
import { nearest } from '../diagnostic/nearest.ts';
import { normalizePath, parentOf } from './slug-path.ts';

/** `spec.json POST /users`, or `webhook orderPlaced` with the method `WEBHOOK`. */
export interface OperationEntry {
  /** Path or name of the document, as written; absent when any document can be meant. */
  readonly document?: string;
  /** HTTP method in upper case, or `WEBHOOK`. */
  readonly method: string;
  /** Path of the operation as in the document, or the name of the webhook. */
  readonly path: string;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];
const OPERATION = new RegExp(
  String.raw`^(?:(\S+)\s+)?(${METHODS.join('|')})\s+((?:\/|https?:)\S*)$`,
  'i',
);
/** A custom method of the document, which only its capitals distinguish from ordinary words. */
const OWN_METHOD = /^(?:(\S+)\s+)?([A-Z][A-Z\d-]*)\s+(\/\S*)$/;
const NEARLY = /^(?:(\S+)\s+)?([a-z]{3,8})\s+(\/\S*)$/i;
const WEBHOOK = /^(?:(\S+)\s+)?(WEBHOOK)\s+(\S.*)$/i;

export function parseOperationEntry(text: string): OperationEntry | undefined {
  const written = text.trim();
  const match = OPERATION.exec(written) ?? WEBHOOK.exec(written) ?? OWN_METHOD.exec(written);
  const [, document, method, path] = match ?? [];
  if (method === undefined || path === undefined) return undefined;
  return { ...(document !== undefined && { document }), method: method.toUpperCase(), path };
}

/**
 * Rewrites the document of an entry from relative to the page, `../spec.json GET /users`, to relative to
 * the root of the project. A path that leaves the project stays as it is.
 *
 * @param file path of the page from the root.
 */
export function toRootedEntry(entry: string, file: string): string {
  return entry.replace(
    /^\.\.\/\S*/,
    (document) => normalizePath(`${parentOf(file)}/${document}`) ?? document,
  );
}

/** Parses an entry that can only be an operation with a misspelled method. */
export function parseMisspelledOperation(text: string): OperationEntry | undefined {
  const [, document, method = '', path = ''] = NEARLY.exec(text.trim()) ?? [];
  if (nearest(method.toUpperCase(), METHODS) === undefined) return undefined;
  return { ...(document !== undefined && { document }), method: method.toUpperCase(), path };
}
