/**
 * Origins and hosts that can be loaded from or sent to, in the form that browsers, policies and the proxy
 * compare. An `Origin` can be made only here, so code that holds one can write it anywhere without
 * escaping.
 */

declare const originBrand: unique symbol;
declare const hostBrand: unique symbol;

/** `https://api.example.com`, `http://localhost:3000`: in ASCII, without the default port of the scheme. */
export type Origin = string & { readonly [originBrand]: true };

/** `api.example.com`, `127.0.0.1`: letters, digits, hyphens and dots, in lower case. */
export type Host = string & { readonly [hostBrand]: true };

/** A trailing dot is allowed: browsers treat such a host as a different name. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.?$/;
const IPV6 = /^\[[\da-f:.]+\]$/;
/** Rejects what `URL` would silently repair: `https:host`, backslashes, tabs inside. */
const ADDRESS = /^https?:\/\/[^/?#\\@\s]+(?:[/?#]|$)/i;

/**
 * Returns the origin of a complete http or https address. Undefined for any other address, for one with a
 * user name or password, and for hosts that a policy cannot name: `URL` accepts hosts such as
 * `x;script-src-elem`, `*` and `my_host`.
 */
export function parseOrigin(address: string): Origin | undefined {
  const trimmed = address.trim();
  if (!ADDRESS.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const { hostname, origin } = new URL(trimmed);
  return HOST.test(hostname) || IPV6.test(hostname) ? (origin as Origin) : undefined;
}

/**
 * Returns a host in the form that a policy can name; undefined for anything else, IPv6 addresses included.
 */
export function parseHost(text: string): Host | undefined {
  const host = text.toLowerCase();
  return HOST.test(host) ? (host as Host) : undefined;
}
