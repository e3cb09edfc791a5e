/**
 * Decides by its headers whether a request is meant for this server. A page of another site can make a
 * browser send requests here: under its own host name that it has pointed at this machine, or from its own
 * origin. For servers that only listen for users of this machine.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether `Host` is this machine, an IP address, or one of `names`; `.example.test` matches all its
 * subdomains. Nobody can point an IP address elsewhere. A request without the header is not from a browser.
 */
export function isOwnHost(host: string | undefined, names: readonly string[] = []): boolean {
  if (host === undefined) return true;
  const name = hostNameOf(host);
  if (name === undefined) return false;
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  const isNamed = names.some(
    (own) => own === name || (own.startsWith('.') && `.${name}`.endsWith(own)),
  );
  return isLocal || isIP(name) !== 0 || isNamed;
}

/**
 * The name in a `Host` header or an address such as `docs.test:8080`, in lower case, without port;
 * undefined if it is not valid.
 */
export function hostNameOf(host: string): string | undefined {
  if (/[\s/?#\\@]/.test(host) || !URL.canParse(`http://${host}/`)) return undefined;
  return new URL(`http://${host}/`).hostname.replace(/^\[|\]$|\.$/g, '');
}

/**
 * Whether a request comes from a page of this server or from no page: from a program, or a typed address.
 * Browsers send `Origin` with every WebSocket handshake.
 */
export function isOwnOrigin({
  host,
  origin,
  'sec-fetch-site': site,
}: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
}
