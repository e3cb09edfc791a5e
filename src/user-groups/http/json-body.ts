/**
 * Makes Fastify read JSON bodies strictly: for every method, GET included, and as a tree that keeps the
 * digits of numbers and detects repeated keys.
 */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeFault } from '../../core/text/json/json-fault.ts';
import type { JsonTree } from '../../core/text/json/json-tree.ts';
import { readJson } from '../../core/text/json/read-json.ts';
import { invalidJson, unsupportedMediaType } from './api-error.ts';

export function addJsonBody(app: FastifyInstance): void {
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Refuses a body that is not plain JSON before any of it is read. A request without Content-Type is refused
 * too, with or without a body, because the API requires the header.
 */
export function requireJson(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [mediaType = '', ...parameters] = type.toLowerCase().split(';');
  const isJson = mediaType.trim() === 'application/json';
  const isReadable = parameters.every((parameter) => isHarmless(parameter.trim()));
  if (isJson && isReadable && encoding.toLowerCase() === 'identity') return Promise.resolve();
  return Promise.reject(unsupportedMediaType());
}

/**
 * Whether a media type parameter can be ignored. JSON is UTF-8 (RFC 8259, 8.1), so a charset parameter can
 * only repeat that.
 */
function isHarmless(parameter: string): boolean {
  return !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter);
}

/** Parses a body into a tree. Only its size limits the depth here, because each field has its own limit. */
function parseBody(body: Buffer): JsonTree {
  if (body.length === 0) throw invalidJson('it is empty');
  if (!isUtf8(body)) throw invalidJson('it is not UTF-8');
  const text = body.toString('utf8');
  const reading = readJson(text, Infinity);
  if (reading.problem === undefined) return reading.tree;
  const lines = text.slice(0, reading.offset).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  const sentence = describeFault(reading.problem).replace(/\.$/, '');
  // Keep the capitals of names such as JSON.
  const reason = sentence.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  throw invalidJson(`${reason} at line ${lines.length} column ${column}`);
}
