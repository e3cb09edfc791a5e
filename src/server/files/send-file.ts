/** Answers a request with one file: whole, in part, compressed, or with 304 if the client's copy is fresh. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { ReadStream, Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { formatPolicy } from '../../core/policy/policy.ts';
import { chooseEncoding, isCompressible } from './compression.ts';
import type { CompressedFiles, ContentCoding } from './compression.ts';
import { isFresh, parseRange } from './conditions.ts';
import type { ByteRange, Validators } from './conditions.ts';
import { toMediaType } from './media-types.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface FileToSend {
  readonly path: string;
  readonly stats: Stats;
  readonly cacheControl: string;
  /** 404 for the site's not-found page. */
  readonly status: 200 | 404;
}

const NO_SCRIPTS = ['Content-Security-Policy', formatPolicy({ 'script-src': [] })] as const;

/** @throws if the file cannot be read, before anything is sent. */
export async function sendFile(
  file: FileToSend,
  exchange: Exchange,
  compressed: CompressedFiles,
): Promise<void> {
  const { request, response } = exchange;
  const type = toMediaType(file.path);
  const mayCompress = isCompressible(type, file.stats.size);
  // Byte ranges refer to the uncompressed file.
  const encoding =
    mayCompress && request.headers.range === undefined
      ? chooseEncoding(request.headers['accept-encoding'])
      : undefined;
  const validators = toValidators(file.stats, encoding);
  // An SVG image that is opened on its own is a document, and SVG can contain scripts.
  if (type.startsWith('image/svg')) response.appendHeader(...NO_SCRIPTS);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', file.cacheControl);
  if (mayCompress) response.appendHeader('Vary', 'Accept-Encoding');
  if (file.status === 200) {
    response.setHeader('ETag', validators.etag);
    response.setHeader('Last-Modified', validators.modifiedAt.toUTCString());
    if (isFresh(request.headers, validators)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding === undefined) {
    await sendPlain(file, exchange, validators);
    return;
  }
  const bytes = await compressed.get(file, encoding);
  response.writeHead(file.status, { 'Content-Encoding': encoding, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function sendPlain(
  file: FileToSend,
  exchange: Exchange,
  validators: Validators,
): Promise<void> {
  const { path, stats, status } = file;
  const { request, response } = exchange;
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes');
  const wish =
    request.method === 'GET' && status === 200
      ? parseRange(request.headers, stats.size, validators)
      : ({ kind: 'whole' } as const);
  switch (wish.kind) {
    case 'impossible':
      response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
      return;
    case 'part': {
      const { start, end } = wish.range;
      const body = await openFile(path, wish.range);
      response.writeHead(206, {
        'Content-Range': `bytes ${start}-${end}/${stats.size}`,
        'Content-Length': end - start + 1,
      });
      sendBody(body, response);
      return;
    }
    case 'whole': {
      const body = request.method === 'HEAD' ? undefined : await openFile(path);
      response.writeHead(status, { 'Content-Length': stats.size });
      if (body === undefined) response.end();
      else sendBody(body, response);
      return;
    }
  }
}

/** @throws if the file cannot be opened, before the head of the response is written. */
async function openFile(path: string, range?: ByteRange): Promise<ReadStream> {
  const body = createReadStream(path, range);
  await once(body, 'open');
  return body;
}

function sendBody(body: ReadStream, response: ServerResponse): void {
  // For a client that has disconnected, `pipeline` would throw.
  if (response.destroyed) body.destroy();
  // If the file cannot be read or the client leaves, the response ends; there is nobody to report to.
  else pipeline(body, response, () => undefined);
}

/** The validators of a file. Each encoding is a separate representation with its own tag. */
function toValidators(
  { size, mtimeMs, mtime }: Stats,
  encoding: ContentCoding | undefined,
): Validators {
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const etag = encoding === undefined ? `"${version}"` : `"${version}-${encoding}"`;
  return { etag, modifiedAt: mtime };
}
