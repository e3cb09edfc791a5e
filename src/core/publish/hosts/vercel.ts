/** `vercel.json`, whose sources and destinations are patterns of path-to-regexp 6. */
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

/** Vercel's limits; it takes no file with more. */
const MOST_REDIRECTS = 2048;
const LONGEST_PATH = 4096;

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: 307 | 308;
}

/** Redirects and headers. JSON has no comments: what Vercel cannot express is not there. */
export function formatVercelConfig(site: Site): string {
  const redirects = listHostRedirects(site)
    .flatMap((redirect) => toVercelRedirect(redirect, site.base) ?? [])
    .slice(0, MOST_REDIRECTS);
  const headers = [{ source: '/(.*)', headers: HEADERS.map(([key, value]) => ({ key, value })) }];
  // Without `cleanUrls` it has `a.html` at that address alone.
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
  if (from.length > LONGEST_PATH || to.length > LONGEST_PATH) return undefined;
  return { source: from, destination: to, statusCode: isPermanent ? 308 : 307 };
}

/** With or without slash at the end, since Vercel adds or removes one before it looks here. */
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
      // Vercel decodes a dollar sign in a pattern, and takes it for a value then.
      if (isPattern && text.includes('%24')) return undefined;
      url += escapeNames(text, { before: url, isPattern });
    } else if (next?.kind === 'text' && /^[\w(]/.test(next.text)) return undefined;
    else url += `:${names[part.rank]}`;
  }
  return url;
}

/** What would be read as a name, or in a pattern as more than itself, as only browsers read it. */
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
