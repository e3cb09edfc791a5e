/** Computes the address that a redirect leads to, as a URL that is safe in a header. */
import { encodePath } from '../address/page-href.ts';
import type { DestinationPart } from './redirect-pattern.ts';

/** Returns the destination as written, with the values filled in. */
export function fillIn(parts: readonly DestinationPart[], values: readonly string[]): string {
  return joinParts(parts, (part, before) =>
    part.kind === 'text' ? part.text : encodeValue(values[part.rank] ?? '', before),
  );
}

/**
 * Returns the destination as browsers read it, with URL characters only. It points to another host only if
 * the author named that host, regardless of what the values contain.
 */
export function toLocation(parts: readonly DestinationPart[], values: readonly string[]): string {
  return joinParts(parts, (part, before) =>
    part.kind === 'text'
      ? toUrlText(part.text, before)
      : encodeValue(values[part.rank] ?? '', before),
  );
}

function joinParts(
  parts: readonly DestinationPart[],
  write: (part: DestinationPart, before: string) => string,
): string {
  return parts.reduce((url, part) => url + write(part, url), '');
}

/** Encodes a text of a destination as URL characters only. @param before what precedes the text */
export function toUrlText(text: string, before: string): string {
  const [, host = '', path = '', rest = ''] = URL_PARTS.exec(text) ?? [];
  const isPath = isInPath(before);
  const slashed = isPath ? path.replaceAll('\\', '/') : path;
  const start = host === '' || before !== '' ? host : toHost(host);
  return [start, slashed, rest].map(encodeText).join('');
}

/** Scheme and host, path, query with fragment. */
const URL_PARTS = /^(https?:\/\/[^/?#\\]*)?([^?#]*)(.*)$/is;

/** Converts an internationalized host name to the ASCII form that the network uses. */
function toHost(text: string): string {
  return URL.canParse(text) ? new URL(text).origin : text;
}

/**
 * Percent-encodes characters that no URL can contain, percent signs that do not begin an escape, and the
 * dollar sign, which begins a variable for some hosts and has no meaning to a browser.
 */
function encodeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** @param before the URL so far, which determines whether the value is in its path. */
function encodeValue(value: string, before: string): string {
  if (!isInPath(before)) return encodeURIComponent(value.toWellFormed());
  // Two slashes at the start would name a host.
  return encodePath(before === '/' ? value.replace(/^\/+/, '') : value);
}

function isInPath(before: string): boolean {
  return !/[?#]/.test(before);
}
