/** Who may use the proxy, and for which addresses. Pure: headers and texts in, verdicts out. */
import type { IncomingHttpHeaders } from 'node:http';
import { essenceOf } from '../../core/reference/request/media-type.ts';
import { isLocalAddress, isLoopback, isPublicAddress } from './addresses.ts';
import { Refusal } from './refusal.ts';

/** Who asks, as far as a request tells it. */
export interface ProxyCaller {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly httpVersion: string;
  /** Address of the other end of the connection. */
  readonly address: string;
  /** The origin under which readers reach the site; undefined where it is only known by its `Host`. */
  readonly publicOrigin: string | undefined;
}

/**
 * Only pages of this site ask with this method, type and origin: what other sites may send without
 * asking first has another type, and what asks first is answered without any permission.
 * @throws Refusal
 */
export function checkCaller({ method, headers, publicOrigin }: ProxyCaller): void {
  if (method !== 'POST') throw new Refusal('method', 'Requests to the proxy are sent with POST.');
  if (!isSameOrigin(headers, publicOrigin)) {
    throw new Refusal('caller', 'Only pages of this site may use its proxy.');
  }
  if (essenceOf(headers['content-type'] ?? '') !== 'application/json') {
    throw new Refusal('media-type', 'Requests to the proxy are JSON.');
  }
}

/**
 * Browsers leave `Sec-Fetch-Site` out where the site has no TLS; all send `Origin` with POST. `Host`
 * is what a reverse proxy makes of it, so that only a known origin can be asked for in any case.
 */
function isSameOrigin(
  { host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (publicOrigin !== undefined && origin !== undefined) return origin === publicOrigin;
  if (site !== undefined) return true;
  if (origin === undefined || host === undefined) return false;
  return [`http://${host}`, `https://${host}`].includes(origin);
}

/**
 * The address of a request, when its origin is exactly one of `origins`.
 * @throws Refusal
 */
export function parseTarget(text: string, origins: readonly string[]): URL {
  // What `URL` would mend in silence (`https:host`, backslashes, tabs) is not an address here.
  if (!/^https?:\/\/[^/?#\\@\s]+(?:[/?#]|$)/i.test(text) || /[\s\\]/.test(text)) {
    throw new Refusal('malformed', 'The address is not a whole http or https address.');
  }
  if (!URL.canParse(text)) throw new Refusal('malformed', 'The address is not valid.');
  const url = new URL(text);
  if (!origins.includes(url.origin)) {
    throw new Refusal('not-allowed', 'The documentation does not name this server of the API.');
  }
  return url;
}

/** Host of a URL as an address or a name, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether the author himself named this machine or an address of a private network. */
export function isLocalTarget(url: URL): boolean {
  const host = hostOf(url);
  return isLocalName(host) || isLocalAddress(host);
}

function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/**
 * Judges all addresses of a target: one bad one is enough, since any may be connected to.
 * @param privateHosts names that the owner of the site allows to be of a private network.
 * @throws Refusal
 */
export function checkAddresses(
  url: URL,
  addresses: readonly string[],
  privateHosts: readonly string[],
): void {
  const host = hostOf(url);
  const isAllowed = (address: string) => {
    if (isLocalName(host)) return isLoopback(address);
    const isNamed = address === host || privateHosts.includes(host);
    return isPublicAddress(address) || (isNamed && isLocalAddress(address));
  };
  if (addresses.length === 0) throw new Refusal('dns', 'The API server has no address.');
  if (!addresses.every(isAllowed)) {
    throw new Refusal('private-address', 'The API server has an address of a private network.');
  }
}

/**
 * Whether the reader sits at this machine, as far as can be told. A published site may name
 * `localhost` for its readers' own machines; the host's own services are none of their business.
 * A reverse proxy on this machine makes all readers look like it: where the site is known to be
 * published nobody is local, and what gives such a proxy away is heeded where it is not known.
 */
export function isLocalCaller(caller: ProxyCaller): boolean {
  const { address, headers, httpVersion, publicOrigin } = caller;
  const origins = [publicOrigin, headers.origin, `http://${headers.host ?? ''}`];
  return (
    isLoopback(address) &&
    origins.every((origin) => origin === undefined || isLocalOrigin(origin)) &&
    // No browser has spoken it for decades; nginx does to the server behind it.
    httpVersion !== '1.0' &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
];

function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const host = hostOf(new URL(origin));
  return isLocalName(host) || isLoopback(host);
}

/**
 * The address to count a reader by: a reverse proxy tells it in the last entry of its header. Only
 * one on this machine is believed, or one of a private network where the site is known to be
 * published, as containers have it.
 */
export function readerAddress({ address, headers, publicOrigin }: ProxyCaller): string {
  const isProxy = isLoopback(address) || (publicOrigin !== undefined && isPrivatePeer(address));
  const forwarded = isProxy ? headers['x-forwarded-for'] : undefined;
  return forwarded === undefined ? address : (String(forwarded).split(',').at(-1) ?? '').trim();
}

/** Sockets that listen for both families tell plain addresses as mapped ones. */
function isPrivatePeer(address: string): boolean {
  return isLocalAddress(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}
