/**
 * Structured logs: one line of JSON per request. Lines are made of what the service knows (route,
 * status, environment, error code), never of what the caller sent, so no token, id or body can get
 * into them.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogLevel } from '../settings/settings.ts';
import { ApiError } from './api-error.ts';

/** Characters of log lines that wait for a reader which does not keep up. */
const maxWaiting = 1_000_000;

/** Where log lines go: standard output, or what a test reads. */
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
 * Never holds up the service: a line that cannot be written is dropped, as are lines beyond what waits
 * for a reader that stands still. A full disk and a lost reader are no reason to refuse requests.
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

/** Without a listener the error would end the process. */
function passOver(): void {}

/** Fastify's own lines name the URL, which is the caller's text. */
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
      request.log.info(toRecord(request, reply), 'client left before the answer');
    });
    done(null, payload);
  });
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(toRecord(request, reply), 'request answered');
}

/** An answer that nobody takes is never finished: Fastify says nothing of its end. */
function whenLost(response: ServerResponse, call: () => void): void {
  if (response.destroyed) {
    call();
    return;
  }
  response.once('close', call);
  response.once('finish', () => response.off('close', call));
}

/** The caller's X-Request-Id, if it is a plain word, so that logs of several services join up. */
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

/** Database errors carry the offending values in further properties: those are left out. */
function toErrorRecord(error: Error & { readonly code?: unknown }) {
  const { name: type, message, code, stack = '' } = error;
  return { type, message, ...(code === undefined ? {} : { code }), stack };
}
