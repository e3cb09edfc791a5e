/**
 * Every error that the service responds with: its permanent code, its HTTP status and its message. Other
 * modules choose an error from here; they never make one up.
 */
import { limits } from '../domain/limits.ts';
import { type ErrorCode, statusOfCode } from './error-codes.ts';

/** The body of every response that is not a success. */
export interface ErrorBody {
  readonly success: 0;
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly field?: string };
}

/** An error that is sent to the caller as it is: it contains nothing secret. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** The field of the request body that is at fault, if there is one. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return statusOfCode[this.code];
  }

  toBody(): ErrorBody {
    const { code, message, field } = this;
    return {
      success: 0,
      error: field === undefined ? { code, message } : { code, message, field },
    };
  }
}

export const invalidJson = (reason: string) =>
  new ApiError('invalid_json', `The request body is not valid JSON: ${reason}.`);

export const invalidRequest = () =>
  new ApiError('invalid_request', 'The request is not valid HTTP.');

export const invalidUrl = () =>
  new ApiError('invalid_request', 'The URL contains an invalid percent-encoding.');

export const apiTokenMissing = () =>
  new ApiError(
    'api_token_missing',
    'Send your API token in the header Authorization: Token <API_TOKEN>.',
  );

export const apiTokenInvalid = () =>
  new ApiError('api_token_invalid', 'The API token is not known to this service.');

export const pathNotFound = () =>
  new ApiError('path_not_found', 'There is nothing at this path. User groups are at /api/user.');

export const userGroupNotFound = () =>
  new ApiError(
    'user_group_not_found',
    'No user group in your environment has this user_group_id. GET /api/user creates one.',
    'user_group_id',
  );

export const tokenNotFound = () =>
  new ApiError(
    'token_not_found',
    'No user group in your environment has this token. It may have been rotated already.',
    'current_token',
  );

export const methodNotAllowed = (allowed: readonly string[]) =>
  new ApiError('method_not_allowed', `This path answers ${formatList(allowed)} only.`);

export const requestTimeout = () =>
  new ApiError('request_timeout', 'The request did not arrive completely in time.');

export const userGroupIdTaken = () =>
  new ApiError(
    'user_group_id_taken',
    'Another environment already holds this user_group_id. ' +
      'Two environments can share an id only if one is tagged Customer and the other Testing.',
    'user_group_id',
  );

export const bodyTooLarge = () =>
  new ApiError('body_too_large', `The request body is larger than ${limits.bodyBytes} bytes.`);

export const unsupportedMediaType = () =>
  new ApiError(
    'unsupported_media_type',
    'Send the body as JSON, in UTF-8 and uncompressed, with the header Content-Type: application/json.',
  );

export const missingField = (field: string, reason = '') =>
  new ApiError('missing_field', `The field ${field} is required${reason}.`, field);

export function unknownField(name: string, known: readonly string[]): ApiError {
  const field = shorten(name);
  return new ApiError(
    'unknown_field',
    `The field ${JSON.stringify(field)} is not known. This request takes ${formatList(known)}.`,
    field,
  );
}

/** `field` is the top-level field of the body that contains the key, often the key itself. */
export const repeatedKey = (key: string, field: string) =>
  new ApiError(
    'repeated_key',
    `The key ${JSON.stringify(shorten(key))} is written twice in one object.`,
    shorten(field),
  );

/** Shortens a name that the caller sent to its start, because it can be of any length. */
function shorten(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

export const invalidField = (field: string, reason: string) =>
  new ApiError('invalid_field', `The field ${field} ${reason}.`, field);

export const invalidBody = (found: string) =>
  new ApiError('invalid_field', `The request body must be an object, not ${found}.`);

export const rateLimited = () =>
  new ApiError('rate_limited', 'Too many requests. Wait for the seconds that Retry-After says.');

export const headersTooLarge = () =>
  new ApiError('headers_too_large', 'The request headers are too large.');

export const internalError = () =>
  new ApiError(
    'internal_error',
    'The service failed. Find the reason in the log by the X-Request-Id of this response.',
  );

export const notReady = () =>
  new ApiError(
    'not_ready',
    'The storage does not respond. Try again after the seconds that Retry-After says.',
  );

function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
