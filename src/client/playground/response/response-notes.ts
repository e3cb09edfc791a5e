/**
 * Notes about a response that a reader should know in addition to its content. Each is a sentence and a
 * next step.
 */
import type { PlaygroundKey } from '../../../core/language/playground/playground-wording.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { headerOf, isJsonType, mediaTypeOf } from './response-body.ts';
import type { ReceivedResponse } from '../exchange/outcome.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

export interface ResponseNote {
  readonly message: string;
  readonly next: string;
}

interface Received {
  readonly answer: Pick<ReceivedResponse, 'status' | 'headers' | 'via' | 'redirects'>;
  readonly request: Pick<HttpRequest, 'method' | 'body'>;
  /** The text of the body; absent if the body is not text. */
  readonly text?: string;
  /** Content types that are documented for this status; empty if there are none. */
  readonly documented?: readonly string[];
}

export function listNotes(received: Received): readonly ResponseNote[] {
  const json = received.text === undefined ? undefined : parse(received.text);
  return [
    noteOfStatus(received),
    noteOfNotation(received, json),
    noteOfSuccess(received, json),
  ].filter((note) => note !== undefined);
}

/** The parsed value of a JSON text. */
interface ReadJson {
  readonly value: unknown;
}

const byStatus: Readonly<Record<number, readonly [message: PlaygroundKey, next: PlaygroundKey]>> = {
  400: ['notAccepted', 'bodySaysPart'],
  401: ['notKnown', 'checkCredentials'],
  403: ['notAllowed', 'checkRights'],
  404: ['notThere', 'checkValues'],
  405: ['methodRefused', 'checkChoice'],
  409: ['conflict', 'lookAtState'],
  413: ['tooLarge', 'sendLess'],
  415: ['typeRefused', 'chooseType'],
  422: ['valuesRefused', 'bodySaysWhich'],
  429: ['tooMany', 'waitThenSend'],
};

function noteOfStatus({ answer, request }: Received): ResponseNote | undefined {
  const { status, headers } = answer;
  if (status >= 300 && status < 400 && status !== 304) {
    const location = headerOf(headers, 'location');
    return {
      message:
        location === undefined
          ? getResponseMessage('pointsSomewhere')
          : getResponseMessage('pointsElsewhere', { place: location }),
      next: whyNotFollowed(answer),
    };
  }
  if (status < 400) return undefined;
  if (status === 403 && request.method === 'GET' && request.body !== undefined) {
    return {
      message: getResponseMessage('getBodyRefused'),
      next: getResponseMessage('checkCaches'),
    };
  }
  const wait = headerOf(headers, 'retry-after');
  if (status === 429 && wait !== undefined && /^\d+$/.test(wait)) {
    return {
      message: getResponseMessage('tooMany'),
      next: getResponseMessage('waitSeconds', { count: wait }),
    };
  }
  const [message, next] = byStatus[status] ?? ofClass(status);
  return { message: getResponseMessage(message), next: getResponseMessage(next) };
}

/** The maximum number of redirects that the proxy follows. */
const maxRedirects = 10;

function whyNotFollowed({ redirects }: Received['answer']): string {
  if (redirects === undefined) return getResponseMessage('redirectsStay');
  return redirects.length < maxRedirects
    ? getResponseMessage('redirectLeaves')
    : getResponseMessage('redirectLimit', { count: maxRedirects });
}

function ofClass(status: number): readonly [PlaygroundKey, PlaygroundKey] {
  return status < 500 ? ['notAccepted', 'bodySaysWhy'] : ['serverFailed', 'sendLater'];
}

/**
 * Returns a note if the response's own content type or the documentation promises JSON, but the body is not
 * JSON.
 */
function noteOfNotation(
  { answer, text, documented = [] }: Received,
  json: ReadJson | undefined,
): ResponseNote | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const received = mediaTypeOf(answer.headers);
  if (isJsonType(received)) {
    if (json !== undefined) return undefined;
    return {
      message: getResponseMessage('calledJson'),
      next: getResponseMessage('shownAsCame'),
    };
  }
  if (
    documented.length === 0 ||
    !documented.every((type) => isJsonType(type.replace(/;.*$/s, '').trim()))
  )
    return undefined;
  return {
    message:
      received === ''
        ? getResponseMessage('documentedJsonUntyped')
        : getResponseMessage('documentedJson', { type: received }),
    next: getResponseMessage('checkAnswerer'),
  };
}

/**
 * Returns a note if the body reports a failure. Some APIs answer every request with 200 and report the
 * result in the body.
 */
function noteOfSuccess({ answer }: Received, json: ReadJson | undefined): ResponseNote | undefined {
  if (answer.status >= 400) return undefined;
  const value = json?.value;
  if (typeof value !== 'object' || value === null || !('success' in value)) return undefined;
  const { success } = value;
  if (success !== 0 && success !== false) return undefined;
  return {
    message: getResponseMessage('noSuccess', {
      status: answer.status,
      value: JSON.stringify(success),
    }),
    next: getResponseMessage('bodyMayExplain'),
  };
}

function parse(text: string): ReadJson | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
