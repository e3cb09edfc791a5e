/**
 * Notes about a response that a reader should know in addition to its content. Each is a sentence and a
 * next step.
 */
import type { PlaygroundKey } from '../../../core/language/playground/playground-wording.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { headerOf, isJsonType, mediaTypeOf } from './answer-body.ts';
import type { Answer } from '../exchange/exchange.ts';
import { sayAnswer } from '../parts/say-answer.ts';

export interface AnswerNote {
  readonly message: string;
  readonly next: string;
}

interface Told {
  readonly answer: Pick<Answer, 'status' | 'headers' | 'via' | 'redirects'>;
  readonly request: Pick<HttpRequest, 'method' | 'body'>;
  /** The text of the body; absent if the body is not text. */
  readonly text?: string;
  /** Content types that are documented for this status; empty if there are none. */
  readonly documented?: readonly string[];
}

export function listNotes(told: Told): readonly AnswerNote[] {
  const json = told.text === undefined ? undefined : parse(told.text);
  return [noteOfStatus(told), noteOfNotation(told, json), noteOfSuccess(told, json)].filter(
    (note) => note !== undefined,
  );
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

function noteOfStatus({ answer, request }: Told): AnswerNote | undefined {
  const { status, headers } = answer;
  if (status >= 300 && status < 400 && status !== 304) {
    const location = headerOf(headers, 'location');
    return {
      message:
        location === undefined
          ? sayAnswer('pointsSomewhere')
          : sayAnswer('pointsElsewhere', { place: location }),
      next: whyNotFollowed(answer),
    };
  }
  if (status < 400) return undefined;
  if (status === 403 && request.method === 'GET' && request.body !== undefined) {
    return {
      message: sayAnswer('getBodyRefused'),
      next: sayAnswer('checkCaches'),
    };
  }
  const wait = headerOf(headers, 'retry-after');
  if (status === 429 && wait !== undefined && /^\d+$/.test(wait)) {
    return { message: sayAnswer('tooMany'), next: sayAnswer('waitSeconds', { count: wait }) };
  }
  const [message, next] = byStatus[status] ?? ofClass(status);
  return { message: sayAnswer(message), next: sayAnswer(next) };
}

/** The maximum number of redirects that the proxy follows. */
const mostRedirects = 10;

function whyNotFollowed({ redirects }: Told['answer']): string {
  if (redirects === undefined) return sayAnswer('redirectsStay');
  return redirects.length < mostRedirects
    ? sayAnswer('redirectLeaves')
    : sayAnswer('redirectLimit', { count: mostRedirects });
}

function ofClass(status: number): readonly [PlaygroundKey, PlaygroundKey] {
  return status < 500 ? ['notAccepted', 'bodySaysWhy'] : ['serverFailed', 'sendLater'];
}

/**
 * Returns a note if the response's own content type or the documentation promises JSON, but the body is not
 * JSON.
 */
function noteOfNotation(
  { answer, text, documented = [] }: Told,
  json: ReadJson | undefined,
): AnswerNote | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const told = mediaTypeOf(answer.headers);
  if (isJsonType(told)) {
    if (json !== undefined) return undefined;
    return {
      message: sayAnswer('calledJson'),
      next: sayAnswer('shownAsCame'),
    };
  }
  if (
    documented.length === 0 ||
    !documented.every((type) => isJsonType(type.replace(/;.*$/s, '').trim()))
  )
    return undefined;
  return {
    message:
      told === ''
        ? sayAnswer('documentedJsonUntyped')
        : sayAnswer('documentedJson', { type: told }),
    next: sayAnswer('checkAnswerer'),
  };
}

/**
 * Returns a note if the body reports a failure. Some APIs answer every request with 200 and report the
 * result in the body.
 */
function noteOfSuccess({ answer }: Told, json: ReadJson | undefined): AnswerNote | undefined {
  if (answer.status >= 400) return undefined;
  const value = json?.value;
  if (typeof value !== 'object' || value === null || !('success' in value)) return undefined;
  const { success } = value;
  if (success !== 0 && success !== false) return undefined;
  return {
    message: sayAnswer('noSuccess', { status: answer.status, value: JSON.stringify(success) }),
    next: sayAnswer('bodySaysWhyIfTold'),
  };
}

function parse(text: string): ReadJson | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
