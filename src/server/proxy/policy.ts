/** Decides who may use the proxy, and for which addresses. Pure: headers and texts in, verdicts out. */
import type { IncomingHttpHeaders } from 'node:http';
import { essenceOf } from '../../core/reference/request/media-type.ts';
import { isLocalAddress, isLoopback, isPublicAddress } from './addresses.ts';
import { Refusal } from './refusal.ts';

/** The sender of a request, as far as the request reveals it. */
export interface ProxyCaller {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly httpVersion: string;
  /** Address of the other end of the connection. */
  readonly address: string;
  /** The origin at which readers reach the site; undefined if it is only known from the `Host` header. */
  readonly publicOrigin: string | undefined;
}

/**
 * Only pages of this site can use this combination of method, type and origin: requests that other sites
 * can send without a preflight have another type, and preflights are not granted.
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
 * Browsers omit `Sec-Fetch-Site` if the site has no TLS; all send `Origin` with POST. A reverse proxy can
 * change `Host`, so only a known origin can always be required.
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
 * The URL of a request, if its origin is exactly one of `origins`.
 * @throws Refusal
 */
export function parseTarget(text: string, origins: readonly string[]): URL {
  // Refuse anything that `URL` would silently repair (`https:host`, backslashes, tabs).
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

/** The host of a URL as an address or a name, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether the author explicitly named this machine or an address of a private network. */
export function isLocalTarget(url: URL): boolean {
  const host = hostOf(url);
  return isLocalName(host) || isLocalAddress(host);
}

function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/**
 * Checks all addresses of a target: one bad address is enough to refuse, since any of them can be used.
 * @param privateHosts names that the owner of the site allows to be in a private network.
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
 * Whether the reader is on this machine, as far as can be determined. A published site can name `localhost`
 * for its readers' own machines, but must not expose services of the host to them. A reverse proxy on this
 * machine makes all readers look local: if the site is known to be published, no reader is local;
 * otherwise, traces of such a proxy are taken into account.
 */
export function isLocalCaller(caller: ProxyCaller): boolean {
  const { address, headers, httpVersion, publicOrigin } = caller;
  const origins = [publicOrigin, headers.origin, `http://${headers.host ?? ''}`];
  return (
    isLoopback(address) &&
    origins.every((origin) => origin === undefined || isLocalOrigin(origin)) &&
    // Browsers no longer send HTTP/1.0, but nginx uses it for the server behind it.
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
 * The address by which to count a reader: a reverse proxy reports it in the last entry of its header. Only
 * a proxy on this machine is trusted or, if the site is known to be published, one in a private network, as
 * with containers.
 */
export function readerAddress({ address, headers, publicOrigin }: ProxyCaller): string {
  const isProxy = isLoopback(address) || (publicOrigin !== undefined && isPrivatePeer(address));
  const forwarded = isProxy ? headers['x-forwarded-for'] : undefined;
  return forwarded === undefined ? address : (String(forwarded).split(',').at(-1) ?? '').trim();
}

/** Sockets that listen for both families report IPv4 addresses in mapped form. */
function isPrivatePeer(address: string): boolean {
  return isLocalAddress(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}
