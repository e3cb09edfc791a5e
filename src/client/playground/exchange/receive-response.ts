/** Reads the body of a response, up to the size that a page should hold in memory. */
import type { ReceivedResponse } from './outcome.ts';
import { IncompleteResponseError, type Failure } from './failures.ts';

const maxBytes = 10 * 1024 * 1024;

export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the body was longer. */
  readonly isCut: boolean;
  /** The reason why the body ended early. */
  readonly failure?: Failure;
}

/** @param onChunk called with each chunk, and with the number of bytes so far. */
export async function receiveResponse(
  { body, isCut }: Pick<ReceivedResponse, 'body' | 'isCut'>,
  onChunk: (chunk: Uint8Array, size: number) => void,
): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let failure: Failure | undefined;
  let isFull = false;
  try {
    for await (const chunk of body) {
      const taken = chunk.subarray(0, maxBytes - size);
      isFull = taken.length < chunk.length;
      size += taken.length;
      chunks.push(taken);
      onChunk(taken, size);
      if (isFull) break;
    }
  } catch (error) {
    if (!(error instanceof IncompleteResponseError)) throw error;
    failure = error.failure;
  }
  return {
    bytes: join(chunks, size),
    isCut: isFull || isCut(),
    ...(failure && { failure }),
  };
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let start = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, start);
    start += chunk.length;
  }
  return bytes;
}
