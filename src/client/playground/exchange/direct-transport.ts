/**
 * Sends a request from the page itself: no cookies unless the author says so, no referrer, nothing kept.
 * A redirect is followed within the page's own origin alone: nothing but that mode keeps browsers from
 * following it elsewhere.
 */
import type { Outcome } from './exchange.ts';
import { type Failure, failWith, isLocalHost } from './failures.ts';
import { listChunks, readAnswerBody, type RunningExchange, stoppedBy } from './running-exchange.ts';
import { surroundings } from './surroundings.ts';

/** What every request of a page has in common. */
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
  const follows = exchange.followsRedirects && url.origin === surroundings.location?.origin;
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
      ...readAnswerBody(
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

/** Of another server browsers do not tell it, unless that server lets them. */
function mayBeEncoded({ headers }: Response, { origin }: URL): boolean {
  return headers.has('Content-Encoding') || origin !== surroundings.location?.origin;
}

/** Browsers block http from https, but for this machine. */
function isMixed(url: URL): boolean {
  return (
    url.protocol === 'http:' &&
    !isLocalHost(url.hostname) &&
    surroundings.location?.protocol === 'https:'
  );
}

interface PolicyWatch {
  /** Whether the page's own policy has stopped a request to this server. */
  readonly hasBlocked: () => Promise<boolean>;
  readonly end: () => void;
}

/** Browsers tell a page's own policy apart from other failures by an event alone. */
function watchPolicy({ origin }: URL): PolicyWatch {
  let blocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    blocked ||= blockedURI.startsWith(origin);
  };
  surroundings.document?.addEventListener('securitypolicyviolation', onViolation);
  return {
    // The event comes in a task of its own, just after the failure.
    hasBlocked: () => new Promise((resolve) => setTimeout(() => resolve(blocked), 50)),
    end: () => {
      surroundings.document?.removeEventListener('securitypolicyviolation', onViolation);
    },
  };
}

/** Says what is known of a failure whose cause browsers hide. */
async function explain(
  exchange: RunningExchange,
  policy: PolicyWatch,
  follows: boolean,
): Promise<Failure> {
  const { url, sendsCredentials } = exchange;
  if (await policy.hasBlocked()) return failWith('blocked', { url });
  if (surroundings.navigator?.onLine === false && !isLocalHost(url.hostname)) {
    return failWith('offline', { url });
  }
  if (!(await answersAnything(url))) return failWith('unreachable', { url });
  // A server that answers its own pages has sent them elsewhere.
  if (follows) return failWith('redirect', { url });
  return failWith(needsPreflight(exchange) ? 'preflight' : 'cors', { url, sendsCredentials });
}

/**
 * Asks for the head of the server's start page, with nothing of the reader's request: it tells a
 * server that answers from one that is not there, and changes nothing.
 */
async function answersAnything(url: URL): Promise<boolean> {
  try {
    await fetch(new URL('/', url), {
      ...unadorned,
      method: 'HEAD',
      mode: 'no-cors',
      // Pages may not read a redirect without CORS, and asking for one is an error.
      redirect: 'follow',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch {
    return false;
  }
}

const simpleTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Whether browsers ask the server before they send this. */
function needsPreflight({ method, headers }: RunningExchange): boolean {
  if (!/^(?:GET|HEAD|POST)$/.test(method)) return true;
  return !headers.every(([name, value]) => {
    if (/^content-type$/i.test(name)) return simpleTypes.test(value);
    return /^(?:accept|accept-language|content-language)$/i.test(name);
  });
}
