/**
 * What a page may know of an API's cookies. The value of one that is `HttpOnly` is for no script of
 * any page: neither for those of the documentation, nor for whatever got among them.
 */
import type { Header } from './envelope.ts';

/** Stands for a value that stays with the proxy. */
const mask = '••••';

/** Attributes of cookies; whatever else stands among them may be a part of a value. */
const attribute =
  /^(?:expires=[\w ,:+-]*|(?:domain|max-age|path|priority|samesite)=[^,]*|httponly|partitioned|secure)$/i;

export interface ShownHeaders {
  readonly headers: readonly Header[];
  /** Names of the cookies whose values are masked. */
  readonly hiddenCookies: readonly string[];
}

/** The headers of an answer, without the values of cookies that no script may read. */
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

/** Also where several cookies stand in one header, which browsers read as one. */
function isHttpOnly(value: string): boolean {
  return /[;,]\s*httponly\b/i.test(value);
}

function maskCookie(value: string): { readonly cookie: string; readonly text: string } {
  const [pair = '', ...rest] = value.split(';');
  const at = pair.indexOf('=');
  // A cookie without a name is a value alone.
  const cookie = at < 0 ? '' : pair.slice(0, at).trim();
  const attributes = rest.map((part) => part.trim()).filter((part) => attribute.test(part));
  return { cookie, text: [cookie === '' ? mask : `${cookie}=${mask}`, ...attributes].join('; ') };
}
