/**
 * Which addresses may become links. Pure text rules, the same at build and at render: what a
 * browser would read as a script, a foreign host in disguise or a login never becomes a link.
 */

/**
 * What makes an address unsafe. `scheme`: it is not http, https, mailto or tel. `hidden-host`: it
 * looks like a path and leads to another host. `login`: it holds a user name or password.
 * `control`: it holds control characters.
 */
export type LinkDanger = 'scheme' | 'hidden-host' | 'login' | 'control';

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** What browsers pass over at both ends of an address, and anywhere inside it. */
const PASSED_AROUND = /^[\0- ]+|[\0- ]+$/g;
const PASSED_INSIDE = /[\t\n\r]/g;
/** A host that lacks its scheme. No scheme that browsers act on is `localhost` or has a dot. */
const HOST_WITH_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/i;

/**
 * Why `address` may not become a link: `unsafe` when following it could do harm, `malformed` when
 * it leads nowhere. Undefined when it may: http(s), mailto, tel, or a place of this site.
 */
export function linkFault(address: string): 'unsafe' | 'malformed' | undefined {
  if (linkDanger(address) !== undefined) return 'unsafe';
  const seen = asBrowsersReadIt(address);
  if (seen === '' || HOST_WITH_PORT.test(seen)) return 'malformed';
  const isWeb = schemeOf(seen)?.startsWith('http') === true;
  return isWeb && !(isWebUrl(seen) && URL.canParse(seen)) ? 'malformed' : undefined;
}

/** What makes `address` unsafe, if anything does. */
export function linkDanger(address: string): LinkDanger | undefined {
  const seen = asBrowsersReadIt(address);
  const scheme = schemeOf(seen);
  const isForeign = scheme !== undefined && !LINK_SCHEMES.has(scheme);
  if (isForeign && !HOST_WITH_PORT.test(seen)) return 'scheme';
  if (/^(?:[/\\]{2}|\\)/.test(seen)) return 'hidden-host';
  if (/\p{Cc}/u.test(address.trim())) return 'control';
  return hasLogin(seen) ? 'login' : undefined;
}

/** As `linkFault`, for addresses that must be complete: `https://…` or `http://…`. */
export function webUrlFault(address: string): 'unsafe' | 'malformed' | undefined {
  return linkFault(address) ?? (isWebUrl(address) ? undefined : 'malformed');
}

/**
 * Whether the address was most likely meant to lead to another site but lacks `https://`, so that
 * it would be read as a path: `www.example.com`, `github.com/owner`.
 */
export function isHostWithoutScheme(address: string): boolean {
  return /^(?:www\.[^/]+|[a-z\d-]+\.(?:ai|app|co|com|dev|gg|io|net|org))(?:[/?#]|$)/i.test(address);
}

/** Whether the address leads out of the site: it has a scheme. */
export function isExternal(address: string): boolean {
  return schemeOf(asBrowsersReadIt(address)) !== undefined;
}

/** Whether the address is a complete http or https URL. */
export function isWebUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

function asBrowsersReadIt(address: string): string {
  return address.replace(PASSED_AROUND, '').replace(PASSED_INSIDE, '');
}

/** The letters before the first colon, in lower case. */
function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

function hasLogin(address: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
