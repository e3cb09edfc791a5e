/**
 * Where something may be loaded from or sent to, as browsers, policies and the proxy compare it. An
 * `Origin` can only be made here, so that whoever holds one may write it anywhere as it is.
 */

declare const originBrand: unique symbol;
declare const hostBrand: unique symbol;

/** `https://api.example.com`, `http://localhost:3000`: in ASCII, without a port that goes without saying. */
export type Origin = string & { readonly [originBrand]: true };

/** `api.example.com`, `127.0.0.1`: letters, digits, hyphens and dots, in lower case. */
export type Host = string & { readonly [hostBrand]: true };

/** A dot at the end is a name of its own to browsers. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.?$/;
const IPV6 = /^\[[\da-f:.]+\]$/;
/** What `URL` would mend in silence (`https:host`, backslashes, tabs inside) is no address here. */
const ADDRESS = /^https?:\/\/[^/?#\\@\s]+(?:[/?#]|$)/i;

/**
 * The origin of a whole http or https address. Undefined for any other, for one that carries a name
 * or password, and where the host is more than a policy can name: `URL` accepts hosts such as
 * `x;script-src-elem`, `*` and `my_host`.
 */
export function parseOrigin(address: string): Origin | undefined {
  const trimmed = address.trim();
  if (!ADDRESS.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const { hostname, origin } = new URL(trimmed);
  return HOST.test(hostname) || IPV6.test(hostname) ? (origin as Origin) : undefined;
}

/** A host as a policy can name it; undefined for anything else, IPv6 addresses included. */
export function parseHost(text: string): Host | undefined {
  const host = text.toLowerCase();
  return HOST.test(host) ? (host as Host) : undefined;
}
