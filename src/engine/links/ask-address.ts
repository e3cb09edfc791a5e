/**
 * Checks whether there is anything at one web address: requests no body, sends no credentials, connects
 * only to hosts on the internet, and identifies itself as Lectern.
 */
import type { IncomingMessage } from 'node:http';
import {
  answerOfStatus,
  type LinkAnswer,
  needsGetRequest,
  parseRetryAfter,
  redirectOf,
} from '../../core/links/link-answer.ts';
import { errorCode } from '../../core/address/main-cause.ts';
import { toReason, toSystemCode } from '../../node/disk/system-error.ts';
import { forward, resolveHost, type ResolveName } from '../../server/proxy/forward.ts';

export interface AskOptions {
  readonly resolveName: ResolveName;
  /** Whether an IP address may be connected to. */
  readonly mayAsk: (address: string) => boolean;
  /** The `User-Agent` of requests. */
  readonly userAgent: string;
  /** The timeout of each request. */
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Asked {
  readonly answer: LinkAnswer;
  /** How many seconds the server asks clients to wait. */
  readonly retryAfter?: number | undefined;
}

const MAX_REDIRECTS = 10;

/** @param url an http or https URL without a fragment. */
export async function askAddress(url: string, options: AskOptions): Promise<Asked> {
  let at = new URL(url);
  let moved: string | undefined;
  let isForGood = true;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const head = await askOnce(at, options);
    if ('answer' in head) return hops === 0 ? head : { answer: toLost(head.answer) };
    const redirect = redirectOf(head.status);
    if (redirect === undefined || head.location === undefined) {
      const answer = answerOfStatus(head.status);
      const to = answer.kind === 'good' && moved !== url ? moved : undefined;
      return { ...head, answer: to === undefined ? answer : { kind: 'good', to } };
    }
    if (!URL.canParse(head.location, at)) return silent('it redirects to an invalid URL');
    at = new URL(head.location, at);
    // The link leaves the web: an application takes over.
    if (!/^https?:$/.test(at.protocol)) return { answer: { kind: 'good' } };
    isForGood &&= redirect === 'permanent';
    if (isForGood) moved = at.href;
  }
  return silent('it redirects in a circle');
}

/** The status and headers of an answer. */
interface Head {
  readonly status: number;
  readonly location?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** Sends HEAD, and GET if that is refused: a server that does not support HEAD may still have the page. */
async function askOnce(url: URL, options: AskOptions): Promise<Head | Asked> {
  try {
    const addresses = await resolve(url, options);
    if (addresses === undefined) return { answer: { kind: 'private' } };
    const target = { url, addresses };
    const head = await request('HEAD', target, options).catch((error: unknown) => {
      // Some servers close the connection on methods that they do not know.
      if (toSystemCode(error) === 'ECONNRESET') return undefined;
      throw error;
    });
    return head && !needsGetRequest(head.status) ? head : await request('GET', target, options);
  } catch (error) {
    return { answer: answerOfError(error, options) };
  }
}

type Target = Parameters<typeof forward>[0];

/** Resolves a host; undefined if one of its addresses must not be connected to. */
async function resolve(
  url: URL,
  { resolveName, mayAsk }: AskOptions,
): Promise<readonly string[] | undefined> {
  const addresses = await resolveHost(url, resolveName);
  return addresses.length > 0 && addresses.every(mayAsk) ? addresses : undefined;
}

async function request(
  method: 'HEAD' | 'GET',
  target: Target,
  { userAgent, seconds, now }: AskOptions,
): Promise<Head> {
  const headers = [
    ['User-Agent', userAgent],
    ['Accept', 'text/html,*/*;q=0.8'],
  ] as const;
  const question = { method, url: target.url.href, headers, body: Buffer.alloc(0) };
  const response = await forward(target, question, AbortSignal.timeout(seconds * 1000));
  const head = readHead(response, now());
  // The body is not needed.
  response.on('error', () => undefined).destroy();
  return head;
}

function readHead({ statusCode = 0, headers }: IncomingMessage, now: number): Head {
  return {
    status: statusCode,
    location: headers.location,
    retryAfter: parseRetryAfter(headers['retry-after'], now),
  };
}

/** Matches the error codes of OpenSSL and Node for problems with a certificate. */
const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|^UNABLE_TO_|^HOSTNAME_MISMATCH/;

function answerOfError(error: unknown, { seconds }: AskOptions): LinkAnswer {
  if (error instanceof Error && error.name === 'AbortError') {
    return { kind: 'silent', reason: `no response within ${seconds} seconds` };
  }
  const code = errorCode(error);
  if (code === 'ENOTFOUND') {
    return { kind: 'no-host', reason: 'the host is unknown', isLookup: true };
  }
  if (code.startsWith('EAI_')) {
    return { kind: 'silent', reason: 'its name could not be looked up', isLookup: true };
  }
  if (CERTIFICATE.test(code)) {
    return { kind: 'no-host', reason: `its certificate is not valid (${code})` };
  }
  return { kind: 'silent', reason: toReason(error) };
}

/** Returns the answer for a redirect whose target cannot be requested. */
function toLost(answer: LinkAnswer): LinkAnswer {
  if (answer.kind !== 'private') return answer;
  return { kind: 'silent', reason: 'it redirects into a private network' };
}

function silent(reason: string): Asked {
  return { answer: { kind: 'silent', reason } };
}
