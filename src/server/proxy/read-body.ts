/** Bodies of requests and answers, to a limit. */
import { pipeline } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';

/**
 * The bytes as they were before compression: a limit on them also stops a bomb.
 *
 * @param isWhole whether they are read to the end before anyone sees them. Then as few as may be are
 * lost where some cannot be decompressed.
 */
export function decompress(answer: IncomingMessage, isWhole = false): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  // Flushing at the end takes answers without a body, which may name an encoding all the same.
  const decoder = /^(?:x-)?(?:gzip|deflate)$/.test(encoding)
    ? createUnzip({ finishFlush: constants.Z_SYNC_FLUSH })
    : encoding === 'br'
      ? createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
      : undefined;
  // The error reaches whoever reads the decoder.
  if (decoder === undefined) return answer;
  if (isWhole) return pipeline(answer, inPieces, decoder, () => undefined);
  return pipeline(answer, decoder, () => undefined);
}

/** Bytes of one piece. */
const PIECE = 1024;

/** Bytes at the end of gzip, which tell whether all before them is right. */
const CHECKSUM = 8;

/** Whatever is decompressed together with a fault is lost, so that pieces are small and the end is one of its own. */
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
 * Chunks up to `limit` bytes; the generator's result tells whether there was more. The source stays
 * open then: closing it is the caller's decision.
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

/** Hands each chunk on, up to `limit` bytes; tells whether there was more. */
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
