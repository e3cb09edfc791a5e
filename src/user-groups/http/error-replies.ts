/** Gives every failure, regardless of its origin, the one documented shape. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnavailableError } from '../storage/store.ts';
import * as errors from './api-error.ts';
import { ApiError } from './api-error.ts';
import { routeContracts } from './contract.ts';
import type { ErrorCode } from './error-codes.ts';
import { logAnswer } from './request-log.ts';
import { addCommonHeaders } from './response-headers.ts';

/** Seconds. By then a lock has been released, and asking again is cheap while a database is down. */
const retryAfter = 2;

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error in the response, if it is an error. */
    refusal: ErrorCode | null;
  }
}

export function addErrorReplies(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler<Error>(sendError);
  app.setNotFoundHandler(refuseRoute);
  // Refuse unknown routes and requests without Host here: Fastify would read the body first, and could
  // complain about that instead.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuseRoute(request, reply);
    else done(lacksHost(request) ? errors.invalidRequest() : undefined);
  });
  // Node would answer an unknown Expect header with an empty 417.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}

/** Node's own check (RFC 9112, 3.2) is off, because its answer is an empty 400. */
function lacksHost({ raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.1' && raw.headers.host === undefined;
}

/** Answers errors that occur before routing, where no hooks run, such as a path that cannot be decoded. */
export function sendFrameworkError(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  addCommonHeaders(request, reply);
  sendError(error, request, reply);
  logAnswer(request, reply);
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = toApiError(error);
  if (known === undefined) request.log.error({ err: error }, 'request failed');
  if (error instanceof UnavailableError) {
    request.log.warn({ err: error.cause }, 'storage does not respond');
  }
  const answer = known ?? errors.internalError();
  request.refusal = answer.code;
  // Fastify closes the connection after a bad body. The reset could overtake the response while the client
  // is still sending, and a client that has read the response can go on using the connection.
  reply.removeHeader('connection');
  if (answer.status === 401) reply.header('www-authenticate', 'Token realm="user groups"');
  if (answer.status === 503) reply.header('retry-after', retryAfter);
  reply.code(answer.status).send(answer.toBody());
}

/** Maps errors that Fastify finds to API errors; undefined if the service itself is at fault. */
function toApiError(error: FastifyFault): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof UnavailableError) return errors.notReady();
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errors.bodyTooLarge();
  if (error.code === 'FST_ERR_BAD_URL') return errors.invalidUrl();
  // A body that ended early or does not have the announced length. Database errors have no status.
  return error.statusCode === 400 ? errors.invalidRequest() : undefined;
}

type FastifyFault = Error & { readonly code?: unknown; readonly statusCode?: unknown };

function refuseRoute(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = findAllowedMethods(path);
  if (allowed.length > 0) reply.header('allow', allowed.join(', '));
  const error = allowed.length > 0 ? errors.methodNotAllowed(allowed) : errors.pathNotFound();
  sendError(error, request, reply);
}

/** Answers requests that Node's parser rejects. At that point there is only a connection, no request. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const answer = toConnectionError(error.code);
  const body = JSON.stringify(answer.toBody());
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function toConnectionError(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return errors.headersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return errors.requestTimeout();
  return errors.invalidRequest();
}

/** Returns the methods that a path supports, or an empty list if no route has that path. */
function findAllowedMethods(path: string): readonly string[] {
  return routeContracts
    .filter((route) => route.path === path && route.method !== 'OPTIONS')
    .map((route) => route.method);
}
