/**
 * Formats `_redirects` and `_headers`, which Netlify and Cloudflare Pages read, each by its own rules. What
 * only one of the two would understand is left out, and a comment says so.
 */
import { toUrlText } from '../../redirects/redirect-location.ts';
import type { DestinationPart, SourcePart } from '../../redirects/redirect-pattern.ts';
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

/** Cloudflare's limit. */
const MAX_LINE_CHARACTERS = 1000;

/** Returns `''` without redirects. */
export function formatNetlifyRedirects(site: Site): string {
  const redirects = listHostRedirects(site);
  const rules = redirects.map((redirect) => toRule(redirect, site));
  // A redirect that can only be written in part is left out.
  const leftOut = new Set(
    redirects.flatMap(({ written }, index) => (rules[index] === undefined ? [written] : [])),
  );
  const lines = new Map<string, string>();
  for (const [index, { written }] of redirects.entries()) {
    const { from, rest } = rules[index] ?? { from: [], rest: '' };
    for (const path of leftOut.has(written) ? [] : from) {
      if (!lines.has(path)) lines.set(path, rest);
    }
  }
  return [
    ...Array.from(leftOut, (source) => `# Not for this kind of host: ${source}\n`),
    ...Array.from(lines, ([path, rest]) => `${path} ${rest}\n`),
  ].join('');
}

interface Rule {
  /** The forms of the source that need a line each. */
  readonly from: readonly string[];
  /** Destination and status. */
  readonly rest: string;
}

function toRule({ source, destination, isPermanent }: HostRedirect, site: Site): Rule | undefined {
  const names = nameValues(source);
  const path = formatSource(source, names);
  const last = source.at(-1);
  const takesAll = last?.kind === 'value' && last.mayHoldSlashes;
  const references = takesAll ? [...names.slice(0, -1), 'splat'] : names;
  const target = formatDestination(destination, references);
  const isOpen = takesAll && startsWithValue(destination, names.length - 1);
  const start = startOf(destination, site, isOpen);
  if (path === undefined || target === undefined || start === undefined) return undefined;
  const from = site.base + path;
  const rest = `${start}${target} ${isPermanent ? 301 : 302}`;
  if (from.startsWith('/.netlify') || `${from} ${rest}`.length >= MAX_LINE_CHARACTERS)
    return undefined;
  // A plain redirect has its own file for the form with a trailing slash.
  return { from: names.length === 0 || takesAll ? [from] : [from, `${from}/`], rest };
}

/**
 * Returns what precedes the destination.
 * @param isOpen Whether a further slash would make it a host.
 */
function startOf(
  destination: readonly DestinationPart[],
  { base, url }: Site,
  isOpen: boolean,
): string | undefined {
  if (hasSpecial(base)) return undefined;
  return isOpen && base === '' ? url : baseOf(destination, base);
}

/** Writes a name for one whole segment of the path, and a star for all that is left. */
function formatSource(source: readonly SourcePart[], names: readonly string[]): string | undefined {
  let path = '';
  for (const [index, part] of source.entries()) {
    const next = source[index + 1];
    if (part.kind === 'text') {
      if (hasSpecial(part.text)) return undefined;
      path += toSentPath(part.text);
      continue;
    }
    const isWhole =
      path.endsWith('/') &&
      (next === undefined ||
        (next.kind === 'text' && next.text.startsWith('/') && !part.mayHoldSlashes));
    if (!isWhole) return undefined;
    path += part.mayHoldSlashes ? '*' : `:${names[part.rank]}`;
  }
  return path;
}

/** Whether a text would be read as a name or as a star. */
function hasSpecial(text: string): boolean {
  return /:\w|:$|\*/.test(text);
}

function formatDestination(
  destination: readonly DestinationPart[],
  names: readonly string[],
): string | undefined {
  let url = '';
  for (const [index, part] of destination.entries()) {
    const next = destination[index + 1];
    if (part.kind === 'text') url += escapeNames(toUrlText(part.text, url));
    // The next characters would be read as part of the name.
    else if (next?.kind === 'value' || (next?.kind === 'text' && /^\w/.test(next.text))) {
      return undefined;
    } else url += `:${names[part.rank]}`;
  }
  return /^(?:\/|https?:\/\/)/.test(url) ? url : undefined;
}

/** Escapes colons and stars that are not names, in a form that only browsers decode. */
function escapeNames(url: string): string {
  return url.replace(/:(?=[a-z_])/gi, '%3A').replaceAll('*', '%2A');
}

/** Formats `_headers`. */
export function formatNetlifyHeaders({ base }: Site): string {
  if (hasSpecial(base)) return `# Not for this kind of host: ${base}\n`;
  return [
    `${base}/*`,
    ...HEADERS.map(([key, value]) => `  ${key}: ${value}`),
    // All files in this folder have a hash of their content in their names.
    `${base}/_lectern/assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
