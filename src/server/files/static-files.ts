/**
 * Serves a built site as a good static host would: content types, validation, byte ranges, the site's own
 * 404 page, its redirects, a base path. Looks at the disk for every request, so that the site can be
 * rebuilt while it is served. Never writes, lists folders, follows links out of the site, or serves
 * dot-files and files written for hosts.
 */

import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isHostFile } from '../../core/publish/hosts/host-files.ts';
import { HEADERS } from '../../core/publish/hosts/host-headers.ts';
import type { RedirectAnswers } from '../../core/publish/hosts/redirect-file.ts';
import { CompressedFiles } from './compression.ts';
import { fileAt, findFile, type FoundPath } from './find-file.ts';
import { toMediaType } from './media-types.ts';
import { prefersMarkdown } from './preferred-type.ts';
import { decodeRequestPath, parseRequestPath } from './request-path.ts';
import { sendFile } from './send-file.ts';
import type { Exchange } from './send-file.ts';
import { SiteRedirects } from './site-redirects.ts';

export interface StaticSite {
  /** Absolute path of the built site. */
  readonly dir: string;
  /** `''` or `/docs`. */
  readonly base: string;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A listener for `http.createServer`. */
export function staticFiles(site: StaticSite): RequestListener {
  const compressed = new CompressedFiles();
  const redirects = new SiteRedirects(site.base);
  return (request, response) => {
    const exchange = { request, response };
    answer({ ...site, compressed, redirects }, exchange).catch(() => {
      // The file may be readable again soon, so nobody keeps this answer in its place.
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  };
}

interface OpenSite {
  /** Real absolute path of the built site. */
  readonly root: string;
  readonly base: string;
  readonly compressed: CompressedFiles;
  readonly redirects: RedirectAnswers;
}

interface Serving extends StaticSite {
  readonly compressed: CompressedFiles;
  readonly redirects: SiteRedirects;
}

async function answer(
  { dir, base, compressed, redirects }: Serving,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange;
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const root = await realpath(dir).catch(() => undefined);
  if (root === undefined) {
    // A build is just replacing the folder.
    response.writeHead(503, { 'Retry-After': 1 }).end();
    return;
  }
  const site = { root, base, compressed, redirects: await redirects.read(root) };
  const url = request.url ?? '/';
  const path = decodeRequestPath(url, base);
  const moved = path === undefined ? undefined : site.redirects.plain(path);
  const target = parseRequestPath(url, base);
  if (moved !== undefined) {
    redirect(response, withQuery(moved.location, url), moved.status);
  } else if (target.kind === 'outside-base' && url === '/') {
    redirect(response, `${base}/`);
  } else if (target.kind === 'malformed') {
    response.writeHead(400).end();
  } else if (target.kind === 'inside') {
    await sendTarget(site, target, exchange);
  } else {
    await sendNotFound(site, exchange);
  }
}

interface FileTarget {
  readonly parts: readonly string[];
  readonly isFolder: boolean;
}

async function sendTarget(
  site: OpenSite,
  { parts, isFolder }: FileTarget,
  exchange: Exchange,
): Promise<void> {
  const isForHosts = isHostFile(parts.join('/'));
  const found = isForHosts ? nothing : await findFile(site.root, parts, isFolder);
  switch (found.kind) {
    case 'file': {
      const text = await chooseText(site, { page: found, parts }, exchange);
      const file = { ...text, cacheControl: cacheControl(parts), status: 200 } as const;
      await sendFile(file, exchange, site.compressed);
      return;
    }
    case 'elsewhere': {
      const path = [site.base, ...parts.map(encodeURIComponent)].join('/');
      const { request, response } = exchange;
      redirect(response, withQuery(found.isFolder ? `${path}/` : path, request.url));
      return;
    }
    case 'none':
      await sendNotFound(site, exchange);
      return;
  }
}

const nothing = { kind: 'none' } as const;

type FoundFile = FoundPath & { readonly kind: 'file' };

/** The page's Markdown version for clients that prefer it, otherwise the file itself. */
async function chooseText(
  { root, base }: OpenSite,
  { page, parts }: { readonly page: FoundFile; readonly parts: readonly string[] },
  { request, response }: Exchange,
): Promise<FoundFile> {
  if (!page.path.endsWith('.html')) return page;
  const names = parts.length === 0 ? ['index'] : parts;
  const twin = await fileAt(root, `${join(root, ...names)}.md`);
  if (twin === undefined) return page;
  response.appendHeader('Vary', 'Accept');
  if (!prefersMarkdown(request.headers.accept)) return page;
  response.setHeader(
    'Content-Location',
    `${[base, ...names.map(encodeURIComponent)].join('/')}.md`,
  );
  return twin;
}

/** Redirects by pattern, or sends the site's not-found page. */
async function sendNotFound(site: OpenSite, exchange: Exchange): Promise<void> {
  const url = exchange.request.url ?? '/';
  const path = decodeRequestPath(url, site.base);
  const moved = path === undefined ? undefined : site.redirects.byPattern(path);
  if (moved !== undefined) {
    redirect(exchange.response, withQuery(moved.location, url), moved.status);
    return;
  }
  const page = await findNotFoundPage(site, url);
  if (page) {
    await sendFile({ ...page, cacheControl: 'no-cache', status: 404 }, exchange, site.compressed);
    return;
  }
  const { request, response } = exchange;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', toMediaType('404.txt'));
  response.writeHead(404).end(request.method === 'HEAD' ? undefined : 'Not found\n');
}

/** Finds the innermost not-found page in the folders of an address: each language has its own. */
async function findNotFoundPage({ root, base }: OpenSite, url: string) {
  const target = parseRequestPath(url, base);
  const folders = target.kind === 'inside' ? target.parts.slice(0, MAX_LANGUAGE_FOLDERS) : [];
  for (let depth = folders.length; depth >= 0; depth--) {
    const page = await fileAt(root, join(root, ...folders.slice(0, depth), '404.html'));
    if (page) return page;
  }
  return undefined;
}

/** Limits the lookups: an address can name thousands of folders. */
const MAX_LANGUAGE_FOLDERS = 4;

/** Never cached: browsers would keep the redirect for the next project on the same port. */
function redirect(response: ServerResponse, location: string, status: 307 | 308 = 307): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/** Adds the query of the request to a location that has none. */
function withQuery(location: string, target = ''): string {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  const [, start = '', hash = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return start.includes('?') ? location : start + query + hash;
}

/** Only files with a hash of their content in the name never change; these are in a separate folder. */
function cacheControl([first, second]: readonly string[]): string {
  const isHashed = first === '_lectern' && second === 'assets';
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
