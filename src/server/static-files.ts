/**
 * Serves a built site as a good static host would: content types, validation, byte ranges, the
 * site's own 404 page, a base path. Looks at the disk for every request, so that a site may be
 * rebuilt while it is served. Never writes, lists folders, follows links out, or serves dot-files.
 */

import { createReadStream, realpathSync } from 'node:fs';
import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { isFresh, parseRange } from './conditions.ts';
import type { ByteRange, Validators } from './conditions.ts';
import { fileAt, findFile } from './find-file.ts';
import { toMediaType } from './media-types.ts';
import { parseRequestPath } from './request-path.ts';

export interface StaticSite {
  /** Absolute path of the built site. */
  readonly dir: string;
  /** `''` or `/docs`. */
  readonly base: string;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A listener for `http.createServer`. */
export function staticFiles(site: StaticSite): RequestListener {
  return (request, response) => {
    answer(site, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function answer(
  { dir, base }: StaticSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const root = realpathSync(dir);
  const target = parseRequestPath(request.url ?? '/', base);
  if (target.kind === 'outside-base' && request.url === '/') {
    redirect(response, `${base}/`);
  } else if (target.kind === 'malformed') {
    response.writeHead(400).end();
  } else if (target.kind === 'inside') {
    await sendTarget({ root, base, ...target }, request, response);
  } else {
    await sendNotFound(root, request, response);
  }
}

interface Target {
  readonly root: string;
  readonly base: string;
  readonly parts: readonly string[];
  readonly isFolder: boolean;
}

async function sendTarget(
  { root, base, parts, isFolder }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await findFile(root, parts, isFolder);
  switch (found.kind) {
    case 'file':
      sendFile({ ...found, cacheControl: cacheControl(parts) }, request, response);
      return;
    case 'elsewhere': {
      const path = [base, ...parts.map(encodeURIComponent)].join('/');
      redirect(response, withQuery(found.isFolder ? `${path}/` : path, request.url));
      return;
    }
    case 'none':
      await sendNotFound(root, request, response);
      return;
  }
}

interface FileToSend {
  readonly path: string;
  readonly stats: Stats;
  readonly cacheControl: string;
}

function sendFile(file: FileToSend, request: IncomingMessage, response: ServerResponse): void {
  const { path, stats } = file;
  const validators = toValidators(stats);
  setFileHeaders(response, file, validators);
  if (isFresh(request.headers, validators)) {
    response.writeHead(304).end();
    return;
  }
  const wish =
    request.method === 'GET'
      ? parseRange(request.headers, stats.size, validators)
      : ({ kind: 'whole' } as const);
  switch (wish.kind) {
    case 'impossible':
      response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
      return;
    case 'part': {
      const { start, end } = wish.range;
      response.writeHead(206, {
        'Content-Range': `bytes ${start}-${end}/${stats.size}`,
        'Content-Length': end - start + 1,
      });
      sendBody(path, response, wish.range);
      return;
    }
    case 'whole':
      response.writeHead(200, { 'Content-Length': stats.size });
      if (request.method === 'HEAD') response.end();
      else sendBody(path, response);
      return;
  }
}

function sendBody(path: string, response: ServerResponse, range?: ByteRange): void {
  // A file that vanishes or a client that leaves ends the response; there is nobody to tell.
  pipeline(createReadStream(path, range), response, () => undefined);
}

function setFileHeaders(
  response: ServerResponse,
  { path, cacheControl }: FileToSend,
  { etag, modifiedAt }: Validators,
): void {
  response.setHeader('Content-Type', toMediaType(path));
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modifiedAt.toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  // A picture opened by itself is a document, and this format may carry scripts.
  if (path.endsWith('.svg')) response.setHeader('Content-Security-Policy', "script-src 'none'");
}

async function sendNotFound(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await fileAt(root, join(root, '404.html'));
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', page ? toMediaType('404.html') : toMediaType('404.txt'));
  response.writeHead(404);
  if (request.method === 'HEAD') response.end();
  else if (page) sendBody(page.path, response);
  else response.end('Not found\n');
}

/** Temporary, since browsers keep permanent ones for the next project on the same port. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function withQuery(path: string, target = ''): string {
  const query = target.indexOf('?');
  return query === -1 ? path : path + target.slice(query);
}

/** Only files whose name carries a hash of their content never change: `_lectern/page.Dx8sK2aQ.css`. */
function cacheControl(parts: readonly string[]): string {
  const name = parts.at(-1) ?? '';
  const isHashed = parts[0] === '_lectern' && /\.[\w-]{8}\.\w+$/.test(name);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function toValidators(stats: Stats): Validators {
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  return { etag, modifiedAt: stats.mtime };
}
