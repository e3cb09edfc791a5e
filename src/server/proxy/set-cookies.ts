/**
 * Decides what a page may know about an API's cookies. The value of an `HttpOnly` cookie is hidden from all
 * scripts: from those of the documentation, and from injected ones.
 */
import type { Header } from './envelope.ts';

/** Replaces a value that stays with the proxy. */
const mask = '••••';

/** Known attributes of cookies; any other text among them can be part of a value. */
const attribute =
  /^(?:expires=[\w ,:+-]*|(?:domain|max-age|path|priority|samesite)=[^,]*|httponly|partitioned|secure)$/i;

export interface ShownHeaders {
  readonly headers: readonly Header[];
  /** Names of the cookies whose values are masked. */
  readonly hiddenCookies: readonly string[];
}

/** The headers of a response, without the values of cookies that scripts must not read. */
export function hideCookies(headers: readonly Header[]): ShownHeaders {
  const hidden: string[] = [];
  const shown = headers.map(([name, value]): Header => {
    if (!/^set-cookie2?$/i.test(name) || !isHttpOnly(value)) return [name, value];
    const { cookie, text } = maskCookie(value);
    hidden.push(cookie);
    return [name, text];
  });
  return { headers: shown, hiddenCookies: hidden };
}

/** Also matches a header with several cookies, which browsers read as one. */
function isHttpOnly(value: string): boolean {
  return /[;,]\s*httponly\b/i.test(value);
}

function maskCookie(value: string): { readonly cookie: string; readonly text: string } {
  const [pair = '', ...rest] = value.split(';');
  const at = pair.indexOf('=');
  // A cookie without a name consists of a value only.
  const cookie = at < 0 ? '' : pair.slice(0, at).trim();
  const attributes = rest.map((part) => part.trim()).filter((part) => attribute.test(part));
  return { cookie, text: [cookie === '' ? mask : `${cookie}=${mask}`, ...attributes].join('; ') };
}
