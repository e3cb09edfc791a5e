/** What a reader should know of an answer besides its text: each note a sentence and a next step. */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { headerOf, isJsonType, mediaTypeOf } from './answer-body.ts';
import type { Answer } from '../exchange/exchange.ts';

export interface AnswerNote {
  readonly message: string;
  readonly next: string;
}

interface Told {
  readonly answer: Pick<Answer, 'status' | 'headers' | 'via'>;
  readonly request: Pick<HttpRequest, 'method' | 'body'>;
  /** Text of the body; absent where it is no text. */
  readonly text?: string;
  /** Content types that the documentation has for this status; empty where it says nothing. */
  readonly documented?: readonly string[];
}

export function listNotes(told: Told): readonly AnswerNote[] {
  const json = told.text === undefined ? undefined : parse(told.text);
  return [noteOfStatus(told), noteOfNotation(told, json), noteOfSuccess(told, json)].filter(
    (note) => note !== undefined,
  );
}

/** A text that is JSON, read. */
interface ReadJson {
  readonly value: unknown;
}

const byStatus: Readonly<Record<number, readonly [message: string, next: string]>> = {
  400: [
    'The server does not accept the request.',
    'The body below often says which part is wrong.',
  ],
  401: ['The server does not know who is asking.', 'Check the credentials under “Authorization”.'],
  403: [
    'The server knows the request, but does not allow it.',
    'Check what these credentials may do.',
  ],
  404: [
    'The server has not found what you asked for.',
    'Check the values, the path and the server.',
  ],
  405: ['The server does not take this method here.', 'Check that the right server is chosen.'],
  409: ['The request does not fit the state of things on the server.', 'Look at that state first.'],
  413: ['The request is too large for the server.', 'Send less at once.'],
  415: ['The server does not read this content type.', 'Choose another content type of the body.'],
  422: [
    'The server understands the request, but not its values.',
    'The body below often says which.',
  ],
  429: ['The server takes no more requests from you for now.', 'Wait, then send again.'],
};

function noteOfStatus({ answer, request }: Told): AnswerNote | undefined {
  const { status, headers } = answer;
  if (status >= 300 && status < 400 && status !== 304) {
    const location = headerOf(headers, 'location');
    return {
      message: `The server points elsewhere${location === undefined ? '' : `: ${location}`}.`,
      next: 'Redirects are not followed, so that credentials stay with their server.',
    };
  }
  if (status < 400) return undefined;
  if (status === 403 && request.method === 'GET' && request.body !== undefined) {
    return {
      message: 'The server, or a cache in front of it, does not allow the request.',
      next: 'Check what these credentials may do. Some caches refuse every GET with a body.',
    };
  }
  const wait = headerOf(headers, 'retry-after');
  if (status === 429 && wait !== undefined && /^\d+$/.test(wait)) {
    return { message: byStatus[429]?.[0] ?? '', next: `Wait ${wait} seconds, then send again.` };
  }
  const [message, next] = byStatus[status] ?? ofClass(status);
  return { message, next };
}

function ofClass(status: number): readonly [string, string] {
  return status < 500
    ? ['The server does not accept the request.', 'The body below often says why.']
    : ['The server failed; the request may be right.', 'Send again later, or tell the operator.'];
}

/** JSON that was promised, by the answer itself or by its documentation, and is none. */
function noteOfNotation(
  { answer, text, documented = [] }: Told,
  json: ReadJson | undefined,
): AnswerNote | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const told = mediaTypeOf(answer.headers);
  if (isJsonType(told)) {
    if (json !== undefined) return undefined;
    return {
      message: 'The answer calls itself JSON, but is none.',
      next: 'It is shown as it came. The operator of the API has to mend it.',
    };
  }
  if (
    documented.length === 0 ||
    !documented.every((type) => isJsonType(type.replace(/;.*$/s, '').trim()))
  )
    return undefined;
  const name = told === '' ? 'without a content type' : `as ${told}`;
  return {
    message: `The documentation has JSON here, and the server answered ${name}.`,
    next: 'Check the server: a login page or a proxy may have answered in the place of the API.',
  };
}

/** Some interfaces answer 200 to everything, and say in the body what came of it. */
function noteOfSuccess({ answer }: Told, json: ReadJson | undefined): AnswerNote | undefined {
  if (answer.status >= 400) return undefined;
  const value = json?.value;
  if (typeof value !== 'object' || value === null || !('success' in value)) return undefined;
  const { success } = value;
  if (success !== 0 && success !== false) return undefined;
  return {
    message: `The status is ${answer.status}, but the API says that it did not succeed (“success”: ${JSON.stringify(success)}).`,
    next: 'The body below says why, if the API tells.',
  };
}

function parse(text: string): ReadJson | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
