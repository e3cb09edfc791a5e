/**
 * Sends a request from the page itself, without cookies unless the author enables them, without referrer,
 * and without caching. Redirects are followed only within the page's own origin, because only `same-origin`
 * mode keeps browsers from following them elsewhere.
 */
import type { Outcome } from './outcome.ts';
import { type Failure, failWith, isLocalHost } from './failures.ts';
import {
  listChunks,
  readResponseBody,
  type RunningExchange,
  stoppedBy,
} from './running-exchange.ts';
import { pageGlobals } from './page-globals.ts';

/** Options that all requests share. */
const unadorned = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'manual',
  cache: 'no-store',
} as const;

export async function sendDirectly(exchange: RunningExchange): Promise<Outcome> {
  const { method, url, headers, body, deadline, start, sendsCredentials } = exchange;
  if (isMixed(url)) {
    deadline.end();
    return failWith('mixed-content', { url });
  }
  const policy = watchPolicy(url);
  const follows = exchange.followsRedirects && url.origin === pageGlobals.location?.origin;
  try {
    const response = await fetch(url, {
      ...unadorned,
      ...(sendsCredentials && { credentials: 'include' }),
      ...(follows && { mode: 'same-origin', redirect: 'follow' }),
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body && { body }),
      signal: deadline.signal,
    });
    if (response.type === 'opaqueredirect') {
      deadline.end();
      return failWith('redirect', { url });
    }
    deadline.restart();
    return {
      kind: 'answer',
      via: 'direct',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      ...(follows && { redirects: response.redirected ? [{ location: response.url }] : [] }),
      firstByte: performance.now() - start,
      isCut: () => false,
      ...readResponseBody(
        { chunks: listChunks(response.body), mayBeEncoded: mayBeEncoded(response, url) },
        exchange,
      ),
    };
  } catch {
    deadline.end();
    return stoppedBy(exchange) ?? (await explain(exchange, policy, follows));
  } finally {
    policy.end();
  }
}

/**
 * Whether the body may be compressed. For another server, browsers hide that header unless the server
 * exposes it.
 */
function mayBeEncoded({ headers }: Response, { origin }: URL): boolean {
  return headers.has('Content-Encoding') || origin !== pageGlobals.location?.origin;
}

/** Whether browsers block the request as mixed content: http from https, except on the local machine. */
function isMixed(url: URL): boolean {
  return (
    url.protocol === 'http:' &&
    !isLocalHost(url.hostname) &&
    pageGlobals.location?.protocol === 'https:'
  );
}

interface PolicyWatch {
  /** Whether the page's own Content-Security-Policy has blocked a request to this server. */
  readonly hasBlocked: () => Promise<boolean>;
  readonly end: () => void;
}

/** Watches for violations of the page's policy; only this event distinguishes them from other failures. */
function watchPolicy({ origin }: URL): PolicyWatch {
  let blocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    blocked ||= blockedURI.startsWith(origin);
  };
  pageGlobals.document?.addEventListener('securitypolicyviolation', onViolation);
  return {
    // The event is dispatched in a separate task, just after the failure.
    hasBlocked: () => new Promise((resolve) => setTimeout(() => resolve(blocked), 50)),
    end: () => {
      pageGlobals.document?.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}

/** Explains, as far as possible, a failure whose cause browsers hide. */
async function explain(
  exchange: RunningExchange,
  policy: PolicyWatch,
  follows: boolean,
): Promise<Failure> {
  const { url, sendsCredentials } = exchange;
  if (await policy.hasBlocked()) return failWith('blocked', { url });
  if (pageGlobals.navigator?.onLine === false && !isLocalHost(url.hostname)) {
    return failWith('offline', { url });
  }
  if (!(await answersAnything(url))) return failWith('unreachable', { url });
  // The server is the page's own and reachable, so it must have redirected elsewhere.
  if (follows) return failWith('redirect', { url });
  return failWith(needsPreflight(exchange) ? 'preflight' : 'cors', { url, sendsCredentials });
}

/**
 * Sends a HEAD request for the server's start page, without anything from the reader's request. This tells
 * whether the server responds at all, and changes nothing.
 */
async function answersAnything(url: URL): Promise<boolean> {
  try {
    await fetch(new URL('/', url), {
      ...unadorned,
      method: 'HEAD',
      mode: 'no-cors',
      // Without CORS, pages cannot read redirects, and `manual` is an error.
      redirect: 'follow',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch {
    return false;
  }
}

const simpleTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Whether browsers send a CORS preflight before this request. */
function needsPreflight({ method, headers }: RunningExchange): boolean {
  if (!/^(?:GET|HEAD|POST)$/.test(method)) return true;
  return !headers.every(([name, value]) => {
    if (/^content-type$/i.test(name)) return simpleTypes.test(value);
    return /^(?:accept|accept-language|content-language)$/i.test(name);
  });
}
