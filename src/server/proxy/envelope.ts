/** Parses the request that a page asks the proxy to send, and removes the headers that it must not set. */
import { formatMegabytes } from '../../core/text/megabytes.ts';
import { Refusal } from './refusal.ts';

/** A request as it will be sent, without anything that belongs to the connection. */
export interface ProxyRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: Buffer;
  /** Whether redirects within the origin are followed. */
  readonly follows?: boolean;
}

export type Header = readonly [name: string, value: string];

const maxHeaders = 100;
const maxHeaderBytes = 16 * 1024;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']);

/**
 * Headers of the connection, of the browser, and of proxies. `Cookie` is allowed, as a parameter of the
 * API.
 */
const notForwarded = new RegExp(
  `^(?:${[
    'accept-encoding',
    'connection',
    'content-length',
    'expect',
    'forwarded',
    'host',
    'http2-settings',
    'keep-alive',
    'origin',
    'proxy-.*',
    'referer',
    'sec-.*',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'via',
    'x-forwarded-.*',
    'x-real-ip',
  ].join('|')})$`,
  'i',
);

/**
 * Reads `{ method, url, headers: [name, value][], body?: base64, follow?: true }`.
 * @throws Refusal
 */
export function parseEnvelope(text: string, maxBodyBytes: number): ProxyRequest {
  const value = parseRecord(text);
  const { method, url, headers = [], body = '', follow } = value;
  if (typeof method !== 'string' || !methods.has(method)) {
    throw new Refusal('malformed', 'This method cannot be sent.');
  }
  if (typeof url !== 'string') throw new Refusal('malformed', 'The request has no address.');
  const bytes = parseBody(body, maxBodyBytes);
  return { method, url, headers: parseHeaders(headers), body: bytes, follows: follow === true };
}

function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw new Refusal('malformed', 'The request is not a JSON object.');
}

function parseHeaders(value: unknown): readonly Header[] {
  if (!Array.isArray(value) || value.length > maxHeaders || !value.every(isHeader)) {
    throw new Refusal('malformed', 'A header cannot be sent: check its name and its characters.');
  }
  const size = value.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  if (size > maxHeaderBytes) throw new Refusal('too-large', 'The headers are larger than 16 KB.');
  const named = value
    .filter(([name]) => /^connection$/i.test(name))
    .flatMap(([, text]) => text.toLowerCase().split(/[\s,]+/));
  return value.filter(([name]) => !notForwarded.test(name) && !named.includes(name.toLowerCase()));
}

/**
 * Whether a header is valid: the name is a token and the value has no control characters, so nothing can
 * start a new line.
 */
function isHeader(value: unknown): value is Header {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, text] = value as readonly unknown[];
  if (typeof name !== 'string' || typeof text !== 'string') return false;
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

function parseBody(value: unknown, maxBodyBytes: number): Buffer {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(value) || value.length % 4 > 0) {
    throw new Refusal('malformed', 'The body is not base64.');
  }
  const body = Buffer.from(value, 'base64');
  if (body.length > maxBodyBytes) {
    throw new Refusal('too-large', `The body is larger than ${formatMegabytes(maxBodyBytes)}.`);
  }
  return body;
}
