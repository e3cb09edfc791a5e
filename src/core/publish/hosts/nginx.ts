/** Formats lines for a `server` block of nginx. */
import { decodePath } from '../../address/slug-path.ts';
import type { Site } from '../../site.ts';
import { listNotFoundFiles, type NotFoundFile } from '../not-found-files.ts';
import { HEADERS } from './host-headers.ts';
import { listHostRedirects, type HostRedirect } from './host-redirects.ts';
import { escapeExpression, toExpression, toReply } from './nginx-redirects.ts';

/**
 * Formats the configuration of a site. A site under a path keeps to the addresses below it, so that the
 * server of a product can hold several sites and its own pages: directives in a location have no effect
 * outside it.
 */
export function formatNginxConfig(site: Site): string {
  const served = readSite(site);
  const { base } = served;
  const settings = listSettings(served);
  const { rules, bare } = formatRules(served);
  if (base === '') {
    const start = [`location "/" { ${formatFiles(served)} }`];
    return [...settings, ...rules, ...start, ...formatNamed(served, []), ''].join('\n');
  }
  return [
    // "^~" keeps expressions of the server, such as one for all styles, from matching files of the site.
    `location ^~ ${quote(`${base}/`)} {`,
    ...[...settings, ...rules, formatFiles(served)].map((line) => `  ${line}`),
    '}',
    `location = ${quote(base)} { absolute_redirect off; ${bare} }`,
    ...formatNamed(served, settings),
    '',
  ].join('\n');
}

/** What nginx has to know about a site. */
interface ServedSite {
  readonly site: Site;
  /** Decoded, because nginx compares it with paths that it has decoded. */
  readonly base: string;
  readonly plain: readonly HostRedirect[];
  readonly patterns: readonly HostRedirect[];
  /** Folders with their own page for addresses that do not exist, where nginx can express their names. */
  readonly folders: readonly NotFoundFile[];
}

function readSite(site: Site): ServedSite {
  const base = decodePath(site.base);
  const redirects = listHostRedirects(site);
  const isNamed = ({ folder }: NotFoundFile) => folder !== '' && !/[$?]/.test(folder);
  return {
    site,
    base,
    plain: redirects.filter(({ isPlain }) => isPlain),
    patterns: redirects.filter(({ isPlain }) => !isPlain),
    folders: base.includes('$') ? [] : listNotFoundFiles(site).filter(isNamed),
  };
}

/** Lists the directives for every response of the site. */
function listSettings(served: ServedSite): string[] {
  return [
    ...formatHeaders(),
    'add_header Cache-Control "no-cache" always;',
    ...SETTINGS,
    formatNotFound(served),
  ];
}

const formatHeaders = () =>
  HEADERS.map(([key, value]) => `add_header ${key} ${quote(value)} always;`);

interface Rules {
  readonly rules: readonly string[];
  /** The answer for the base without its slash, if a redirect gives one. */
  readonly bare: string;
}

function formatRules(served: ServedSite): Rules {
  const { site, base, plain } = served;
  const below = escapeExpression(base);
  const exact = new Map(plain.flatMap((redirect) => formatExact(redirect, site.base)));
  const bare = exact.get(base) ?? '';
  exact.delete(base);
  const rules = [
    'location ~ "/\\\\.(?!well-known/)" { return 404; }',
    `location ~ ${quote(`^${below}/(?:_redirects$|_headers$|_lectern/host/)`)} { return 404; }`,
    ...Array.from(exact, ([path, answer]) => `location = ${quote(path)} { ${answer} }`),
    ...formatHashedLocation(base),
    // nginx has no type for Markdown and would make browsers download it.
    `location ~ ${quote(`^${below}/.*\\.md$`)} {`,
    '  types { text/markdown md; }',
    `  try_files $uri ${otherwise(served)};`,
    '}',
  ];
  return { rules, bare };
}

function formatFiles(served: ServedSite): string {
  const isFolder = served.site.config.trailingSlash === 'always';
  const files = isFolder ? '$uri $uri/index.html' : '$uri $uri.html $uri/index.html';
  return `try_files ${files} ${otherwise(served)};`;
}

/** Returns where a request goes that no file answers. */
function otherwise({ site, patterns }: ServedSite): string {
  return patterns.length > 0 ? named('redirects', site) : '=404';
}

/** Returns the name of a location, which is shared by the whole server: it can hold several sites. */
function named(name: string, { base }: Site): string {
  if (base === '') return `@${name}`;
  return quote(`@${name}-${encodeURIComponent(base.slice(1).toWellFormed())}`);
}

/** nginx only supports named locations outside those of paths, so they repeat the directives inside these. */
function formatNamed(served: ServedSite, settings: readonly string[]): string[] {
  return [...formatFolders(served, settings), ...formatFallback(served, settings)];
}

/** Text is UTF-8 and compressed; redirects keep the scheme and port that the reader sees. */
const SETTINGS: readonly string[] = [
  'charset utf-8;',
  'charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_min_length 1024;',
  'gzip_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/rss+xml image/svg+xml;',
  'absolute_redirect off;',
];

function formatNotFound({ site, base, folders }: ServedSite): string {
  if (base.includes('$')) return '# No page for errors: its path cannot be written here.';
  if (folders.length > 0) return `error_page 404 ${named('not_found', site)};`;
  return `error_page 404 ${quote(`${base}/404.html`)};`;
}

function formatFolders({ site, base, folders }: ServedSite, settings: readonly string[]): string[] {
  if (folders.length === 0) return [];
  const rules = folders.map(({ folder, path }) => {
    const addresses = `^${escapeExpression(`${base}/${folder}`)}(?:/|$)`;
    return `rewrite ${quote(addresses)} ${quote(`${base}/${path}`)} break;`;
  });
  const lines = [...settings, ...rules, `rewrite ^ ${quote(`${base}/404.html`)} break;`];
  return [`location ${named('not_found', site)} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** Returns the answers for the path without and with a trailing slash. */
function formatExact(
  { source, destination, isPermanent }: HostRedirect,
  base: string,
): [string, string][] {
  const text = source.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const path = (decodePath(base) + text).replace(/\/$/, '');
  const answer = `return ${isPermanent ? 301 : 302} ${quote(toReply(destination, base))};`;
  return [path, `${path}/`].filter((form) => form !== '').map((form) => [form, answer]);
}

/**
 * Answers requests that no file answers, because files take precedence over redirects with parameters. The
 * path is compared as it was sent, and values are passed on as they were sent: nginx would otherwise decode
 * them, and a decoded value can end a header.
 */
function formatFallback({ site, patterns }: ServedSite, settings: readonly string[]): string[] {
  if (patterns.length === 0) return [];
  const rules = patterns.flatMap(({ source, destination, isPermanent }) => [
    `if ($request_uri ~ ${quote(toExpression(source, destination, site.base))}) {`,
    `  return ${isPermanent ? 301 : 302} ${quote(toReply(destination, site.base))};`,
    '}',
  ]);
  const lines = [...settings, ...rules, 'return 404;'];
  return [`location ${named('redirects', site)} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** Quotes a text for nginx, in which it must stay on one line. */
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
function formatHashedLocation(base: string): string[] {
  return [
    `location ${quote(`${base}/_lectern/assets/`)} {`,
    ...formatHeaders().map((header) => `  ${header}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ];
}
