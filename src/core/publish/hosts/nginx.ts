/** Lines for a `server` block of nginx. */
import { decodePath } from '../../address/slug-path.ts';
import { toUrlText } from '../../redirects/redirect-location.ts';
import type { DestinationPart, SourcePart } from '../../redirects/redirect-pattern.ts';
import type { Site } from '../../site.ts';
import { listNotFoundFiles, type NotFoundFile } from '../not-found-files.ts';
import { HEADERS } from './host-headers.ts';
import { baseOf, listHostRedirects, type HostRedirect } from './host-redirects.ts';

export function formatNginxConfig(site: Site): string {
  const headers = HEADERS.map(([key, value]) => `add_header ${key} ${quote(value)} always;`);
  const redirects = listHostRedirects(site);
  const patterns = redirects.filter(({ isPlain }) => !isPlain);
  const files =
    site.config.trailingSlash === 'always'
      ? '$uri $uri/index.html'
      : '$uri $uri.html $uri/index.html';
  const otherwise = patterns.length > 0 ? '@redirects' : '=404';
  // nginx compares paths that it has decoded.
  const base = decodePath(site.base);
  const below = escapeExpression(base);
  return [
    ...headers,
    'add_header Cache-Control "no-cache" always;',
    ...SETTINGS,
    ...formatNotFound(base, listNotFoundFiles(site)),
    'location ~ "/\\\\.(?!well-known/)" { return 404; }',
    `location ~ ${quote(`^${below}/(?:_redirects$|_headers$|_lectern/host/)`)} { return 404; }`,
    ...redirects.filter(({ isPlain }) => isPlain).flatMap((plain) => formatExact(plain, site.base)),
    ...formatHashedLocation(base, headers),
    // nginx knows no type for Markdown and would have it downloaded.
    `location ~ ${quote(`^${below}/.*\\.md$`)} {`,
    '  types { text/markdown md; }',
    `  try_files $uri ${otherwise};`,
    '}',
    `location ${quote(`${base}/`)} { try_files ${files} ${otherwise}; }`,
    ...formatFallback(patterns, site.base),
    '',
  ].join('\n');
}

/** Text is UTF-8 and gets smaller; redirects keep the scheme and port that the reader sees. */
const SETTINGS: readonly string[] = [
  'charset utf-8;',
  'charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_min_length 1024;',
  'gzip_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'absolute_redirect off;',
];

function formatNotFound(base: string, files: readonly NotFoundFile[]): string[] {
  if (base.includes('$')) return ['# No page for errors: its path cannot be written here.'];
  const ofFolders = files.filter(({ folder }) => folder !== '' && !/[$?]/.test(folder));
  if (ofFolders.length === 0) return [`error_page 404 ${quote(`${base}/404.html`)};`];
  const rules = ofFolders.map(({ folder, path }) => {
    const addresses = `^${escapeExpression(`${base}/${folder}`)}(?:/|$)`;
    return `  rewrite ${quote(addresses)} ${quote(`${base}/${path}`)} break;`;
  });
  return [
    'error_page 404 @not_found;',
    'location @not_found {',
    ...rules,
    `  rewrite ^ ${quote(`${base}/404.html`)} break;`,
    '}',
  ];
}

/** The path without and with trailing slash. */
function formatExact({ source, destination, isPermanent }: HostRedirect, base: string): string[] {
  const text = source.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const path = (decodePath(base) + text).replace(/\/$/, '');
  const answer = `return ${isPermanent ? 301 : 302} ${quote(toReply(destination, base))};`;
  return [path, `${path}/`]
    .filter((form) => form !== '')
    .map((form) => `location = ${quote(form)} { ${answer} }`);
}

/**
 * Where requests go that no file answers: a file goes before a redirect with parameters. Compared is
 * the path as it was sent, and so are values handed on: nginx would decode them otherwise, and what
 * is decoded can end a header.
 */
function formatFallback(patterns: readonly HostRedirect[], base: string): string[] {
  if (patterns.length === 0) return [];
  const rules = patterns.flatMap(({ source, destination, isPermanent }) => [
    `  if ($request_uri ~ ${quote(toExpression(source, destination, base))}) {`,
    `    return ${isPermanent ? 301 : 302} ${quote(toReply(destination, base))};`,
    '  }',
  ]);
  return ['location @redirects {', ...rules, '  return 404;', '}'];
}

/** As nginx reads it: every line of its file, and what is between quotes. */
function quote(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `"${escaped}"`;
}

/**
 * Files with a hash of their content in the name never change. The headers are repeated because
 * nginx drops inherited ones where a location sets its own.
 */
function formatHashedLocation(base: string, headers: readonly string[]): string[] {
  return [
    `location ${quote(`${base}/_lectern/assets/`)} {`,
    ...headers.map((header) => `  ${header}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ];
}

/** The query of the request goes along where the destination has none of its own. */
function toReply(destination: readonly DestinationPart[], base: string): string {
  let url = '';
  for (const part of destination) {
    if (part.kind === 'text') url += toUrlText(part.text, url);
    else url += `\${lectern_${part.rank}}`;
  }
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  // There is no way to write a dollar sign that begins no variable.
  const start = baseOf(destination, base).replaceAll('$', '%24');
  return `${start}${path}${query ?? '$is_args$args'}${hash}`;
}

function toExpression(
  source: readonly SourcePart[],
  destination: readonly DestinationPart[],
  base: string,
): string {
  let expression = toSentForms(decodePath(base));
  for (const [index, part] of source.entries()) {
    if (part.kind === 'text') expression += toSentForms(part.text);
    else {
      const isLast = index === source.length - 1;
      expression += toGroup(part, { isLast, use: useOf(destination, part.rank) });
    }
  }
  return `^${expression}/?(?:\\?|$)`;
}

type Use = 'plain' | 'start' | 'query';

/** `start`: of a path, where a second slash would make it the address of another host. */
function useOf(destination: readonly DestinationPart[], rank: number): Use {
  let before = '';
  let use: Use = 'plain';
  for (const part of destination) {
    if (part.kind === 'value' && part.rank === rank) {
      if (/[?#]/.test(before)) return 'query';
      if (before === '/') use = 'start';
    }
    before += part.kind === 'text' ? part.text : 'x';
  }
  return use;
}

interface Group {
  readonly isLast: boolean;
  readonly use: Use;
}

function toGroup(
  { mayHoldSlashes, rank }: SourcePart & { readonly kind: 'value' },
  { isLast, use }: Group,
): string {
  const excluded = `?#${mayHoldSlashes ? '' : '/'}${use === 'query' ? '&+;=' : ''}`;
  const group = `(?<lectern_${rank}>[^${excluded}]+${isLast && mayHoldSlashes ? '?' : ''})`;
  return use === 'start' ? `[/\\\\]*+(?![/\\\\])${group}` : group;
}

/** Each character as browsers send it, or as they need not. */
function toSentForms(text: string): string {
  return Array.from(text.toWellFormed(), (char) => {
    if (/[\w/]/.test(char)) return char;
    const escaped = escapeExpression(char);
    return /[.~-]/.test(char) ? escaped : `(?:${escaped}|${anyCase(percentEncode(char))})`;
  }).join('');
}

function percentEncode(char: string): string {
  const code = encodeURIComponent(char);
  if (code !== char) return code;
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** `%c3` is the same as `%C3`. */
function anyCase(escapes: string): string {
  return escapes.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
}

function escapeExpression(text: string): string {
  return text.replace(/[.+*?^${}()|[\]\\/-]/g, (char) => (char === '/' ? char : `\\${char}`));
}
