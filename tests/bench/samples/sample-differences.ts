/** Finds differences between a request that arrived and the request that a page shows. */
import { isDeepStrictEqual } from 'node:util';
import type { HttpBody, HttpRequest } from '../../../src/core/reference/model/request-model.ts';
import type { EchoedRequest } from '../../helpers/servers/echo-server.ts';

export interface Comparison {
  /** How the requests are equal: by bytes, or only by tokens, if a program has rewritten JSON or a form. */
  readonly equal: 'bytes' | 'tokens' | undefined;
  /** Descriptions of the differences. */
  readonly said: readonly string[];
}

export function compareArrived(
  request: HttpRequest,
  arrived: readonly EchoedRequest[],
  origin: string,
): Comparison {
  const [first] = arrived;
  if (first === undefined || arrived.length > 1)
    return { equal: undefined, said: [`${arrived.length} requests arrived`] };
  const head = [
    ...report('method', request.method, first.method),
    ...report('address', request.url.slice(origin.length), first.url),
    ...reportType(request, first),
    ...request.headers
      .filter(([name]) => !isSetByClient(name, request))
      .flatMap(([name, value]) => report(name, value, String(first.headers[name.toLowerCase()]))),
  ];
  const [expected, body] = [bodyOf(request.body), bodyOfArrived(first)];
  const bytes = [...head, ...report('body', expected, body)];
  if (bytes.length === 0) return { equal: 'bytes', said: [] };
  const read = readerOf(first.headers['content-type'] ?? '');
  const isSame = read !== undefined && isDeepStrictEqual(read(expected), read(body));
  return { equal: head.length === 0 && isSame ? 'tokens' : undefined, said: bytes };
}

/** Reports a content type that the client added on its own. For multipart bodies, clients have to set it. */
function reportType({ headers, body }: HttpRequest, arrived: EchoedRequest): readonly string[] {
  const isExpected = headers.some(([name]) => /^content-type$/i.test(name));
  if (isExpected || body?.kind === 'multipart') return [];
  return report('Content-Type', 'undefined', String(arrived.headers['content-type']));
}

/** Returns how to parse bodies of a type that can be written in several ways. */
function readerOf(type: string): ((body: string) => unknown) | undefined {
  if (/[/+]json\b/.test(type)) return tokensOf;
  return type.startsWith('application/x-www-form-urlencoded') ? pairsOf : undefined;
}

/** Parses a form. Characters that separate the values of a list are not part of a value. */
function pairsOf(form: string): unknown {
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  return form.split('&').map((pair) => pair.split(/[=,;|]/).map(decode));
}

/** Splits JSON into tokens: strings decoded, everything else, including numbers, as written. */
function tokensOf(json: string): readonly unknown[] {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+|[[\]{},:]/g) ?? [];
  return tokens.map((token) => (token.startsWith('"') ? [JSON.parse(token)] : token));
}

/** Whether clients write a header themselves, from the login or the form that they are given. */
function isSetByClient(name: string, { body, login }: HttpRequest): boolean {
  const isType = /^content-type$/i.test(name) && body?.kind === 'multipart';
  return isType || (/^authorization$/i.test(name) && login?.kind === 'digest');
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
      // Some clients write names without quotes.
      const [, name = ''] = /\bname="?([^";\r]*)/.exec(head) ?? [];
      const [, file = ''] = /\bfilename="?([^";\r]*)/.exec(head) ?? [];
      return `${name}=${file}:${text.join('\r\n\r\n').replace(/\r\n$/, '')}`;
    })
    .join('\n');
}

function report(what: string, expected: string, arrived: string): readonly string[] {
  if (expected === arrived) return [];
  const at = Array.from(expected).findIndex((letter, index) => letter !== arrived[index]);
  const from = Math.max(0, at - 20);
  const cut = (text: string) => JSON.stringify(text.slice(from, from + 60));
  return [`${what}: ${cut(expected)} arrived as ${cut(arrived)}`];
}
