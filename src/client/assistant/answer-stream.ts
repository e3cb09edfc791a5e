/** Reads an answer as it arrives: plain text, or events with text and sources. */

/** A section on which the answer is based. */
export interface AnswerSource {
  readonly title: string;
  readonly url: string;
}

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sources'; readonly sources: readonly AnswerSource[] };

/** Characters. Nobody reads more, and each one has to be rendered. */
const MAX_CHARACTERS = 100_000;

/** Yields the parts of an answer until it ends or becomes too long. @throws the errors of the connection. */
export async function* readAnswerStream(response: Response): AsyncGenerator<AnswerPart, void> {
  const isEvents = /^text\/event-stream\b/i.test(response.headers.get('Content-Type') ?? '');
  let left = MAX_CHARACTERS;
  for await (const part of isEvents ? readEvents(response) : readText(response)) {
    if (part.kind === 'text') left -= part.text.length;
    if (left < 0) return;
    yield part;
  }
}

async function* readText(response: Response): AsyncGenerator<AnswerPart, void> {
  for await (const text of chunksOf(response)) yield { kind: 'text', text };
}

async function* readEvents(response: Response): AsyncGenerator<AnswerPart, void> {
  let buffer = '';
  for await (const chunk of chunksOf(response)) {
    const events = (buffer + chunk.replaceAll('\r', '')).split('\n\n');
    buffer = (events.pop() ?? '').slice(-MAX_CHARACTERS);
    for (const event of events) yield* parseEvent(event);
  }
  yield* parseEvent(buffer);
}

async function* chunksOf({ body }: Response): AsyncGenerator<string, void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield decoder.decode(value, { stream: !done });
      if (done) return;
    }
  } finally {
    void reader.cancel();
  }
}

/** Parses an event. An event that is not in the documented format yields nothing. */
function parseEvent(event: string): AnswerPart[] {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'));
  const value = parseData(lines.map((line) => line.slice('data:'.length)).join('\n'));
  if (typeof value !== 'object' || value === null) return [];
  const { text, sources } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof text === 'string' ? [{ kind: 'text', text } as const] : []),
    ...(Array.isArray(sources)
      ? [{ kind: 'sources', sources: sources.filter(isSource) } as const]
      : []),
  ];
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSource(value: unknown): value is AnswerSource {
  if (typeof value !== 'object' || value === null) return false;
  const { title, url } = value as Readonly<Record<string, unknown>>;
  return typeof title === 'string' && typeof url === 'string';
}
