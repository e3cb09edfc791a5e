/**
 * Sends a request for the reader: through the proxy of the site where there is one, else directly.
 * Whatever happens is told as a value; nothing is sent twice, and nothing is remembered.
 */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { Deadline } from './deadline.ts';
import { sendDirectly } from './direct-transport.ts';
import { encodeRequest } from './encode-request.ts';
import { type Failure, failWith } from './failures.ts';
import { findProxy, type Proxy } from './find-proxy.ts';
import { type ProxyEndpoint, sendByProxy } from './proxy-transport.ts';
import { canSendDirectly, findFault } from './sendable.ts';
import { surroundings } from './surroundings.ts';
import { sayAnswer } from '../parts/say-answer.ts';

export interface Outgoing {
  readonly request: HttpRequest;
  /** By the names of files in `request.body`. */
  readonly files: ReadonlyMap<string, File>;
  /** URL of the proxy's endpoint, base path included; undefined where the site has none. */
  readonly proxy: string | undefined;
  /** Milliseconds without any sign of the server; as the owner of the site has it, or 30 seconds. */
  readonly timeout?: number;
  /** Whether redirects within the origin are followed; others never are. */
  readonly followsRedirects?: boolean;
  /** Whether what the browser keeps for the server is sent along, where no proxy sends. */
  readonly sendsCredentials?: boolean;
}

/** A redirect that was followed; browsers tell only where the last one led. */
export interface FollowedRedirect {
  readonly status?: number;
  readonly location: string;
  /** What the next request was sent with. */
  readonly method?: string;
  /** What it set; browsers tell none. Nothing of it is sent on. */
  readonly cookies?: readonly string[];
}

export type Outcome = Answer | Failure;

export interface Answer {
  readonly kind: 'answer';
  readonly via: 'proxy' | 'direct';
  readonly status: number;
  /** Empty where the protocol has none (HTTP/2). */
  readonly statusText: string;
  /** Directly only those that the server lets pages read. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Names of cookies whose values the proxy keeps, because no script may read them. */
  readonly hiddenCookies?: readonly string[];
  /** Absent where none was to be followed. */
  readonly redirects?: readonly FollowedRedirect[];
  /** To be read once; throws a `BrokenAnswer` where it ends early. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Milliseconds until the head had arrived. */
  readonly firstByte: number;
  /** Milliseconds until now, or until the body had ended. */
  readonly total: () => number;
  /** Whether the proxy left the rest of the body out; known once the body has been read. */
  readonly isCut: () => boolean;
}

/** Sends once. `signal` is the reader's wish to stop, also while the body is read. */
export async function send(outgoing: Outgoing, signal: AbortSignal): Promise<Outcome> {
  const { request, files, timeout } = outgoing;
  const base = surroundings.document?.baseURI;
  if (!URL.canParse(request.url, base) || /^[^/?#]*\/\/[^/?#]*[{}]/.test(request.url)) {
    const detail = sayAnswer('addressNotWhole');
    return failWith('invalid', { url: new URL('http://localhost'), detail });
  }
  const url = new URL(request.url, base);
  const fault = findFault(request);
  if (fault !== undefined) return failWith('invalid', { url, detail: fault });
  const encoded = encodeRequest(request, files);
  if (encoded.kind === 'missing-file') {
    return failWith('invalid', {
      url,
      detail: sayAnswer('chooseNamedFile', { name: encoded.fileName }),
    });
  }
  const start = performance.now();
  const proxy = await askForProxy(outgoing, signal);
  const begin = () => {
    const milliseconds = timeout ?? proxy?.mostMilliseconds ?? usualMilliseconds;
    const deadline = new Deadline(milliseconds, signal, timeToUpload(encoded.body));
    const { followsRedirects = false, sendsCredentials = false } = outgoing;
    const wishes = { followsRedirects, sendsCredentials };
    return { method: request.method, url, ...encoded, ...wishes, deadline, start };
  };
  if (proxy && proxy.origins?.includes(url.origin) !== false) {
    const outcome = await sendByProxy(begin(), proxy);
    if (!isLeftToBrowser(outcome, request)) return outcome;
  }
  const verdict = canSendDirectly(request);
  if (verdict !== true) {
    const hasBody = request.body !== undefined && /^(?:GET|HEAD)$/.test(request.method);
    return failWith(hasBody ? 'no-proxy-body' : 'no-proxy-header', { url, detail: verdict });
  }
  return sendDirectly(begin());
}

const usualMilliseconds = 30_000;

/** Milliseconds in which a slow connection carries a body: no sign comes from anywhere meanwhile. */
function timeToUpload(body: Blob | undefined): number {
  const bytesPerMillisecond = 50;
  return (body?.size ?? 0) / bytesPerMillisecond;
}

/** The proxy of the site, with its limits. */
async function askForProxy(
  { proxy: endpoint, timeout = usualMilliseconds }: Outgoing,
  signal: AbortSignal,
): Promise<(Proxy & ProxyEndpoint) | undefined> {
  if (endpoint === undefined) return undefined;
  // Whoever is silent about being a proxy is none.
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const proxy = await Promise.race([findProxy(endpoint), untilAborted(patience)]);
  return proxy && { ...proxy, endpoint };
}

/** The proxy has sent nothing, and the browser may well do what the proxy does not: other methods too. */
function isLeftToBrowser(outcome: Outcome, request: HttpRequest): boolean {
  if (outcome.kind !== 'failure' || outcome.reason !== 'proxy-refused') return false;
  if (outcome.refusal === 'malformed') return canSendDirectly(request) === true;
  return outcome.refusal === 'not-allowed' || outcome.refusal === 'private-address';
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  if (signal.aborted) resolve(undefined);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise;
}
