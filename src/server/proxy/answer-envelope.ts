/**
 * Writes the proxy's responses to the page: always JSON that the proxy makes. The bytes of the API are
 * base64 within it, so that nothing from another server is ever a document of this site.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { formatPolicy } from '../../core/policy/policy.ts';
import { isStreamType } from '../../core/reference/request/media-type.ts';
import type { Followed, Hop } from './follow.ts';
import { listHeaders } from './forward.ts';
import type { SetLimits } from './limits.ts';
import { decompress, readChunks, readUpTo } from './read-body.ts';
import { tookTooLong, toRefusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { hideCookies, type ShownHeaders } from './set-cookies.ts';
import type { InactivityTimer } from './inactivity-timer.ts';

const maxAnswerBytes = 10 * 1024 * 1024;

/** A response is never usable as a document, however it is opened. */
const POLICY = formatPolicy({ 'default-src': [], sandbox: true });

/** In milliseconds since the request to the proxy. */
export interface Timings {
  readonly resolved: number;
  readonly firstByte: number;
}

export interface UpstreamAnswer extends Followed {
  readonly timings: Timings;
  /** The milliseconds since the request to the proxy until now. */
  readonly elapsed: () => number;
  /** Restarts whenever a stream makes progress. */
  readonly silence: InactivityTimer;
}

/**
 * What pages see: the status and headers of the API. Its cookies are plain data in it, which no browser
 * stores: as headers of this response they would become cookies of the site.
 */
export interface AnswerHead extends ShownHeaders {
  readonly status: number;
  readonly statusText: string;
  readonly redirects?: readonly Hop[];
}

/** Sends streams as lines of JSON if the page reads them, everything else as one envelope. */
export function sendAnswer(
  upstream: UpstreamAnswer,
  response: ServerResponse,
  readsFrames: boolean,
): Promise<void> {
  return readsFrames && isStream(upstream.answer)
    ? sendFrames(upstream, response)
    : sendEnvelope(upstream, response);
}

/** Tells a page that there is a proxy, which origins it sends requests to, and its limits. */
export function sendOrigins(
  reach: { readonly origins: readonly string[] } & SetLimits,
  response: ServerResponse,
): void {
  sendJson(response, 200, reach);
}

export function sendRefusal({ status, kind, message }: Refusal, response: ServerResponse): void {
  if (kind === 'method') response.setHeader('Allow', 'POST');
  // The unread rest of a request must not be mistaken for the next request.
  response.setHeader('Connection', 'close');
  sendJson(response, status, { error: { kind, message } });
}

async function sendEnvelope(upstream: UpstreamAnswer, response: ServerResponse): Promise<void> {
  const { timings, elapsed, silence } = upstream;
  const body = await readBody(upstream);
  const text = JSON.stringify({
    ...toHead(upstream),
    ...body,
    timings: { ...timings, total: elapsed() },
  });
  setHeaders(response, 'application/json');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  await pipeline(toPieces(text, silence), response, { signal: silence.signal });
}

/** Reads the body. If it cannot be decompressed, the page still gets the head, and the part that could be. */
async function readBody(upstream: UpstreamAnswer) {
  const { answer } = upstream;
  const read: Buffer[] = [];
  const toText = () => Buffer.concat(read).toString('base64');
  try {
    const { truncated } = await readChunks(decompress(answer, true), maxAnswerBytes, (chunk) => {
      read.push(chunk);
    });
    checkWhole(upstream);
    return { bodyBase64: toText(), truncated };
  } catch (error) {
    const { kind, message } = toRefusal(error);
    if (kind !== 'unreadable') throw error;
    return { bodyBase64: toText(), error: { kind, message } };
  } finally {
    answer.destroy();
  }
}

/**
 * Checks that the body is complete. A response that ends with its connection always seems to end well.
 * @throws if the request was aborted or the connection broke.
 */
function checkWhole({ answer, silence }: UpstreamAnswer): void {
  if (silence.signal.aborted) throw tookTooLong();
  if (answer.socket.errored) throw answer.socket.errored;
}

/** Characters sent at a time, and thus the most that a stalled reader holds up. */
const pieceLength = 256 * 1024;

/** The next piece is requested once the reader has accepted the last one, which proves that it is active. */
function* toPieces(text: string, silence: InactivityTimer): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    silence.restart();
    yield text.slice(at, at + pieceLength);
  }
}

async function sendFrames(upstream: UpstreamAnswer, response: ServerResponse): Promise<void> {
  setHeaders(response, 'application/x-ndjson');
  // Buffering proxies must pass each line on immediately.
  response.setHeader('X-Accel-Buffering', 'no');
  response.writeHead(200);
  response.flushHeaders();
  await pipeline(toFrames(upstream), response);
}

/** Once the head is sent, a failure can only be reported within the stream. */
async function* toFrames(upstream: UpstreamAnswer): AsyncGenerator<string> {
  const { answer, timings, elapsed, silence } = upstream;
  yield toLine({ kind: 'head', ...toHead(upstream) });
  try {
    const chunks = readUpTo(decompress(answer), maxAnswerBytes);
    let step = await chunks.next();
    for (; !step.done; step = await chunks.next()) {
      silence.restart();
      yield toLine({ kind: 'chunk', bodyBase64: step.value.toString('base64') });
    }
    const { truncated } = step.value;
    checkWhole(upstream);
    yield toLine({ kind: 'end', timings: { ...timings, total: elapsed() }, truncated });
  } catch (error) {
    // After an abort, the timeout is the cause, regardless of the error that the connection reports.
    const { kind, message } = silence.signal.aborted ? tookTooLong() : toRefusal(error);
    yield toLine({ kind: 'error', error: { kind, message } });
  } finally {
    answer.destroy();
  }
}

function toLine(frame: object): string {
  return `${JSON.stringify(frame)}\n`;
}

function isStream({ headers }: IncomingMessage): boolean {
  return isStreamType(headers['content-type'] ?? '');
}

function toHead({ answer, redirects }: UpstreamAnswer): AnswerHead {
  const { statusCode = 0, statusMessage = '' } = answer;
  return {
    status: statusCode,
    statusText: statusMessage,
    ...hideCookies(listHeaders(answer)),
    ...(redirects && { redirects }),
  };
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  setHeaders(response, 'application/json');
  response.writeHead(status).end(JSON.stringify(value));
}

function setHeaders(response: ServerResponse, type: string): void {
  // The surrounding server may allow other origins; the proxy does not.
  for (const name of response.getHeaderNames()) {
    if (name.startsWith('access-control-')) response.removeHeader(name);
  }
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', POLICY);
}
