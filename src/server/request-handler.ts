/**
 * The playground's proxy: sends the request that a page describes, also a GET with a body, to a
 * server that the documentation names. A listener for Node's `http`, to be mounted anywhere; it
 * answers whatever path it is given. It keeps nothing, and knows no header or body afterwards.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from './addresses.ts';
import { sendAnswer, sendRefusal } from './answer-envelope.ts';
import { mostBodyBytes, parseEnvelope } from './envelope.ts';
import { forward, resolveBySystem, resolveTarget } from './forward.ts';
import type { ResolveName } from './forward.ts';
import { checkCaller, isLocalCaller, isLocalTarget, parseTarget } from './policy.ts';
import { Quota } from './quota.ts';
import { readWhole } from './read-body.ts';
import { Refusal, toRefusal } from './refusal.ts';
import type { RequestListener } from './static-files.ts';

export interface ProxyOptions {
  /** Where requests may go, as the build wrote it; asked for each request. */
  readonly origins: () => readonly string[] | Promise<readonly string[]>;
  /** Told when a request has ended; this is all that may be logged of it. */
  readonly onEnd?: (ended: EndedRequest) => void;
  /** In place of the system's. */
  readonly resolveName?: ResolveName;
  /** From the call to the end of the answer; 30 seconds. */
  readonly mostMilliseconds?: number;
}

export interface EndedRequest {
  readonly method: string;
  readonly origin: string;
  /** Of the API, or of the refusal. */
  readonly status: number;
  readonly milliseconds: number;
}

/** Base64 of the largest body, and its address and headers. */
const mostEnvelopeBytes = Math.ceil(mostBodyBytes * (4 / 3)) + 64 * 1024;

export function playgroundProxy(options: ProxyOptions): RequestListener {
  const quota = new Quota(() => performance.now());
  return (request, response) => {
    void answer({ options, quota, request, response });
  };
}

interface Call {
  readonly options: ProxyOptions;
  readonly quota: Quota;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer({ options, quota, request, response }: Call): Promise<void> {
  const deadline = AbortSignal.timeout(options.mostMilliseconds ?? 30_000);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let leave: (() => void) | undefined;
  try {
    checkCaller(request.method, request.headers);
    leave = quota.enter(addressOf(request));
    const signal = AbortSignal.any([deadline, gone.signal]);
    await send({ options, request, response, signal });
  } catch (error) {
    const refusal = deadline.aborted ? timeout() : toRefusal(error);
    if (response.headersSent) response.destroy();
    else sendRefusal(refusal, response);
  } finally {
    leave?.();
  }
}

async function send({
  options,
  request,
  response,
  signal,
}: Omit<Call, 'quota'> & { readonly signal: AbortSignal }): Promise<void> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const wanted = parseEnvelope(await readEnvelope(request, signal));
  const url = parseTarget(wanted.url, await options.origins());
  const end = (status: number) => {
    options.onEnd?.({
      method: wanted.method,
      origin: url.origin,
      status,
      milliseconds: elapsed(),
    });
  };
  try {
    checkLocal(url, request);
    const target = await within(resolveTarget(url, options.resolveName ?? resolveBySystem), signal);
    const resolved = elapsed();
    const upstream = await forward(target, wanted, signal);
    const timings = { resolved, firstByte: elapsed() };
    const readsFrames = request.headers.accept?.includes('application/x-ndjson') ?? false;
    await sendAnswer({ answer: upstream, timings, elapsed }, response, readsFrames);
    end(upstream.statusCode ?? 0);
  } catch (error) {
    end((signal.aborted ? timeout() : toRefusal(error)).status);
    throw error;
  }
}

async function readEnvelope(request: IncomingMessage, signal: AbortSignal): Promise<string> {
  const { bytes, truncated } = await within(readWhole(request, mostEnvelopeBytes), signal);
  if (truncated) throw new Refusal('too-large', 'The request is larger than 1 MB.');
  return bytes.toString();
}

/** @throws Refusal */
function checkLocal(url: URL, { headers, socket }: IncomingMessage): void {
  if (isLocalTarget(url) && !isLocalCaller(socket.remoteAddress ?? '', headers)) {
    throw new Refusal('private-address', 'This server of the API is on a private network.');
  }
}

/** The reader's address; a proxy on this machine tells it in the last entry of its header. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  const told =
    isLoopback(address) && forwarded !== undefined
      ? String(forwarded).split(',').at(-1)
      : undefined;
  return told?.trim() ?? address;
}

/** The same, or an error as soon as `signal` says that nobody waits any more. */
async function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(timeout());
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function timeout(): Refusal {
  return new Refusal('timeout', 'The API server took too long to answer.');
}
