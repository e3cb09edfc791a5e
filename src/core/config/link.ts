/**
 * Which addresses may become links. Pure text rules, the same at build and at render: what a
 * browser would read as a script, a foreign host in disguise or a login never becomes a link.
 */

/** `http:` and the like; the letters before the first colon, as browsers read them. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const SPACE_AROUND = /^[\0- ]+|[\0- ]+$/g;
const IGNORED_INSIDE = /[\t\n\r]/g;
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * Why `address` may not become a link: `unsafe` when following it could do harm, `malformed` when
 * it leads nowhere. Undefined when it may: http(s), mailto, tel, or a place of this site.
 */
export function linkFault(address: string): 'unsafe' | 'malformed' | undefined {
  const seen = asBrowsersReadIt(address);
  if (seen === '') return 'malformed';
  if (CONTROL.test(address.trim())) return 'unsafe';
  if (/^[/\\]{2}/.test(seen) || seen.startsWith('\\')) return 'unsafe';
  const scheme = schemeOf(seen);
  if (scheme === undefined) return undefined;
  if (!LINK_SCHEMES.has(scheme)) return isHostWithPort(seen) ? 'malformed' : 'unsafe';
  return scheme.startsWith('http') ? webFault(seen) : undefined;
}

/** The same for addresses that must be complete: `https://…` or `http://…`. */
export function webUrlFault(address: string): 'unsafe' | 'malformed' | undefined {
  const fault = linkFault(address);
  if (fault !== undefined) return fault;
  return isWebUrl(address) ? undefined : 'malformed';
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
  return address.replace(SPACE_AROUND, '').replace(IGNORED_INSIDE, '');
}

function schemeOf(address: string): string | undefined {
  return SCHEME.exec(address)?.[1]?.toLowerCase();
}

/** `localhost:8000` reads as a scheme, but was meant as a host. */
function isHostWithPort(address: string): boolean {
  return /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i.test(address);
}

function webFault(address: string): 'unsafe' | 'malformed' | undefined {
  if (!isWebUrl(address) || !URL.canParse(address)) return 'malformed';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? undefined : 'unsafe';
}
