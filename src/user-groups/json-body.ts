/**
 * Makes Fastify read JSON bodies strictly: of any method, GET included, and with every key as data.
 */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidJson, unsupportedMediaType } from './api-error.ts';

export function addJsonBody(app: FastifyInstance): void {
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Refuses a body that is not plain JSON before any of it is read. A request without Content-Type is
 * refused too, with or without a body: the interface demands the header.
 */
export function requireJson(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [mediaType = '', ...parameters] = type.toLowerCase().split(';');
  const isJson = mediaType.trim() === 'application/json';
  const isReadable = parameters.every((parameter) => isHarmless(parameter.trim()));
  if (isJson && isReadable && encoding.toLowerCase() === 'identity') return Promise.resolve();
  return Promise.reject(unsupportedMediaType());
}

/** JSON is UTF-8 (RFC 8259, 8.1): a charset parameter may only say so again. */
function isHarmless(parameter: string): boolean {
  return !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter);
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw invalidJson('it is empty');
  if (!isUtf8(body)) throw invalidJson('it is not UTF-8');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw invalidJson(toReason(error));
  }
}

/** V8's description and place of the mistake, without the part of the body that it quotes. */
function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const description = message.split(/ in JSON| at position|, (?:\.\.\.)?"/, 1)[0] ?? '';
  const place = /line \d+ column \d+/.exec(message)?.[0];
  const reason = description.charAt(0).toLowerCase() + description.slice(1);
  return place === undefined ? reason : `${reason} at ${place}`;
}
