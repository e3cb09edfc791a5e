/**
 * Decides which addresses can become links. Pure rules about text, shared by build and rendering. An
 * address never becomes a link if a browser would run it as a script, if it hides another host, or if it
 * contains a login. Links of a site's author can also open applications; those of documents that strangers
 * wrote cannot.
 */

/**
 * What makes an address unsafe. `scheme`: it is not http, https, mailto or tel. `hidden-host`: it looks
 * like a path but points to another host. `login`: it contains a user name or password. `control`: it
 * contains control characters, except line breaks and tabs after the host of a complete address.
 */
export type LinkDanger = 'scheme' | 'hidden-host' | 'login' | 'control';

const DANGERS: Readonly<Record<LinkDanger, string>> = {
  scheme: 'has a scheme that browsers run, or open as a document or file of their own',
  'hidden-host': 'looks like a path but leads to another host',
  login: 'holds a user name or password that every reader would see',
  control: 'holds control characters',
};

/** Schemes that browsers run or open themselves, as code, as a document or as one of the reader's files. */
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
/** Schemes of system components that execute what an address says. */
const RUN_BY_SYSTEMS =
  /^(?:intent|its|mk|res|shell|search-ms|ms-(?:appinstaller|cxh|its|msdt|officecmd|search|settings|word|excel|powerpoint).*)$/;
const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** The characters that browsers ignore at both ends of an address, and anywhere inside it. */
const IGNORED_AT_ENDS = /^[\0- ]+|(?<![\0- ])[\0- ]+$/g;
const IGNORED_INSIDE = /[\t\n\r]/g;
/** The start of an address in which ignored characters cannot hide where it leads: those below are in its path. */
const WEB_HOST = /^https?:\/\/[^\s\p{Cc}/\\?#@]+[/?#]/iu;
/** A host without its scheme. No scheme that browsers act on is called `localhost` or contains a dot. */
const HOST_WITH_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/i;

/**
 * Returns why `address` cannot become a link: `unsafe` when following it could do harm, `malformed` when it
 * leads nowhere. Undefined for http(s), mailto, tel, and places of this site; with `authorLinkDanger`, also
 * for addresses that only open an application.
 */
export function linkFault(
  address: string,
  dangerOf = linkDanger,
): 'unsafe' | 'malformed' | undefined {
  if (dangerOf(address) !== undefined) return 'unsafe';
  const seen = normalizeLikeBrowser(address);
  if (seen === '' || HOST_WITH_PORT.test(seen)) return 'malformed';
  const isWeb = schemeOf(seen)?.startsWith('http') === true;
  return isWeb && !(isWebUrl(seen) && URL.canParse(seen)) ? 'malformed' : undefined;
}

/** Returns what makes `address` unsafe, if anything does. */
export function linkDanger(address: string): LinkDanger | undefined {
  const seen = normalizeLikeBrowser(address);
  const scheme = schemeOf(seen);
  const isForeign = scheme !== undefined && !LINK_SCHEMES.has(scheme);
  if (isForeign && !HOST_WITH_PORT.test(seen)) return 'scheme';
  if (/^[/\\]{2}/.test(seen)) return 'hidden-host';
  const written = address.trim();
  const judged = WEB_HOST.test(written) ? written.replace(IGNORED_INSIDE, '') : written;
  if (/\p{Cc}/u.test(judged)) return 'control';
  return hasLogin(seen) ? 'login' : undefined;
}

/**
 * Returns what is dangerous in a link that the author of a site wrote. A scheme that no browser and no
 * system executes (`vscode:`, `slack:`) opens an application after asking the reader; and `//host/path` is
 * an ordinary address that takes the scheme of the page.
 */
export function authorLinkDanger(address: string): LinkDanger | undefined {
  const written = address.trim();
  if (isProtocolRelative(written)) return linkDanger(`https:${written}`);
  return opensApplication(written) ? undefined : linkDanger(address);
}

/** Whether a link points to another host and takes the scheme of the page: `//example.com/a`. */
export function isProtocolRelative(address: string): boolean {
  return /^\/\/[^/\\\s]/.test(address.trim());
}

/** Whether a link opens an application: `vscode:`, `slack://`. */
export function opensApplication(address: string): boolean {
  const scheme = schemeOf(normalizeLikeBrowser(address));
  if (scheme === undefined || LINK_SCHEMES.has(scheme)) return false;
  // A single letter is a drive, and an address with control characters hides something.
  if (scheme.length < 2 || /\p{Cc}/u.test(address.trim()) || HOST_WITH_PORT.test(address))
    return false;
  return !OPENED_BY_BROWSERS.has(scheme) && !RUN_BY_SYSTEMS.test(scheme);
}

/** Returns what is wrong with an address that has to be complete: `https://…` or `http://…`. */
export function webUrlFault(address: string): 'unsafe' | 'malformed' | undefined {
  return linkFault(address) ?? (isWebUrl(address) ? undefined : 'malformed');
}

/**
 * Whether an address is most likely meant for another site but lacks `https://`, so that it would be read
 * as a path: `www.example.com`, `github.com/owner`, `docs.example.org`.
 */
export function isHostWithoutScheme(address: string): boolean {
  return /^(?:www\.[^/]+|(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|gg|io|net|org))(?:[/?#]|$)/i.test(
    address,
  );
}

/** Whether the address leaves the site: it has a scheme. */
export function isExternal(address: string): boolean {
  return schemeOf(normalizeLikeBrowser(address)) !== undefined;
}

/**
 * Whether the target depends on the page that contains the address: a path without a leading slash, a
 * query, a fragment.
 */
export function isPageRelative(address: string): boolean {
  const written = address.trim();
  return written !== '' && !/^[\\/]/.test(written) && !isExternal(written);
}

/** Whether the address is a complete http or https URL. */
export function isWebUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * Returns the danger as the end of a sentence about an address; without a danger, says that only a link can
 * open an application.
 */
export function describeDanger(danger: LinkDanger | undefined): string {
  return danger === undefined ? 'opens an application, which only a link may do' : DANGERS[danger];
}

function normalizeLikeBrowser(address: string): string {
  return address.replace(IGNORED_AT_ENDS, '').replace(IGNORED_INSIDE, '');
}

/** Returns the scheme of an address, in lower case: what precedes the first colon. */
function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

function hasLogin(address: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
