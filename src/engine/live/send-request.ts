/**
 * Sends one request of `check --live` and reads its response. A request of any method may have a body,
 * redirects are responses like any other, and proxy settings in the environment are ignored.
 */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { HttpPart, HttpRequest } from '../../core/reference/model/request-model.ts';
import { listPartHeaders, withBoundary } from '../../core/reference/request/multipart.ts';
import type { LiveResponse } from '../../core/live/live-model.ts';
import { parseRetryAfter } from '../../core/links/link-answer.ts';
import { toReason } from '../../node/disk/system-error.ts';
import { forward, listHeaders, resolveBySystem, resolveHost } from '../../server/proxy/forward.ts';
import { decompress, readWhole } from '../../server/proxy/read-body.ts';

export interface SendOptions {
  /** The `User-Agent` of requests. */
  readonly userAgent: string;
  /** Waits for a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** The contents of files in a body, by their paths. */
  readonly files?: ReadonlyMap<string, Buffer>;
}

export type Sent =
  | { readonly kind: 'answered'; readonly response: LiveResponse; readonly milliseconds: number }
  /** `reason`: the end of a sentence. */
  | { readonly kind: 'unanswered'; readonly reason: string };

/** How many seconds a whole response may take. */
const TIMEOUT_SECONDS = 30;
/** If a server asks for a longer wait, that is reported as its response. */
const MAX_WAIT = 30;
/** Longer bodies are not compared. */
const MAX_BYTES = 8_000_000;

/** Sends a request; waits once and tries again if the server is busy and says for how long. */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<Sent> {
  const sent = await sendOnce(request, options);
  const wait = sent.kind === 'answered' ? waitOf(sent.response) : undefined;
  if (wait === undefined || wait > MAX_WAIT) return sent;
  await options.pause(wait * 1000);
  return sendOnce(request, options);
}

function waitOf({ status, headers }: LiveResponse): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const [, value] = headers.find(([name]) => name.toLowerCase() === 'retry-after') ?? [];
  return parseRetryAfter(value, Date.now());
}

async function sendOnce(
  request: HttpRequest,
  { userAgent, files = new Map() }: SendOptions,
): Promise<Sent> {
  const startedAt = performance.now();
  try {
    const url = new URL(request.url);
    const addresses = await resolveHost(url, resolveBySystem);
    const isNamed = request.headers.some(([name]) => name.toLowerCase() === 'user-agent');
    const { body, boundary } = encodeBody(request, files);
    const headers = [
      ...(boundary === undefined ? request.headers : withBoundary(request.headers, boundary)),
      ...(isNamed ? [] : [['User-Agent', userAgent] as const]),
      ['Accept-Encoding', 'gzip, deflate, br'] as const,
    ];
    const question = { method: request.method, url: url.href, headers, body };
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
    const incoming = await forward({ url, addresses }, question, signal);
    const { bytes, truncated } = await readWhole(decompress(incoming), MAX_BYTES);
    incoming.destroy();
    const text = truncated ? undefined : toTextOrNothing(bytes);
    const response: LiveResponse = {
      status: incoming.statusCode ?? 0,
      headers: listHeaders(incoming),
      ...(text !== undefined && { text }),
      bytes: bytes.length,
    };
    return { kind: 'answered', response, milliseconds: Math.round(performance.now() - startedAt) };
  } catch (error) {
    return { kind: 'unanswered', reason: reasonOf(error) };
  }
}

interface EncodedBody {
  readonly body: Buffer;
  /** The delimiter between parts. */
  readonly boundary?: string;
}

type Files = ReadonlyMap<string, Buffer>;

function encodeBody({ body }: HttpRequest, files: Files): EncodedBody {
  switch (body?.kind) {
    case 'text':
      return { body: Buffer.from(body.text) };
    case 'form':
      return { body: Buffer.from(body.pairs.map((pair) => pair.join('=')).join('&')) };
    case 'multipart':
      return encodeParts(body.parts, files);
    case 'file':
      return { body: files.get(body.fileName) ?? Buffer.alloc(0) };
    default:
      return { body: Buffer.alloc(0) };
  }
}

function encodeParts(parts: readonly HttpPart[], files: Files): EncodedBody {
  const boundary = `----lectern-${randomUUID()}`;
  const pieces = parts.flatMap((part) => {
    const { contentType, text = '', fileName } = part;
    const type = contentType ?? (fileName === undefined ? undefined : 'application/octet-stream');
    const lines = listPartHeaders({
      ...part,
      ...(fileName !== undefined && { fileName: basename(fileName) }),
      ...(type !== undefined && { contentType: type }),
    });
    const head = [`--${boundary}`, ...lines, '', ''];
    const content = fileName === undefined ? Buffer.from(text) : files.get(fileName);
    return [Buffer.from(head.join('\r\n')), content ?? Buffer.alloc(0), Buffer.from('\r\n')];
  });
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    boundary,
  };
}

function toTextOrNothing(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const isLate = error instanceof Error && /^(?:AbortError|TimeoutError)$/.test(error.name);
  if (isLate) return `it took longer than ${TIMEOUT_SECONDS} seconds`;
  return toReason(error);
}
