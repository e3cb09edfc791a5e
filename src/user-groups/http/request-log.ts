/**
 * Structured logs: one line of JSON per request. Lines contain only what the service knows (route, status,
 * environment, error code), never what the caller sent, so no token, id or body can appear in them.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogLevel } from '../settings/settings.ts';
import { ApiError } from './api-error.ts';

/** Characters of log lines that are buffered for a reader that does not keep up. */
const maxWaiting = 1_000_000;

/** Where log lines go: standard output, or a buffer in a test. */
export interface LogSink {
  write(line: string): void;
}

export function toLoggerOptions(level: LogLevel, stream = toStandardOutput()) {
  return {
    level,
    stream,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toErrorRecord },
  };
}

/**
 * Writes to standard output without ever blocking the service. A line that cannot be written is dropped, as
 * are lines that exceed the buffer of a stalled reader: neither a full disk nor a lost reader is a reason
 * to refuse requests.
 */
function toStandardOutput(): LogSink {
  const { stdout } = process;
  if (!stdout.listeners('error').includes(passOver)) stdout.on('error', passOver);
  return {
    write: (line) => {
      if (stdout.writableLength < maxWaiting) stdout.write(line);
    },
  };
}

/** Ignores an error, which would end the process if nothing listened for it. */
function passOver(): void {}

/** Turns off Fastify's own request logging, because its lines contain the URL, which is the caller's text. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
});

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    whenLost(reply.raw, () => {
      request.log.info(toRecord(request, reply), 'client left before the response');
    });
    done(null, payload);
  });
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(toRecord(request, reply), 'request answered');
}

/**
 * Calls back when the connection closes before the response is finished. Fastify reports nothing in that
 * case.
 */
function whenLost(response: ServerResponse, call: () => void): void {
  if (response.destroyed) {
    call();
    return;
  }
  response.once('close', call);
  response.once('finish', () => response.off('close', call));
}

/**
 * Returns the caller's X-Request-Id if it is a plain word, so that the logs of several services can be
 * correlated; otherwise a new id.
 */
export function createRequestId({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : randomUUID();
}

function toRecord(request: FastifyRequest, reply: FastifyReply): object {
  const { caller, method, refusal, routeOptions } = request;
  return {
    method,
    route: routeOptions.url ?? 'none',
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    ...(caller instanceof ApiError ? {} : caller && { environment: caller.environment }),
    ...(refusal === null ? {} : { error: refusal }),
  };
}

/** Keeps only safe properties of an error: database errors carry the offending values in other properties. */
function toErrorRecord(error: Error & { readonly code?: unknown }) {
  const { name: type, message, code, stack = '' } = error;
  return { type, message, ...(code === undefined ? {} : { code }), stack };
}
