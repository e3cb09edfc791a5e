/**
 * Sends a request through the site's proxy. Request and response are JSON with bytes in base64; streams are
 * lines of JSON.
 */
import { megabyte } from '../../../core/text/megabytes.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { ReceivedResponse, Outcome } from './outcome.ts';
import { IncompleteResponseError, type Failure, failWith } from './failures.ts';
import {
  listChunks,
  readResponseBody,
  type RunningExchange,
  stoppedBy,
} from './running-exchange.ts';

export interface ProxyEndpoint {
  readonly endpoint: string;
  /** Maximum size of a body in bytes; one megabyte if the proxy does not report it. */
  readonly maxBodyBytes?: number;
}

export async function sendByProxy(
  exchange: RunningExchange,
  { endpoint, maxBodyBytes = megabyte }: ProxyEndpoint,
): Promise<Outcome> {
  const { url, deadline, body } = exchange;
  if (body !== undefined && body.size > maxBodyBytes) {
    deadline.end();
    return failWith('proxy-refused', { url, refusal: 'too-large', maxBytes: maxBodyBytes });
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Accept: 'application/json, application/x-ndjson',
        'Content-Type': 'application/json',
      },
      body: await writeEnvelope(exchange),
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: deadline.signal,
    });
    deadline.restart();
    const isStream = response.headers.get('Content-Type')?.includes('x-ndjson') === true;
    return isStream
      ? await openStream(response, exchange)
      : openEnvelope(await response.text(), exchange);
  } catch (error) {
    deadline.end();
    if (error instanceof IncompleteResponseError) return error.failure;
    return stoppedBy(exchange) ?? failWith('proxy-lost', { url });
  }
}

async function writeEnvelope(exchange: RunningExchange): Promise<string> {
  const { method, url, headers, body, followsRedirects } = exchange;
  const bytes = body && new Uint8Array(await body.arrayBuffer());
  return JSON.stringify({
    method,
    url: url.href,
    headers,
    ...(bytes && { body: toBase64(bytes) }),
    ...(followsRedirects && { follow: true }),
  });
}

/** A message from the proxy: an envelope, a refusal, or a line of a stream. */
interface Message {
  readonly kind?: string;
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: ReceivedResponse['headers'];
  readonly hiddenCookies?: readonly string[];
  readonly redirects?: ReceivedResponse['redirects'];
  readonly bodyBase64?: string;
  readonly truncated?: boolean;
  readonly error?: { readonly kind: string };
}

function openEnvelope(text: string, exchange: RunningExchange): Outcome {
  const message = parse(text);
  const failure = toFailure(message, exchange);
  // The headers have arrived nevertheless.
  const isOfBody = failure?.reason === 'unreadable';
  if (failure && !isOfBody) {
    exchange.deadline.end();
    return failure;
  }
  return toResponse(message, exchange, {
    chunks: only(message, failure),
    isCut: () => message.truncated === true,
  });
}

/** Yields the readable part of the body before throwing the reason why there is no more. */
async function* only(
  { bodyBase64 = '' }: Message,
  failure: Failure | undefined,
): AsyncGenerator<Uint8Array> {
  const bytes = fromBase64(bodyBase64);
  if (bytes.length > 0) yield await Promise.resolve(bytes);
  if (failure) throw new IncompleteResponseError(failure);
}

async function openStream(response: Response, exchange: RunningExchange): Promise<Outcome> {
  const lines = listLines(response.body);
  const first = await lines.next();
  const head = parse(first.done ? '' : first.value);
  const failure = toFailure(head, exchange);
  if (failure) {
    exchange.deadline.end();
    return failure;
  }
  let isCut = false;
  async function* chunks() {
    for await (const line of lines) {
      const message = parse(line);
      const failed = toFailure(message, exchange);
      if (failed) throw new IncompleteResponseError(failed);
      if (message.kind === 'end') {
        isCut = message.truncated === true;
        return;
      }
      yield fromBase64(message.bodyBase64 ?? '');
    }
    throw new IncompleteResponseError(failWith('broken', { url: exchange.url }));
  }
  return toResponse(head, exchange, { chunks: chunks(), isCut: () => isCut });
}

interface EnvelopeReading {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly isCut: () => boolean;
}

function toResponse(
  { status = 0, statusText = '', headers = [], hiddenCookies = [], redirects }: Message,
  exchange: RunningExchange,
  { chunks, isCut }: EnvelopeReading,
): ReceivedResponse {
  return {
    kind: 'answer',
    via: 'proxy',
    status,
    statusText,
    headers,
    hiddenCookies,
    ...(redirects && { redirects }),
    firstByte: performance.now() - exchange.start,
    isCut,
    ...readResponseBody({ chunks, mayBeEncoded: false }, exchange),
  };
}

/** Errors that concern the API's server rather than the proxy. */
const ofServer = [
  'dns',
  'refused',
  'unreachable',
  'tls',
  'timeout',
  'broken',
  'unreadable',
] as const;

function toFailure({ error }: Message, { url, deadline }: RunningExchange): Failure | undefined {
  if (error === undefined) return undefined;
  const reason = ofServer.find((kind) => kind === error.kind);
  if (reason === undefined) {
    return failWith('proxy-refused', { url, refusal: error.kind });
  }
  return failWith(reason, { url, seconds: Math.round(deadline.milliseconds / 1000) });
}

function parse(text: string): Message {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new TypeError('This is no message.');
  return value;
}

async function* listLines(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of listChunks(stream)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
