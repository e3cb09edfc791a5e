/** A request in progress, whichever transport carries it: how its response is read, and how it is stopped. */
import type { Deadline } from './deadline.ts';
import type { EncodedRequest } from './encode-request.ts';
import type { ReceivedResponse } from './outcome.ts';
import { IncompleteResponseError, type Failure, failWith } from './failures.ts';

export interface RunningExchange extends Pick<EncodedRequest, 'headers' | 'body'> {
  readonly method: string;
  readonly url: URL;
  readonly followsRedirects: boolean;
  readonly sendsCredentials: boolean;
  readonly deadline: Deadline;
  /** When it started, by `performance.now()`. */
  readonly start: number;
}

/** Returns the failure that the deadline caused; undefined if it caused none. */
export function stoppedBy({ url, deadline }: RunningExchange): Failure | undefined {
  switch (deadline.state) {
    case 'running':
      return undefined;
    case 'aborted':
      return failWith('aborted', { url });
    case 'timeout':
      return failWith('timeout', { url, seconds: Math.round(deadline.milliseconds / 1000) });
  }
}

interface BodyChunks {
  /** The chunks after decompression. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the body may be compressed, which can be why nothing of it is readable. */
  readonly mayBeEncoded: boolean;
}

/**
 * Turns chunks into the body of a response: each chunk counts as activity of the server, and the end stops
 * the deadline.
 */
export function readResponseBody(
  { chunks, mayBeEncoded }: BodyChunks,
  exchange: RunningExchange,
): Pick<ReceivedResponse, 'body' | 'total'> {
  const { url, deadline, start } = exchange;
  let end: number | undefined;
  let hasBegun = false;
  async function* body() {
    try {
      for await (const chunk of chunks) {
        deadline.restart();
        hasBegun = true;
        yield chunk;
      }
    } catch (error) {
      if (error instanceof IncompleteResponseError) throw error;
      const isUnread = mayBeEncoded && !hasBegun;
      const broken = failWith(isUnread ? 'unreadable' : 'broken', { url });
      // The reader has stopped the exchange after part of the response was received.
      const stopped = deadline.state === 'aborted' ? failWith('stopped', { url }) : undefined;
      throw new IncompleteResponseError(stopped ?? stoppedBy(exchange) ?? broken);
    } finally {
      deadline.end();
      end = performance.now() - start;
    }
  }
  return { body: body(), total: () => end ?? performance.now() - start };
}

/** Iterates over the chunks of a stream; not every browser can iterate over a stream itself. */
export async function* listChunks(
  stream: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  if (stream === null) return;
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    // Cancel the rest if the consumer stops early. For a stream that has ended or failed, this has no
    // effect.
    await reader.cancel().catch(() => undefined);
  }
}
