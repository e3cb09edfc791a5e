/** Formats `vercel.json`, whose sources and destinations are patterns of path-to-regexp 6. */
import { toUrlText } from '../../redirects/redirect-location.ts';
import {
  type DestinationPart,
  fixedStartOf,
  type RedirectPattern,
  type SourcePart,
} from '../../redirects/redirect-pattern.ts';
import type { Site } from '../../site.ts';
import { HEADERS } from './host-headers.ts';
import {
  baseOf,
  listHostRedirects,
  nameValues,
  startsWithValue,
  toSentPath,
  type HostRedirect,
} from './host-redirects.ts';

/** Vercel's limits; it rejects files that exceed them. */
const MAX_REDIRECTS = 2048;
const MAX_PATH_CHARACTERS = 4096;

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: 307 | 308;
}

/**
 * Formats redirects and headers. What Vercel cannot express is missing without a note, because JSON has no
 * comments.
 */
export function formatVercelConfig(site: Site): string {
  const redirects = listHostRedirects(site)
    .flatMap((redirect) => toVercelRedirect(redirect, site.base) ?? [])
    .slice(0, MAX_REDIRECTS);
  const headers = [{ source: '/(.*)', headers: HEADERS.map(([key, value]) => ({ key, value })) }];
  // Without `cleanUrls`, Vercel serves `a.html` only at that address.
  const addresses =
    site.config.trailingSlash === 'always'
      ? { trailingSlash: true }
      : { trailingSlash: false, cleanUrls: true };
  return `${JSON.stringify({ ...addresses, redirects, headers }, undefined, 2)}\n`;
}

function toVercelRedirect(
  { source, destination, isPermanent }: HostRedirect,
  base: string,
): VercelRedirect | undefined {
  const names = nameValues(source);
  const target = formatDestination(destination, names);
  if (target === undefined) return undefined;
  const from = escapePattern(base) + formatSource({ source, destination }, names);
  const to = baseOf(destination, base) + target;
  if (from.length > MAX_PATH_CHARACTERS || to.length > MAX_PATH_CHARACTERS) return undefined;
  return { source: from, destination: to, statusCode: isPermanent ? 308 : 307 };
}

/** Allows a trailing slash, because Vercel adds or removes one before it compares. */
function formatSource({ source, destination }: RedirectPattern, names: readonly string[]): string {
  let pattern = '';
  for (const [index, part] of source.entries()) {
    if (part.kind === 'text') pattern += escapePattern(toSentPath(part.text));
    else {
      const isLast = index === source.length - 1;
      const { rank } = part;
      const isStart = startsWithValue(destination, rank);
      pattern += `${isStart ? '{/}?' : ''}:${names[rank]}(${expressionOf(part, { isLast, isStart })})`;
    }
  }
  return pattern === '/' ? pattern : `${pattern}{/}?`;
}

function expressionOf(
  { mayHoldSlashes }: SourcePart & { readonly kind: 'value' },
  { isLast, isStart }: { readonly isLast: boolean; readonly isStart: boolean },
): string {
  if (!mayHoldSlashes) return isStart ? '[^/\\\\][^/]*' : '[^/]+';
  const end = isLast ? '?' : '';
  return isStart ? `[^/\\\\].*${end}` : `.+${end}`;
}

function escapePattern(path: string): string {
  return path.replace(/[\\:*+?(){}]/g, '\\$&');
}

function formatDestination(
  destination: readonly DestinationPart[],
  names: readonly string[],
): string | undefined {
  const isPattern = destination.some(({ kind }) => kind === 'value');
  let url = '';
  for (const [index, part] of destination.entries()) {
    const next = destination[index + 1];
    if (part.kind === 'text') {
      const text = toUrlText(part.text, url);
      // Vercel decodes a dollar sign in a pattern, and then reads it as a value.
      if (isPattern && text.includes('%24')) return undefined;
      url += escapeNames(text, { before: url, isPattern });
    } else if (next?.kind === 'text' && /^[\w(]/.test(next.text)) return undefined;
    else url += `:${names[part.rank]}`;
  }
  return url;
}

/**
 * Escapes what would be read as a name or, in a pattern, as a special character, in a form that only
 * browsers decode.
 */
function escapeNames(
  url: string,
  { before, isPattern }: { readonly before: string; readonly isPattern: boolean },
): string {
  const start = before === '' ? fixedStartOf(url) : '';
  const special = isPattern ? /[:*+()!]/g : /:(?=\w)/g;
  const rest = url.slice(start.length).replace(special, toEscape);
  return start + rest;
}

function toEscape(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
