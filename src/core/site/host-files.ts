/** Redirects and headers in the forms that static hosts read. Which file counts is up to the host. */
import { withBase } from '../navigation/href.ts';
import type { Redirect } from '../config/seo.ts';
import type { Site } from './site.ts';

/** Headers that a `<meta>` tag cannot set. */
const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

function listRules({ config, base }: Site): Rule[] {
  return config.redirects.map(({ source, destination, permanent }: Redirect) => ({
    from: withBase(base, source),
    to: withBase(base, destination),
    status: permanent ? 301 : 302,
  }));
}

/** `_redirects` of Netlify and Cloudflare Pages; `''` without redirects. */
export function formatNetlifyRedirects(site: Site): string {
  return listRules(site)
    .map(({ from, to, status }) => `${toSplat(from, '*')} ${toSplat(to, ':splat')} ${status}\n`)
    .join('');
}

function toSplat(path: string, splat: string): string {
  return path.replace(/:\w+\*|\*/g, splat);
}

/** `vercel.json` with redirects and headers. */
export function formatVercelConfig(site: Site): string {
  const redirects = listRules(site).map(({ from, to, status }) => ({
    source: from,
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
  const redirects = listRules(site).map(({ from, to, status }) => {
    const word = status === 301 ? 'permanent' : 'redirect';
    return `rewrite ${toExpression(from)} ${toReferences(from, to)} ${word};`;
  });
  const lookUp =
    site.config.trailingSlash === 'always'
      ? 'try_files $uri $uri/index.html =404;'
      : 'try_files $uri $uri.html $uri/index.html =404;';
  return [
    ...headers,
    `error_page 404 ${site.base}/404.html;`,
    ...redirects,
    ...formatHashedLocation(site, headers),
    `location ${site.base}/ { ${lookUp} }`,
    '',
  ].join('\n');
}

/**
 * Files with a hash of their content in the name never change. The pattern is quoted for its braces,
 * and the headers are repeated because nginx drops inherited ones where a location sets its own.
 */
function formatHashedLocation({ base }: Site, headers: readonly string[]): string[] {
  return [
    `location ~ "^${base}/_lectern/.+\\.[\\w-]{8}\\.(?:css|js)$" {`,
    ...headers.map((header) => `  ${header}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ];
}

const PARAMETER = /:\w+\*|:\w+|\*/g;

function toExpression(from: string): string {
  const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  let end = 0;
  let expression = '';
  for (const match of from.matchAll(PARAMETER)) {
    expression += literal(from.slice(end, match.index));
    expression += match[0].endsWith('*') ? '(.*)' : '([^/]+)';
    end = match.index + match[0].length;
  }
  return `^${expression}${literal(from.slice(end))}/?$`;
}

function toReferences(from: string, to: string): string {
  const names = Array.from(from.matchAll(PARAMETER), ([name]) => name.replace('*', '') || '*');
  return to.replace(PARAMETER, (name) => `$${names.indexOf(name.replace('*', '') || '*') + 1}`);
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function formatNetlifyHeaders({ base }: Site): string {
  return [
    `${base}/*`,
    ...HEADERS.map(([key, value]) => `  ${key}: ${value}`),
    // Scripts alone: they all carry a hash of their content in their names.
    `${base}/_lectern/*.js`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
