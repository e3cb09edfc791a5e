/** A request on its way, whoever carries it: how its answer is read, and how it is stopped. */
import type { Deadline } from './deadline.ts';
import type { EncodedRequest } from './encode-request.ts';
import type { Answer } from './exchange.ts';
import { BrokenAnswer, type Failure, failWith } from './failures.ts';

export interface RunningExchange extends Pick<EncodedRequest, 'headers' | 'body'> {
  readonly method: string;
  readonly url: URL;
  readonly followsRedirects: boolean;
  readonly sendsCredentials: boolean;
  readonly deadline: Deadline;
  /** By `performance.now()`. */
  readonly start: number;
}

/** The end that the deadline brought about; undefined when it did not. */
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
  /** As they were before compression. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the body may be compressed: where nothing of it can be read, that may be why. */
  readonly mayBeEncoded: boolean;
}

/** Chunks as the body of an answer: each is a sign of the server, and its end stops the clock. */
export function readAnswerBody(
  { chunks, mayBeEncoded }: BodyChunks,
  exchange: RunningExchange,
): Pick<Answer, 'body' | 'total'> {
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
      if (error instanceof BrokenAnswer) throw error;
      const isUnread = mayBeEncoded && !hasBegun;
      const broken = failWith(isUnread ? 'unreadable' : 'broken', { url });
      // Whoever stops it now has had a part of the answer.
      const stopped = deadline.state === 'aborted' ? failWith('stopped', { url }) : undefined;
      throw new BrokenAnswer(stopped ?? stoppedBy(exchange) ?? broken);
    } finally {
      deadline.end();
      end = performance.now() - start;
    }
  }
  return { body: body(), total: () => end ?? performance.now() - start };
}

/** A stream's chunks; not every browser can walk over a stream. */
export async function* listChunks(
  stream: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  if (stream === null) return;
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    // Whoever stops reading wants no more of it; a stream that has ended or failed does not care.
    await reader.cancel().catch(() => undefined);
  }
}
