/**
 * Sends a request for the reader: through the site's proxy if there is one, otherwise directly. Every
 * outcome is a value; nothing is sent twice, and nothing is stored.
 */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { Deadline } from './deadline.ts';
import { sendDirectly } from './direct-transport.ts';
import { encodeRequest } from './encode-request.ts';
import { failWith } from './failures.ts';
import { findProxy, type Proxy } from './find-proxy.ts';
import { type ProxyEndpoint, sendByProxy } from './proxy-transport.ts';
import { canSendDirectly, findFault } from './sendable.ts';
import { pageGlobals } from './page-globals.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import type { Outcome } from './outcome.ts';

export interface Outgoing {
  readonly request: HttpRequest;
  /** Files by the names used in `request.body`. */
  readonly files: ReadonlyMap<string, File>;
  /** URL of the proxy's endpoint, base path included; undefined if the site has no proxy. */
  readonly proxy: string | undefined;
  /** Milliseconds without activity of the server: as the site's owner sets it, or 30 seconds. */
  readonly timeout?: number;
  /** Whether redirects within the origin are followed. Others never are. */
  readonly followsRedirects?: boolean;
  /** Whether the browser's cookies and credentials for the server are included when no proxy is used. */
  readonly sendsCredentials?: boolean;
}

/** Sends a request once. Aborting `signal` stops the exchange, also while the body is being read. */
export async function send(outgoing: Outgoing, signal: AbortSignal): Promise<Outcome> {
  const { request, files, timeout } = outgoing;
  const base = pageGlobals.document?.baseURI;
  if (!URL.canParse(request.url, base) || /^[^/?#]*\/\/[^/?#]*[{}]/.test(request.url)) {
    const detail = getResponseMessage('addressNotWhole');
    return failWith('invalid', { url: new URL('http://localhost'), detail });
  }
  const url = new URL(request.url, base);
  const fault = findFault(request);
  if (fault !== undefined) return failWith('invalid', { url, detail: fault });
  const encoded = encodeRequest(request, files);
  if (encoded.kind === 'missing-file') {
    return failWith('invalid', {
      url,
      detail: getResponseMessage('chooseNamedFile', { name: encoded.fileName }),
    });
  }
  const start = performance.now();
  const proxy = await askForProxy(outgoing, signal);
  const begin = () => {
    const milliseconds = timeout ?? proxy?.timeoutMilliseconds ?? usualMilliseconds;
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

/** Milliseconds that a slow connection needs to upload a body, during which the server shows no activity. */
function timeToUpload(body: Blob | undefined): number {
  const bytesPerMillisecond = 50;
  return (body?.size ?? 0) / bytesPerMillisecond;
}

/** Finds the site's proxy and its limits. */
async function askForProxy(
  { proxy: endpoint, timeout = usualMilliseconds }: Outgoing,
  signal: AbortSignal,
): Promise<(Proxy & ProxyEndpoint) | undefined> {
  if (endpoint === undefined) return undefined;
  // An endpoint that does not answer in time is not a proxy.
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const proxy = await Promise.race([findProxy(endpoint), untilAborted(patience)]);
  return proxy && { ...proxy, endpoint };
}

/**
 * Whether the browser should send the request instead: the proxy refused without sending it, and the
 * browser may be able to, for example other methods.
 */
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
