/**
 * Follows redirects of an API within its own origin, as browsers do, if the reader wants that. Each step is
 * resolved and checked again; a redirect to another origin is returned like any other response.
 */
import type { IncomingMessage } from 'node:http';
import type { ProxyRequest } from './envelope.ts';
import { forward } from './forward.ts';
import type { ForwardTarget } from './forward.ts';
import { parseTarget } from './policy.ts';
import { hideCookies } from './set-cookies.ts';

/** One redirect that was followed. */
export interface Hop {
  readonly status: number;
  /** As the API wrote it. */
  readonly location: string;
  /** The method of the next request. */
  readonly method: string;
  /** Cookies that the API set, as pages may see them; none is sent on. Absent if there are none. */
  readonly cookies?: readonly string[];
}

export interface Followed {
  readonly answer: IncomingMessage;
  /** Absent if redirects were not to be followed. */
  readonly redirects?: readonly Hop[];
}

interface Way {
  /**
   * Resolves and checks all addresses of a host.
   * @throws Refusal, or the system's error.
   */
  readonly resolve: (url: URL) => Promise<ForwardTarget>;
  readonly signal: AbortSignal;
}

const maxRedirects = 10;

/**
 * Resolves with the head of the final response.
 * @throws Refusal, or the system's error.
 */
export async function forwardAll(
  url: URL,
  request: ProxyRequest,
  { resolve, signal }: Way,
): Promise<Followed> {
  let answer = await forward(await resolve(url), request, signal);
  if (request.follows !== true) return { answer };
  const redirects: Hop[] = [];
  let sent = request;
  let at = url;
  while (redirects.length < maxRedirects) {
    const next = nextOf(answer, at);
    if (next === undefined) break;
    const { statusCode: status = 0, headers } = answer;
    sent = toNextRequest(sent, status);
    at = next;
    const cookies = readCookies(headers['set-cookie']);
    redirects.push({ status, location: headers.location ?? '', method: sent.method, ...cookies });
    answer.destroy();
    answer = await forward(await resolve(at), sent, signal);
  }
  return { answer, redirects };
}

function readCookies(lines: readonly string[] = []): Pick<Hop, 'cookies'> {
  const { headers } = hideCookies(lines.map((line) => ['Set-Cookie', line] as const));
  return headers.length === 0 ? {} : { cookies: headers.map(([, line]) => line) };
}

/** The target of a redirect within the same origin; undefined for another origin, or no redirect. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, at: URL): URL | undefined {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  if (!URL.canParse(location, at)) return undefined;
  try {
    return parseTarget(new URL(location, at).href, [at.origin]);
  } catch {
    return undefined;
  }
}

/** The next request, with method and body changed as in the Fetch standard. */
function toNextRequest(request: ProxyRequest, status: number): ProxyRequest {
  const { method, headers } = request;
  const becomesGet =
    status === 303 ? method !== 'GET' && method !== 'HEAD' : status < 303 && method === 'POST';
  if (!becomesGet) return request;
  const isOfBody = /^content-(?:encoding|language|location|type)$/i;
  const kept = headers.filter(([name]) => !isOfBody.test(name));
  return { ...request, method: 'GET', headers: kept, body: Buffer.alloc(0) };
}
