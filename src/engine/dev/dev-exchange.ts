/** A request to the dev server, and the ways to answer it that need no site. */
import { stat } from 'node:fs/promises';
import { CompressedFiles } from '../../server/files/compression.ts';
import { decodeRequestPath, parseRequestPath, pathOf } from '../../server/files/request-path.ts';
import { type Exchange, sendFile } from '../../server/files/send-file.ts';

export interface DevExchange extends Exchange {
  /** Answers in place of this site what it has nothing for. */
  readonly next?: (() => void) | undefined;
}

/**
 * The request's path below the base, decoded; as it is written where it cannot be, which names no
 * page; undefined for paths outside of the base.
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

/** Returns whether there was a file to send: it may be gone since the folder was read. */
export async function sendDiskFile(exchange: DevExchange, path: string): Promise<boolean> {
  const { method } = exchange.request;
  const stats = await stat(path).catch(() => undefined);
  if ((method !== 'GET' && method !== 'HEAD') || stats?.isFile() !== true) return false;
  await sendFile({ path, stats, cacheControl: 'no-cache', status: 200 }, exchange, compressed);
  return true;
}
