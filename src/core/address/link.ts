/**
 * Which addresses may become links. Pure text rules, the same at build and at render: what a
 * browser would read as a script, a foreign host in disguise or a login never becomes a link. Links of
 * an author may also open applications; those of documents that strangers wrote may not.
 */

/**
 * What makes an address unsafe. `scheme`: it is not http, https, mailto or tel. `hidden-host`: it
 * looks like a path and leads to another host. `login`: it holds a user name or password.
 * `control`: it holds control characters.
 */
export type LinkDanger = 'scheme' | 'hidden-host' | 'login' | 'control';

const DANGERS: Readonly<Record<LinkDanger, string>> = {
  scheme: 'has a scheme that browsers run, or open as a document or file of their own',
  'hidden-host': 'looks like a path but leads to another host',
  login: 'holds a user name or password that every reader would see',
  control: 'holds control characters',
};

/** What browsers run or open themselves, as code, as a document or as a file of the reader's. */
const OPENED_BY_BROWSERS = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'content',
  'data',
  'feed',
  'file',
  'filesystem',
  'jar',
  'javascript',
  'livescript',
  'mhtml',
  'mocha',
  'moz-extension',
  'resource',
  'vbscript',
  'view-source',
]);
/** Parts of systems that run what an address says. */
const RUN_BY_SYSTEMS =
  /^(?:intent|its|mk|res|shell|search-ms|ms-(?:appinstaller|cxh|its|msdt|officecmd|search|settings|word|excel|powerpoint).*)$/;
const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** What browsers pass over at both ends of an address, and anywhere inside it. */
const PASSED_AROUND = /^[\0- ]+|[\0- ]+$/g;
const PASSED_INSIDE = /[\t\n\r]/g;
/** A host that lacks its scheme. No scheme that browsers act on is `localhost` or has a dot. */
const HOST_WITH_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/i;

/**
 * Why `address` may not become a link: `unsafe` when following it could do harm, `malformed` when
 * it leads nowhere. Undefined when it may: http(s), mailto, tel, or a place of this site; by
 * `authorLinkDanger`, what only opens an application too.
 */
export function linkFault(
  address: string,
  dangerOf = linkDanger,
): 'unsafe' | 'malformed' | undefined {
  if (dangerOf(address) !== undefined) return 'unsafe';
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
  if (/^[/\\]{2}/.test(seen)) return 'hidden-host';
  if (/\p{Cc}/u.test(address.trim())) return 'control';
  return hasLogin(seen) ? 'login' : undefined;
}

/**
 * What is dangerous in a link that the author of a site wrote. A scheme that no browser and no system
 * acts on itself (`vscode:`, `slack:`) opens an application, after the reader has been asked; and
 * `//host/path` is an address as every other, without the scheme of the page.
 */
export function authorLinkDanger(address: string): LinkDanger | undefined {
  const written = address.trim();
  if (isHostAlone(written)) return linkDanger(`https:${written}`);
  return opensApplication(written) ? undefined : linkDanger(address);
}

/** Whether a link leads to another host and leaves its scheme to the page: `//example.com/a`. */
export function isHostAlone(address: string): boolean {
  return /^\/\/[^/\\\s]/.test(address.trim());
}

/** Whether a link hands the reader over to an application: `vscode:`, `slack://`. */
export function opensApplication(address: string): boolean {
  const scheme = schemeOf(asBrowsersReadIt(address));
  if (scheme === undefined || LINK_SCHEMES.has(scheme)) return false;
  // A single letter is a drive, and what has control characters hides something.
  if (scheme.length < 2 || /\p{Cc}/u.test(address.trim()) || HOST_WITH_PORT.test(address))
    return false;
  return !OPENED_BY_BROWSERS.has(scheme) && !RUN_BY_SYSTEMS.test(scheme);
}

/** What is wrong with an address that must be complete: `https://…` or `http://…`. */
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

/** Whether it depends on the page that shows the address where it leads: a path without a slash in front, a query, a fragment. */
export function countsFromPage(address: string): boolean {
  const written = address.trim();
  return written !== '' && !/^[\\/]/.test(written) && !isExternal(written);
}

/** Whether the address is a complete http or https URL. */
export function isWebUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** The danger as the end of a sentence about an address; without one, that it stands in a wrong place. */
export function describeDanger(danger: LinkDanger | undefined): string {
  return danger === undefined ? 'opens an application, which only a link may do' : DANGERS[danger];
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
