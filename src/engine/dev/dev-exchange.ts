/** A request to the dev server, and the responses to it that need no site. */
import { stat } from 'node:fs/promises';
import { toSystemCode } from '../../node/disk/system-error.ts';
import { CompressedFiles } from '../../server/files/compression.ts';
import { decodeRequestPath, parseRequestPath, pathOf } from '../../server/files/request-path.ts';
import { type Exchange, sendFile } from '../../server/files/send-file.ts';

export interface DevExchange extends Exchange {
  /** Responds to requests that this site has no response for. */
  readonly next?: (() => void) | undefined;
}

/**
 * Returns the decoded path of a request below the base. A path that cannot be decoded, which names no page,
 * is returned as written; a path outside the base gives undefined.
 */
export function pathBelow(base: string, url: string): string | undefined {
  if (parseRequestPath(url, base).kind === 'outside-base') return undefined;
  return decodeRequestPath(url, base) ?? pathOf(url).slice(base.length);
}

export function sendText({ response }: DevExchange, type: string, text: string): void {
  response.setHeader('Content-Type', type);
  response.end(text);
}

const compressed = new CompressedFiles();

/** Sends a file, and returns whether it was there: it may be gone since the folder was read. */
export async function sendDiskFile(exchange: DevExchange, path: string): Promise<boolean> {
  const { request, response } = exchange;
  const { method } = request;
  const stats = await stat(path).catch(() => undefined);
  if ((method !== 'GET' && method !== 'HEAD') || stats?.isFile() !== true) return false;
  try {
    await sendFile({ path, stats, cacheControl: 'no-cache', status: 200 }, exchange, compressed);
  } catch (error) {
    if (toSystemCode(error) !== 'ENOENT') throw error;
    // It is gone since its size was read; it may be back soon, so nobody keeps this response in its place.
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }
  return true;
}
