/** Redirects and headers in the forms that static hosts read. Which file counts is up to the host. */
import { withBase } from '../navigation/href.ts';
import { formatPolicy, SELF } from '../publish/policy.ts';
import { encodePath } from './page-href.ts';
import { hasParameter, resolveConfiguredRedirects } from './redirects.ts';
import type { Site } from './site.ts';

/** Headers that a `<meta>` tag cannot set. */
export const HEADERS: readonly (readonly [string, string])[] = [
  // Pages with diagrams hold a frame of the site itself.
  ['Content-Security-Policy', formatPolicy({ 'frame-ancestors': [SELF] })],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

interface Rule {
  /** Decoded, without trailing slash unless it is the root. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

function listRules(site: Site): Rule[] {
  return resolveConfiguredRedirects(site).map(({ source, destination, isPermanent }) => ({
    from: withBase(site.base, source),
    to: withBase(site.base, destination),
    status: isPermanent ? 301 : 302,
  }));
}

/** `_redirects` of Netlify and Cloudflare Pages; `''` without redirects. */
export function formatNetlifyRedirects(site: Site): string {
  return listRules(site)
    .map(
      ({ from, to, status }) =>
        `${toSplat(encodePath(from), '*')} ${toSplat(to, ':splat')} ${status}\n`,
    )
    .join('');
}

function toSplat(path: string, splat: string): string {
  return path.replace(/:\w+\*|\*/g, splat);
}

/** `vercel.json` with redirects and headers. */
export function formatVercelConfig(site: Site): string {
  const redirects = listRules(site).map(({ from, to, status }) => ({
    source: encodePath(from),
    destination: to,
    statusCode: status === 301 ? 308 : 307,
  }));
  const headers = [{ source: '/(.*)', headers: HEADERS.map(([key, value]) => ({ key, value })) }];
  const trailingSlash = site.config.trailingSlash === 'always';
  return `${JSON.stringify({ trailingSlash, redirects, headers }, undefined, 2)}\n`;
}

/** Lines for a `server` block of nginx. */
export function formatNginxConfig(site: Site): string {
  const headers = HEADERS.map(([key, value]) => `add_header ${key} "${value}" always;`);
  const rules = listRules(site);
  const patterns = rules.filter(({ from }) => hasParameter(from));
  const files =
    site.config.trailingSlash === 'always'
      ? '$uri $uri/index.html'
      : '$uri $uri.html $uri/index.html';
  const otherwise = patterns.length > 0 ? '@redirects' : '=404';
  return [
    ...headers,
    'add_header Cache-Control "no-cache" always;',
    ...NGINX_SETTINGS,
    `error_page 404 ${site.base}/404.html;`,
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    ...rules.filter(({ from }) => !hasParameter(from)).flatMap(formatExactLocations),
    ...formatHashedLocation(site, headers),
    // nginx knows no type for Markdown and would have it downloaded.
    `location ~ "^${site.base}/.*\\.md$" {`,
    '  types { text/markdown md; }',
    `  try_files $uri ${otherwise};`,
    '}',
    `location ${site.base}/ { try_files ${files} ${otherwise}; }`,
    ...formatFallback(patterns),
    '',
  ].join('\n');
}

/** Text is UTF-8 and gets smaller; redirects keep the scheme and port that the reader sees. */
const NGINX_SETTINGS: readonly string[] = [
  'charset utf-8;',
  'charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_min_length 1024;',
  'gzip_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'absolute_redirect off;',
];

/** The path without and with trailing slash. */
function formatExactLocations({ from, to, status }: Rule): string[] {
  const path = from.replace(/\/$/, '');
  return [path, `${path}/`]
    .filter((form) => form !== '')
    .map((form) => `location = ${quote(form)} { return ${status} ${quote(toText(to))}; }`);
}

/** Where requests go that no file answers: a file goes before a redirect with parameters. */
function formatFallback(patterns: readonly Rule[]): string[] {
  if (patterns.length === 0) return [];
  const rewrites = patterns.map(({ from, to, status }) => {
    const word = status === 301 ? 'permanent' : 'redirect';
    return `  rewrite ${quote(toExpression(from))} ${quote(toReferences(from, to))} ${word};`;
  });
  return ['location @redirects {', ...rewrites, '  return 404;', '}'];
}

function quote(text: string): string {
  return /[\s;{}"']/.test(text) ? `"${text.replace(/"/g, '\\"')}"` : text;
}

/** nginx has no way to write a dollar sign that begins no variable. */
function toText(url: string): string {
  return url.replaceAll('$', '%24');
}

/**
 * Files with a hash of their content in the name never change. The headers are repeated because
 * nginx drops inherited ones where a location sets its own.
 */
function formatHashedLocation({ base }: Site, headers: readonly string[]): string[] {
  return [
    `location ${base}/_lectern/assets/ {`,
    ...headers.map((header) => `  ${header}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ];
}

/** `/:name*` fits nothing as well, and then there is no slash. */
const PARAMETER = /\/:\w+\*|:\w+|\*/g;

function toExpression(from: string): string {
  const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  let end = 0;
  let expression = '';
  for (const match of from.matchAll(PARAMETER)) {
    const [whole] = match;
    expression += literal(from.slice(end, match.index));
    expression += whole.startsWith('/') ? '(?:/(.*))?' : whole === '*' ? '(.*)' : '([^/]+)';
    end = match.index + whole.length;
  }
  return `^${expression}${literal(from.slice(end))}/?$`;
}

function toReferences(from: string, to: string): string {
  const names = Array.from(from.matchAll(PARAMETER), ([whole]) => nameOf(whole));
  return toText(to).replace(/:\w+\*?|\*/g, (whole) => {
    const rank = names.indexOf(nameOf(whole));
    return rank < 0 ? whole : `$${rank + 1}`;
  });
}

/** `slug` of `/:slug*`; `''` for `*`. */
function nameOf(parameter: string): string {
  return parameter.replace(/[/:*]/g, '');
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function formatNetlifyHeaders({ base }: Site): string {
  return [
    `${base}/*`,
    ...HEADERS.map(([key, value]) => `  ${key}: ${value}`),
    // All files of this folder carry a hash of their content in their names.
    `${base}/_lectern/assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
