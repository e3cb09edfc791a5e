/**
 * The playground's proxy: sends the request that a page describes, including a GET with a body, to a server
 * that the documentation names. A listener for Node's `http` that can be mounted anywhere; it answers any
 * path. It stores nothing, and retains no header or body.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '../../core/address/reader-network.ts';
import { formatMegabytes } from '../../core/text/megabytes.ts';
import type { RequestListener } from '../files/static-files.ts';
import { sendAnswer, sendOrigins, sendRefusal } from './answer-envelope.ts';
import { parseEnvelope } from './envelope.ts';
import { forwardAll } from './follow.ts';
import { resolveBySystem, resolveTarget } from './forward.ts';
import type { ResolveName } from './forward.ts';
import { readLimits, readPrivateHosts } from './limits.ts';
import type { ProxyLimits, SetLimits } from './limits.ts';
import {
  checkCaller,
  hostOf,
  isLocalCaller,
  isLocalTarget,
  parseTarget,
  readerAddress,
} from './policy.ts';
import type { ProxyCaller } from './policy.ts';
import { Quota } from './quota.ts';
import { readWhole } from './read-body.ts';
import { Refusal, tookTooLong, toRefusal } from './refusal.ts';
import { InactivityTimer } from './inactivity-timer.ts';

export interface ProxyOptions extends ProxyLimits {
  /** The origins that requests may go to, as written by the build; queried for each request. */
  readonly origins: () => readonly string[] | Promise<readonly string[]>;
  /**
   * The origin at which readers reach the site, such as `https://docs.example.com`: pages of other origins
   * are refused, and so are servers in private networks, except `privateHosts`. Without it, the site counts
   * as visible only on this machine, which is wrong behind a reverse proxy.
   */
  readonly publicUrl?: string | undefined;
  /** Called when a request has ended, with all that may be logged about it. */
  readonly onEnd?: ((ended: EndedRequest) => void) | undefined;
  /** Replaces the system's name resolution. */
  readonly resolveName?: ResolveName;
}

export interface EndedRequest {
  readonly method: string;
  readonly origin: string;
  /** The status of the API's response, or of the refusal. */
  readonly status: number;
  readonly milliseconds: number;
}

/** Room for the base64 of the largest body, and for URL and headers. */
function maxEnvelopeBytes({ maxBodyBytes }: SetLimits): number {
  return Math.ceil(maxBodyBytes * (4 / 3)) + 64 * 1024;
}

/** The message by which a page asks whether there is a proxy, before sending it anything confidential. */
const question = '{"ask":"origins"}';

/** @throws TypeError when `publicUrl` is not a URL, or a limit or private host is invalid. */
export function createPlaygroundProxy(options: ProxyOptions): RequestListener {
  const quota = new Quota(() => performance.now());
  const { publicUrl } = options;
  const limits = readLimits(options);
  const privateHosts = readPrivateHosts(options);
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request, response) => {
    const { method, headers, httpVersion, socket } = request;
    const address = socket.remoteAddress ?? '';
    const caller = { method, headers, httpVersion, address, publicOrigin };
    void answer({ options, limits, privateHosts, quota, caller, request, response });
  };
}

interface Call {
  readonly options: ProxyOptions;
  readonly limits: SetLimits;
  readonly privateHosts: readonly string[];
  readonly quota: Quota;
  readonly caller: ProxyCaller;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer({ quota, ...call }: Call): Promise<void> {
  const { limits, caller, response } = call;
  const silence = new InactivityTimer(limits.timeoutMilliseconds);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let leave: (() => void) | undefined;
  try {
    checkCaller(caller);
    leave = quota.enter(networkOf(readerAddress(caller)));
    const signal = AbortSignal.any([silence.signal, gone.signal]);
    await send({ ...call, signal, silence });
  } catch (error) {
    const refusal = silence.signal.aborted ? tookTooLong() : toRefusal(error);
    if (response.headersSent) response.destroy();
    else sendRefusal(refusal, response);
  } finally {
    silence.end();
    leave?.();
  }
}

interface SentCall extends Omit<Call, 'quota'> {
  readonly signal: AbortSignal;
  /** Restarts whenever a stream of the API makes progress. */
  readonly silence: InactivityTimer;
}

async function send(call: SentCall): Promise<void> {
  const { options, limits, privateHosts, request, response, signal, silence } = call;
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const text = await readEnvelope(call);
  const origins = await options.origins();
  if (text === question) {
    sendOrigins({ origins, ...limits }, response);
    return;
  }
  const wanted = parseEnvelope(text, limits.maxBodyBytes);
  const url = parseTarget(wanted.url, origins);
  const end = (status: number) => {
    options.onEnd?.({
      method: wanted.method,
      origin: url.origin,
      status,
      milliseconds: elapsed(),
    });
  };
  try {
    let resolved = 0;
    const resolve = async (step: URL) => {
      checkLocal(step, call);
      const asked = resolveTarget(step, options.resolveName ?? resolveBySystem, privateHosts);
      const target = await within(asked, signal);
      resolved ||= elapsed();
      return target;
    };
    const followed = await forwardAll(url, wanted, { resolve, signal });
    const timings = { resolved, firstByte: elapsed() };
    const readsFrames = request.headers.accept?.includes('application/x-ndjson') ?? false;
    await sendAnswer({ ...followed, timings, elapsed, silence }, response, readsFrames);
    end(followed.answer.statusCode ?? 0);
  } catch (error) {
    end((signal.aborted ? tookTooLong() : toRefusal(error)).status);
    throw error;
  }
}

async function readEnvelope({ request, limits, signal, silence }: SentCall): Promise<string> {
  const most = maxEnvelopeBytes(limits);
  // A large body can take its time while it makes progress; the server around the proxy limits the total.
  const onChunk = () => silence.restart();
  const { bytes, truncated } = request.readableEnded
    ? fromParser(request, most)
    : await within(readWhole(request, most, onChunk), signal);
  if (truncated) {
    const size = formatMegabytes(limits.maxBodyBytes);
    throw new Refusal('too-large', `The request is larger than ${size}.`);
  }
  return bytes.toString();
}

/** The body that a surrounding framework has already read and attached to the request. */
function fromParser(request: IncomingMessage & { readonly body?: unknown }, most: number) {
  const { body } = request;
  const bytes = Buffer.from(
    typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null),
  );
  return { bytes, truncated: bytes.length > most };
}

/** @throws Refusal */
function checkLocal(url: URL, { caller, privateHosts }: SentCall): void {
  if (privateHosts.includes(hostOf(url))) return;
  if (isLocalTarget(url) && !isLocalCaller(caller)) {
    throw new Refusal('private-address', 'This server of the API is on a private network.');
  }
}

/** The result of `promise`, or an error as soon as `signal` is aborted. */
async function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(tookTooLong());
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
