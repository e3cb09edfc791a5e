/** The address that a redirect leads to, as a URL that may stand in a header. */
import { encodePath } from '../address/page-href.ts';
import type { DestinationPart } from './redirect-pattern.ts';

/** The destination as written, with the values in their places. */
export function fillIn(parts: readonly DestinationPart[], values: readonly string[]): string {
  return joinParts(parts, (part, before) =>
    part.kind === 'text' ? part.text : encodeValue(values[part.rank] ?? '', before),
  );
}

/**
 * The destination as browsers read it, with nothing but characters of URLs. It leads to another
 * host only where the author named that host, whatever the values hold.
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

/** A text of a destination with nothing but characters of URLs. @param before what is in front of it */
export function toUrlText(text: string, before: string): string {
  const [, host = '', path = '', rest = ''] = URL_PARTS.exec(text) ?? [];
  const isPath = isInPath(before);
  const slashed = isPath ? path.replaceAll('\\', '/') : path;
  const start = host === '' || before !== '' ? host : toHost(host);
  return [start, slashed, rest].map(encodeText).join('');
}

/** Scheme and host, path, query with fragment. */
const URL_PARTS = /^(https?:\/\/[^/?#\\]*)?([^?#]*)(.*)$/is;

/** Names of other scripts in the form that the network knows. */
function toHost(text: string): string {
  return URL.canParse(text) ? new URL(text).origin : text;
}

/**
 * Percent-encodes what no URL may hold, escapes that are none, and the dollar sign, which begins a
 * variable for some hosts and means nothing to a browser.
 */
function encodeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** @param before the URL so far, which tells whether the value is in its path. */
function encodeValue(value: string, before: string): string {
  if (!isInPath(before)) return encodeURIComponent(value.toWellFormed());
  // Two slashes at the start would name a host.
  return encodePath(before === '/' ? value.replace(/^\/+/, '') : value);
}

function isInPath(before: string): boolean {
  return !/[?#]/.test(before);
}
