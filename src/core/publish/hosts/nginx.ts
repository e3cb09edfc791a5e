/** Lines for a `server` block of nginx. */
import { decodePath } from '../../address/slug-path.ts';
import type { Site } from '../../site.ts';
import { listNotFoundFiles, type NotFoundFile } from '../not-found-files.ts';
import { HEADERS } from './host-headers.ts';
import { listHostRedirects, type HostRedirect } from './host-redirects.ts';
import { escapeExpression, toExpression, toReply } from './nginx-redirects.ts';

/**
 * A site under a path keeps to the addresses below it, so that the server of a product can hold several
 * and its own pages: what is said in a location holds for nothing beside it.
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
    // "^~" keeps expressions of the server, such as one for all styles, from taking files of the site.
    `location ^~ ${quote(`${base}/`)} {`,
    ...[...settings, ...rules, formatFiles(served)].map((line) => `  ${line}`),
    '}',
    `location = ${quote(base)} { absolute_redirect off; ${bare} }`,
    ...formatNamed(served, settings),
    '',
  ].join('\n');
}

/** What nginx has to know of a site. */
interface ServedSite {
  readonly site: Site;
  /** As nginx compares it with paths, which it has decoded. */
  readonly base: string;
  readonly plain: readonly HostRedirect[];
  readonly patterns: readonly HostRedirect[];
  /** Folders with a page of their own for addresses that do not exist, where nginx can name them. */
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

/** What holds for every answer of the site. */
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
  /** What answers for the base without its slash, where a redirect does. */
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
    // nginx knows no type for Markdown and would have it downloaded.
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

/** Where a request goes that no file answers. */
function otherwise({ site, patterns }: ServedSite): string {
  return patterns.length > 0 ? named('redirects', site) : '=404';
}

/** The name of a location is one of the whole server, which may hold several sites. */
function named(name: string, { base }: Site): string {
  if (base === '') return `@${name}`;
  return quote(`@${name}-${encodeURIComponent(base.slice(1).toWellFormed())}`);
}

/** nginx knows these beside the locations of paths only, so they repeat what holds inside of them. */
function formatNamed(served: ServedSite, settings: readonly string[]): string[] {
  return [...formatFolders(served, settings), ...formatFallback(served, settings)];
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

/** What answers for the path without and with trailing slash. */
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
 * Where requests go that no file answers: a file goes before a redirect with parameters. Compared is
 * the path as it was sent, and so are values handed on: nginx would decode them otherwise, and what
 * is decoded can end a header.
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
function formatHashedLocation(base: string): string[] {
  return [
    `location ${quote(`${base}/_lectern/assets/`)} {`,
    ...formatHeaders().map((header) => `  ${header}`),
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ];
}
