/** Reads bodies of requests and responses, up to a limit. */
import { pipeline } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';

/**
 * Decompresses a body. A limit on its output also stops a decompression bomb.
 * @param isWhole whether the body is read to the end before anyone sees it. Then as little as possible is
 * lost if a part cannot be decompressed.
 */
export function decompress(answer: IncomingMessage, isWhole = false): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  // Flushing at the end accepts responses without a body, which can still name an encoding.
  const decoder = /^(?:x-)?(?:gzip|deflate)$/.test(encoding)
    ? createUnzip({ finishFlush: constants.Z_SYNC_FLUSH })
    : encoding === 'br'
      ? createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
      : undefined;
  // Errors reach the reader of the decoder.
  if (decoder === undefined) return answer;
  if (isWhole) return pipeline(answer, inPieces, decoder, () => undefined);
  return pipeline(answer, decoder, () => undefined);
}

/** Bytes of one piece. */
const PIECE = 1024;

/** The bytes at the end of gzip that verify everything before them. */
const CHECKSUM = 8;

/**
 * Splits a body. Everything decompressed together with an error is lost, so pieces are small and the
 * checksum comes separately.
 */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = Buffer.concat([held, chunk]);
    const end = Math.max(0, bytes.length - CHECKSUM);
    for (let at = 0; at < end; at += PIECE) yield bytes.subarray(at, Math.min(end, at + PIECE));
    held = bytes.subarray(end);
  }
  if (held.length > 0) yield held;
}

/**
 * Yields chunks up to `limit` bytes; the generator's result says whether there was more. The source then
 * stays open: closing it is up to the caller.
 */
export async function* readUpTo(
  source: Readable,
  limit: number,
): AsyncGenerator<Buffer, { readonly truncated: boolean }> {
  let left = limit;
  const chunks: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    if (chunk.length > left) {
      yield chunk.subarray(0, left);
      return { truncated: true };
    }
    left -= chunk.length;
    yield chunk;
  }
  return { truncated: false };
}

/** Passes on each chunk, up to `limit` bytes; returns whether there was more. */
export async function readChunks(
  source: Readable,
  limit: number,
  onChunk: (chunk: Buffer) => void,
): Promise<{ readonly truncated: boolean }> {
  const reader = readUpTo(source, limit);
  for (;;) {
    const step = await reader.next();
    if (step.done) return step.value;
    onChunk(step.value);
  }
}

/** Reads a whole body as one value. */
export async function readWhole(
  source: Readable,
  limit: number,
  onChunk?: (chunk: Buffer) => void,
): Promise<{ readonly bytes: Buffer; readonly truncated: boolean }> {
  const chunks: Buffer[] = [];
  const { truncated } = await readChunks(source, limit, (chunk) => {
    chunks.push(chunk);
    onChunk?.(chunk);
  });
  return { bytes: Buffer.concat(chunks), truncated };
}
