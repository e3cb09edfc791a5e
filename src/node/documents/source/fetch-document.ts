/**
 * Fetches the text of a document over HTTP: within limits of time and size, without credentials, and not
 * again when the server says that the kept copy is still good. The only part of a build that accesses the
 * network on its own initiative.
 */
import type { FetchFailure } from '../../../core/reference/document/openapi-entries.ts';
import { toReason } from '../../disk/system-error.ts';
import type { CachedDocument } from './document-cache.ts';

export interface FetchLimits {
  /** For the whole request, including redirects and the body. */
  readonly seconds: number;
  /** Maximum size of the decompressed body. */
  readonly megabytes: number;
  /** How bytes become text; UTF-8 if absent. In Latin-1, each byte is a character, as for an archive. */
  readonly encoding?: 'latin1';
  /** Whether the server may redirect; `follow` if absent. */
  readonly redirect?: 'follow' | 'error';
}

export const defaultLimits: FetchLimits = { seconds: 10, megabytes: 20 };

export type FetchedDocument =
  | { readonly kind: 'fetched'; readonly document: CachedDocument }
  | { readonly kind: 'failed'; readonly failure: FetchFailure };

/**
 * @param url an http(s) URL; the check of the configuration lets no other through, and neither does this
 * function.
 */
export async function fetchDocument(
  url: string,
  kept: CachedDocument | undefined,
  limits: FetchLimits,
): Promise<FetchedDocument> {
  if (!/^https?:\/\//i.test(url)) {
    return toFailure({ kind: 'unreachable', reason: 'only http and https are fetched' });
  }
  const { redirect = 'follow' } = limits;
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    const response = await fetch(url, { headers: toHeaders(kept), signal, redirect });
    if (response.status === 304 && kept) return { kind: 'fetched', document: kept };
    if (!response.ok) {
      await response.body?.cancel();
      return toFailure({ kind: 'status', status: response.status });
    }
    return await readBody(url, response, limits);
  } catch (error) {
    if (signal.aborted) return toFailure({ kind: 'too-slow', seconds: limits.seconds });
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return toFailure({ kind: 'unreachable', reason: toReason(cause) });
  }
}

function toFailure(failure: FetchFailure): FetchedDocument {
  return { kind: 'failed', failure };
}

function toHeaders(kept: CachedDocument | undefined): Record<string, string> {
  return {
    Accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
    ...(kept?.etag !== undefined && { 'If-None-Match': kept.etag }),
    ...(kept?.lastModified !== undefined && { 'If-Modified-Since': kept.lastModified }),
  };
}

async function readBody(
  url: string,
  response: Response,
  { megabytes, encoding }: FetchLimits,
): Promise<FetchedDocument> {
  const bytes = await readBytes(response, megabytes * 1_000_000);
  if (bytes === undefined) return toFailure({ kind: 'too-large', megabytes });
  const text = encoding === undefined ? decodeText(bytes) : bytes.toString(encoding);
  if (text === undefined) return toFailure({ kind: 'not-text' });
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  const document = {
    url,
    text,
    ...(etag !== null && { etag }),
    ...(lastModified !== null && { lastModified }),
  };
  return { kind: 'fetched', document };
}

/** The whole body, or undefined as soon as it exceeds `limit`. */
async function readBytes(response: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body and thereby the transfer.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The text without its byte order mark; undefined if it is not UTF-8. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
