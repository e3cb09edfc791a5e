/**
 * Sends one request to a target that was allowed, at the addresses that were checked. Follows no
 * redirect by itself, knows no proxy of the environment, and keeps no connection.
 */
import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { ProxyRequest } from './envelope.ts';
import { checkAddresses, hostOf } from './policy.ts';

/** All addresses of a name. @throws the system's error. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export interface ForwardTarget {
  readonly url: URL;
  /** Never empty, all checked. */
  readonly addresses: readonly string[];
}

/** Asks the system once for the addresses of a name. */
export const resolveBySystem: ResolveName = async (name) => {
  const found = await lookUp(name, { all: true });
  return found.map(({ address }) => address);
};

/** All addresses of a URL's host, which may be one itself. @throws the error of `resolveName`. */
export async function resolveHost(url: URL, resolveName: ResolveName): Promise<readonly string[]> {
  const host = hostOf(url);
  return isIP(host) ? [host] : resolveName(host);
}

/** @throws Refusal, or the error of `resolveName`. */
export async function resolveTarget(
  url: URL,
  resolveName: ResolveName,
  privateHosts: readonly string[],
): Promise<ForwardTarget> {
  const addresses = await resolveHost(url, resolveName);
  checkAddresses(url, addresses, privateHosts);
  return { url, addresses };
}

/** Resolves with the head of the answer; its body is still to be read. @throws the system's error. */
export function forward(
  { url, addresses }: ForwardTarget,
  { method, headers, body }: ProxyRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions & { readonly rejectUnauthorized: boolean } = {
    method,
    host: hostOf(url),
    port: url.port,
    path: url.pathname + url.search,
    headers: [['Host', url.host], ...headers, ...ownHeaders(method, headers, body)].flat(),
    agent: false,
    lookup: answerWith(addresses),
    // Said here because the environment could switch it off.
    rejectUnauthorized: true,
    signal,
  };
  const sent = url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
  sent.on('response', resolve);
  sent.on('error', reject);
  // Switching to another protocol is no answer that a page could show.
  sent.on('upgrade', (_answer, socket) => {
    socket.destroy();
    reject(new Error('The server changed the protocol.'));
  });
  sent.end(body);
  return promise;
}

/** Headers of an answer as they were sent: each with its name as written, as often as it came. */
export function listHeaders({ rawHeaders }: IncomingMessage): [name: string, value: string][] {
  return rawHeaders.flatMap((name, rank): [string, string][] =>
    rank % 2 === 0 ? [[name, rawHeaders[rank + 1] ?? '']] : [],
  );
}

/** A body always has its length, so that every method carries it in the same way. */
function ownHeaders(
  method: string,
  headers: ProxyRequest['headers'],
  body: Buffer,
): ProxyRequest['headers'] {
  const isSized = body.length > 0 || !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method);
  // Some APIs refuse requests that do not say who sends them.
  const isNamed = headers.some(([name]) => name.toLowerCase() === 'user-agent');
  return [
    ...(isSized ? [['Content-Length', String(body.length)] as const] : []),
    ...(isNamed ? [] : [['User-Agent', 'Lectern'] as const]),
    ['Connection', 'close'],
  ];
}

/** Tells a socket the checked addresses, whatever the name resolves to by now. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, tell) => {
    if (all === true) tell(null, found);
    else tell(null, found[0]?.address ?? '', found[0]?.family);
  };
}
