/** How what has arrived is not the request that a page shows. */
import { isDeepStrictEqual } from 'node:util';
import type { HttpBody, HttpRequest } from '../../src/core/reference/model/request-model.ts';
import type { EchoedRequest } from '../helpers/echo-server.ts';

export function differencesOf(
  request: HttpRequest,
  arrived: readonly EchoedRequest[],
  origin: string,
): readonly string[] {
  const [first] = arrived;
  if (first === undefined || arrived.length > 1) return [`${arrived.length} requests arrived`];
  const expected = request.url.slice(origin.length);
  return [
    ...tell('method', request.method, first.method),
    ...tell('address', toPlain(expected), toPlain(first.url)),
    ...request.headers
      .filter(([name]) => !isOwnTo(name, request))
      .flatMap(([name, value]) => tell(name, value, String(first.headers[name.toLowerCase()]))),
    ...tellBody(request, first),
  ];
}

/** Byte by byte; JSON that a program has written anew says the same. */
function tellBody(request: HttpRequest, arrived: EchoedRequest): readonly string[] {
  const [expected, body] = [bodyOf(request.body), bodyOfArrived(arrived)];
  const isJson = /[/+]json\b/.test(arrived.headers['content-type'] ?? '');
  const isSame = isJson && isDeepStrictEqual(toJson(expected), toJson(body));
  return isSame ? [] : tell('body', expected, body);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Clients that are told of a login or a form write these themselves. */
function isOwnTo(name: string, { body, login }: HttpRequest): boolean {
  const isType = /^content-type$/i.test(name) && body?.kind === 'multipart';
  return isType || (/^authorization$/i.test(name) && login?.kind === 'digest');
}

/** Which characters stand escaped is up to the client; what they mean is not. */
function toPlain(url: string): string {
  try {
    return decodeURI(url.startsWith('/') ? url : `/${url}`);
  } catch {
    return url;
  }
}

function bodyOf(body: HttpBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return '';
    case 'text':
      return body.text;
    case 'form':
      return body.pairs.map((pair) => pair.join('=')).join('&');
    case 'file':
      return 'MEOW';
    case 'multipart':
      return body.parts
        .map(({ name, text, fileName }) => `${name}=${fileName ?? ''}:${text ?? 'MEOW'}`)
        .join('\n');
  }
}

function bodyOfArrived({ headers, body }: EchoedRequest): string {
  const [, boundary] =
    /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) return body;
  return body
    .split(`--${boundary.replace(/^"|"$/g, '')}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...text] = part.slice(2).split('\r\n\r\n');
      const name = /\bname="([^"]*)"/.exec(head)?.[1] ?? '';
      const file = /\bfilename="([^"]*)"/.exec(head)?.[1] ?? '';
      return `${name}=${file}:${text.join('\r\n\r\n').replace(/\r\n$/, '')}`;
    })
    .join('\n');
}

function tell(what: string, expected: string, arrived: string): readonly string[] {
  if (expected === arrived) return [];
  const at = Array.from(expected).findIndex((letter, index) => letter !== arrived[index]);
  const from = Math.max(0, at - 20);
  const cut = (text: string) => JSON.stringify(text.slice(from, from + 60));
  return [`${what}: ${cut(expected)} arrived as ${cut(arrived)}`];
}
