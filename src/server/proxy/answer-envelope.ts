/**
 * What the proxy says to the page: always JSON of its own making. The bytes of the API are base64
 * within it, so that nothing of another server is ever a document of this site.
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
import type { Silence } from './silence.ts';

const mostAnswerBytes = 10 * 1024 * 1024;

/** An answer is never a document, wherever it is opened. */
const POLICY = formatPolicy({ 'default-src': [], sandbox: true });

/** Milliseconds since the proxy was asked. */
export interface Timings {
  readonly resolved: number;
  readonly firstByte: number;
}

export interface UpstreamAnswer extends Followed {
  readonly timings: Timings;
  /** Milliseconds since the proxy was asked, by now. */
  readonly elapsed: () => number;
  /** Begins anew whenever a stream goes on. */
  readonly silence: Silence;
}

/**
 * What pages read: the status and headers of the API. Its cookies are facts among them, which no browser
 * stores: as headers of this answer they would become cookies of the site.
 */
export interface AnswerHead extends ShownHeaders {
  readonly status: number;
  readonly statusText: string;
  readonly redirects?: readonly Hop[];
}

/** Streams as lines of JSON where the page reads them, anything else as one envelope. */
export function sendAnswer(
  upstream: UpstreamAnswer,
  response: ServerResponse,
  readsFrames: boolean,
): Promise<void> {
  return readsFrames && isStream(upstream.answer)
    ? sendFrames(upstream, response)
    : sendEnvelope(upstream, response);
}

/** Tells a page that there is a proxy, where it sends requests, and its limits. */
export function sendOrigins(
  reach: { readonly origins: readonly string[] } & SetLimits,
  response: ServerResponse,
): void {
  sendJson(response, 200, reach);
}

export function sendRefusal({ status, kind, message }: Refusal, response: ServerResponse): void {
  if (kind === 'method') response.setHeader('Allow', 'POST');
  // What is left of a request that was not read must not be taken for the next one.
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

/** A body that cannot be decompressed keeps nobody from reading the head, and what could be of it. */
async function readBody(upstream: UpstreamAnswer) {
  const { answer } = upstream;
  const read: Buffer[] = [];
  const toText = () => Buffer.concat(read).toString('base64');
  try {
    const { truncated } = await readChunks(decompress(answer, true), mostAnswerBytes, (chunk) => {
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
 * An answer that ends with its connection seems to end well however the connection ends.
 * @throws where it was given up, or broke.
 */
function checkWhole({ answer, silence }: UpstreamAnswer): void {
  if (silence.signal.aborted) throw tookTooLong();
  if (answer.socket.errored) throw answer.socket.errored;
}

/** Characters that are handed on at once: a reader who takes none of them holds up no more than these. */
const pieceLength = 256 * 1024;

/** The next piece is asked for when the reader has taken the last, which is a sign. */
function* toPieces(text: string, silence: Silence): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    silence.restart();
    yield text.slice(at, at + pieceLength);
  }
}

async function sendFrames(upstream: UpstreamAnswer, response: ServerResponse): Promise<void> {
  setHeaders(response, 'application/x-ndjson');
  // Proxies in front must hand each line on at once.
  response.setHeader('X-Accel-Buffering', 'no');
  response.writeHead(200);
  response.flushHeaders();
  await pipeline(toFrames(upstream), response);
}

/** A failure after the head can only be told within the stream. */
async function* toFrames(upstream: UpstreamAnswer): AsyncGenerator<string> {
  const { answer, timings, elapsed, silence } = upstream;
  yield toLine({ kind: 'head', ...toHead(upstream) });
  try {
    const chunks = readUpTo(decompress(answer), mostAnswerBytes);
    let step = await chunks.next();
    for (; !step.done; step = await chunks.next()) {
      silence.restart();
      yield toLine({ kind: 'chunk', bodyBase64: step.value.toString('base64') });
    }
    const { truncated } = step.value;
    checkWhole(upstream);
    yield toLine({ kind: 'end', timings: { ...timings, total: elapsed() }, truncated });
  } catch (error) {
    // Whatever a broken connection says of it, it was given up.
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
  // A server that this one is mounted in may be generous to other origins; the proxy is not.
  for (const name of response.getHeaderNames()) {
    if (name.startsWith('access-control-')) response.removeHeader(name);
  }
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', POLICY);
}
