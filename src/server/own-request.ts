/**
 * Whether a request is meant for this server, by its headers alone. A page of another site can make
 * a browser send requests here: under a name of its own that it has pointed at this machine, or from
 * its own origin. For servers that listen for people at this machine only.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether `Host` names this machine, an address, or one of `names`; `.example.test` is all names below one.
 * Nobody can point an address elsewhere. Without the header it is no browser that asks.
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
 * undefined when it is none.
 */
export function hostNameOf(host: string): string | undefined {
  if (/[\s/?#\\@]/.test(host) || !URL.canParse(`http://${host}/`)) return undefined;
  return new URL(`http://${host}/`).hostname.replace(/^\[|\]$|\.$/g, '');
}

/**
 * Whether a page of this server asks, or nobody's page: a program, or somebody who typed the
 * address. Browsers send `Origin` with whatever opens a socket.
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
