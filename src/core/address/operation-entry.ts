/** Reads how navigation entries and front matter name an operation of an OpenAPI document. */

/** `spec.json POST /users`, or `webhook orderPlaced` with the method `WEBHOOK`. */
export interface OperationEntry {
  /** Path or name of the document, as written; absent when any may be meant. */
  readonly document?: string;
  /** Upper-case HTTP method, `WEBHOOK` included. */
  readonly method: string;
  /** Path of the operation as in the document, or the name of the webhook. */
  readonly path: string;
}

const OPERATION =
  /^(?:(\S+)\s+)?(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY)\s+((?:\/|https?:)\S*)$/i;
const WEBHOOK = /^(?:(\S+)\s+)?(WEBHOOK)\s+(\S.*)$/i;

export function parseOperationEntry(text: string): OperationEntry | undefined {
  const match = OPERATION.exec(text.trim()) ?? WEBHOOK.exec(text.trim());
  const [, document, method, path] = match ?? [];
  if (method === undefined || path === undefined) return undefined;
  return { ...(document !== undefined && { document }), method: method.toUpperCase(), path };
}
