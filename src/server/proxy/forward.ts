/**
 * Sends one request to an allowed target, at the addresses that were checked. Follows no redirects, ignores
 * proxy settings of the environment, and keeps no connection open.
 */
import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { ProxyRequest } from './envelope.ts';
import { checkAddresses, hostOf } from './policy.ts';

/**
 * Finds all addresses of a name.
 * @throws the system's error.
 */
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

/**
 * All addresses of a URL's host, which can itself be an address.
 * @throws the error of `resolveName`.
 */
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

/**
 * Resolves with the head of the response; its body is still to be read.
 * @throws the system's error.
 */
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
    // Explicit, because an environment variable could turn it off.
    rejectUnauthorized: true,
    signal,
  };
  const sent = url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
  sent.on('response', resolve);
  sent.on('error', reject);
  // A page could not show a switch to another protocol.
  sent.on('upgrade', (_answer, socket) => {
    socket.destroy();
    reject(new Error('The server changed the protocol.'));
  });
  sent.end(body);
  return promise;
}

/** Headers of a response as sent: each with its name as written, repeated ones included. */
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
  // Some APIs refuse requests without a User-Agent.
  const isNamed = headers.some(([name]) => name.toLowerCase() === 'user-agent');
  return [
    ...(isSized ? [['Content-Length', String(body.length)] as const] : []),
    ...(isNamed ? [] : [['User-Agent', 'Lectern'] as const]),
    ['Connection', 'close'],
  ];
}

/** Gives a socket the checked addresses, regardless of what the name resolves to by now. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    if (all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}
