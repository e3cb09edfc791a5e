/**
 * From an operation and the values that were filled in to the request that is sent. The samples of
 * code and the playground are made of the same request. Runs at build and in browsers.
 */
import { type ExactJson, formatExact } from '../../text/json/exact-json.ts';
import { buildHttpBody } from './http-body.ts';
import type { Content, Serialisation } from '../model/model.ts';
import type { HttpRequest } from '../model/request-model.ts';
import type { CredentialParts, SecurityScheme } from '../model/security-model.ts';
import { serialiseCookie, serialiseHeader, serialisePath, serialiseQuery } from './serialise.ts';

/** The part of an `Operation` that requests depend on. */
export interface RequestTarget {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Serialisation[];
}

export interface RequestValues {
  /** Without slash at its end; variables are filled in. */
  readonly baseUrl: string;
  /** Parameters without a value are left out; those of the path keep their braces. */
  readonly parameters: readonly ParameterValue[];
  readonly credentials: readonly Credential[];
  readonly body?: BodyValue;
  /** Content type of the wanted response. */
  readonly accept?: string;
}

export interface ParameterValue {
  readonly in: Serialisation['in'];
  readonly name: string;
  readonly value: ExactJson;
}

/** What the reader gave for one scheme; with or without the scheme's word and prefix. */
export interface Credential {
  readonly scheme: SecurityScheme;
  readonly value: string;
}

export interface BodyValue {
  readonly content: Pick<Content, 'mediaType' | 'notation' | 'encodings'>;
  /** The value of a form; other bodies are `text`. */
  readonly value?: ExactJson;
  readonly text?: string;
  /** Fields of a form, or the body itself (`''`), that are files: name or names by field. */
  readonly files?: Readonly<Record<string, string | readonly string[]>>;
}

export function buildHttpRequest(target: RequestTarget, values: RequestValues): HttpRequest {
  const { baseUrl, credentials, body, accept } = values;
  const filled = target.parameters.flatMap((parameter) => {
    const given = values.parameters.find(
      ({ in: place, name }) => place === parameter.in && name === parameter.name,
    );
    return given === undefined ? [] : { parameter, value: given.value };
  });
  const auth = credentials.flatMap(toAuthPart);
  const query = [...listQuery(filled), ...ofPlace(auth, 'query').map(toPair)];
  const headers = [
    ...(accept === undefined ? [] : [['Accept', accept] as const]),
    ...ofPlace(auth, 'header').map(({ name, value }) => [name, value] as const),
    ...listHeaders(filled),
    ...listCookies(filled, ofPlace(auth, 'cookie')),
  ];
  const http = body && buildHttpBody(body);
  const contentType = http?.contentType;
  return {
    method: target.method,
    url: addQuery(fillPath(baseUrl + target.path, filled), query),
    headers: dropRepeated(
      contentType === undefined ? headers : [...headers, ['Content-Type', contentType] as const],
    ),
    ...(http && { body: http.body }),
  };
}

/**
 * `value` behind `prefix`, which it may hold already in any case: `Token abc` stays as it is, and so
 * does a value that has the prefix twice only if the reader wrote it so.
 */
function withPrefix(value: string, prefix: string): string {
  const bare = value.trim();
  const has = bare.toLowerCase().startsWith(prefix.toLowerCase());
  return has ? prefix + bare.slice(prefix.length).trimStart() : prefix + bare;
}

interface Filled {
  readonly parameter: Serialisation;
  readonly value: ExactJson;
}

function fillPath(url: string, filled: readonly Filled[]): string {
  return filled
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce((path, { parameter, value }) => {
      const text = serialisePath(parameter, value);
      // As a function: `$&` in a value is no pattern.
      return path.replaceAll(`{${parameter.name}}`, () => text);
    }, url);
}

function listQuery(filled: readonly Filled[]): readonly string[] {
  return filled.flatMap(({ parameter, value }) => {
    if (parameter.in === 'querystring') return toWholeQuery(parameter, value);
    if (parameter.in !== 'query') return [];
    return serialiseQuery(parameter, value).map(([name, text]) => `${name}=${text}`);
  });
}

/** The whole query in one notation (3.2): a form, unless its content type says otherwise. */
function toWholeQuery({ contentType }: Serialisation, value: ExactJson): readonly string[] {
  if (typeof value === 'string') return [value.replace(/^\?/, '')];
  if (contentType !== 'application/x-www-form-urlencoded') {
    return [encodeURIComponent(formatExact(value))];
  }
  const style = { name: '', style: 'form', explode: true, allowReserved: false } as const;
  return serialiseQuery(style, value).map(([name, text]) => `${name}=${text}`);
}

function addQuery(url: string, query: readonly string[]): string {
  if (query.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}

function listHeaders(filled: readonly Filled[]): readonly (readonly [string, string])[] {
  return filled.flatMap(({ parameter, value }) => {
    if (parameter.in !== 'header') return [];
    return [[parameter.name, serialiseHeader(parameter, value)] as const];
  });
}

function listCookies(filled: readonly Filled[], auth: readonly AuthPart[]) {
  const cookies = [
    ...filled.flatMap(({ parameter, value }) =>
      parameter.in === 'cookie' ? serialiseCookie(parameter, value) : [],
    ),
    ...auth.map(({ name, value }) => `${name}=${value.replace(/[;\r\n]/g, '')}`),
  ];
  return cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const];
}

/** Of headers with one name the first counts: credentials come before parameters. */
function dropRepeated(headers: readonly (readonly [string, string])[]) {
  const seen = new Set<string>();
  return headers.filter(([name]) => {
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
}

interface AuthPart {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

function ofPlace(parts: readonly AuthPart[], place: AuthPart['in']): readonly AuthPart[] {
  return parts.filter((part) => part.in === place);
}

function toPair({ name, value }: AuthPart): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function toAuthPart({ scheme, value }: Credential): readonly AuthPart[] {
  const given = value.replace(/[\r\n]+/g, '');
  switch (scheme.kind) {
    case 'http': {
      const text = scheme.basic
        ? withPrefix(toBasic(given, scheme.prefix), scheme.word)
        : undefined;
      return [{ in: 'header', name: scheme.header, value: text ?? joinCredential(scheme, given) }];
    }
    case 'oauth2':
    case 'openIdConnect':
      return [{ in: 'header', name: 'Authorization', value: joinCredential(scheme, given) }];
    case 'apiKey':
      return [{ in: scheme.in, name: scheme.name, value: joinCredential(scheme, given) }];
    case 'mutualTLS':
    case 'unknown':
      return [];
  }
}

/** Word, prefix and the rest, whichever of them the reader has typed. */
function joinCredential(
  { word, prefix }: Pick<CredentialParts, 'word' | 'prefix'>,
  typed: string,
): string {
  const rest = withPrefix(typed, word).slice(word.length);
  return word + withPrefix(rest, prefix);
}

/** `user:password` as it is sent; what is a placeholder, or encoded already, stays. */
function toBasic(value: string, prefix: string): string {
  if (!value.includes(':') || value.startsWith('<')) return value;
  const bytes = new TextEncoder().encode(withPrefix(value, prefix).toWellFormed());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
