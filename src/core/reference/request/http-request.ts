/**
 * Builds the request to send from an operation and the values that were filled in. Code samples and the
 * playground use the same request. Runs at build time and in browsers.
 */
import type { ExactJson } from '../../text/json/exact-json.ts';
import { type AuthPart, type Credential, readLogin, toAuthPart } from './credentials.ts';
import { buildHttpBody, listFormPairs, type BodyValue } from './http-body.ts';
import type { Serialization } from '../model/serialization-model.ts';
import type { HttpRequest } from '../model/request-model.ts';
import {
  serializeCookie,
  serializeHeader,
  serializePath,
  serializeQuery,
  toContent,
} from './serialize.ts';

/** The part of an `Operation` that requests depend on. */
export interface RequestTarget {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Serialization[];
}

export interface RequestValues {
  /** Without a trailing slash; variables are filled in. */
  readonly baseUrl: string;
  /** Parameters without a value are left out; path parameters then keep their braces. */
  readonly parameters: readonly ParameterValue[];
  readonly credentials: readonly Credential[];
  readonly body?: BodyValue;
  /** The content type of the wanted response. */
  readonly accept?: string;
}

export interface ParameterValue {
  readonly in: Serialization['in'];
  readonly name: string;
  readonly value: ExactJson;
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
  const login = credentials.flatMap((credential) => readLogin(credential) ?? [])[0];
  return {
    method: target.method,
    url: addQuery(fillPath(baseUrl + encodePath(target.path), filled), query),
    headers: dropRepeated(
      contentType === undefined ? headers : [...headers, ['Content-Type', contentType] as const],
    ),
    ...(http && { body: http.body }),
    ...(login && { login }),
    ...(credentials.some(({ scheme }) => scheme.kind === 'mutualTLS') && {
      hasCertificate: true as const,
    }),
  };
}

interface Filled {
  readonly parameter: Serialization;
  readonly value: ExactJson;
}

/** Encodes characters that addresses cannot contain, except in names in braces, which values replace. */
function encodePath(path: string): string {
  return path.replace(
    /(\{[^{}]*\})|%(?![\dA-F]{2})|[^\w%{}!#$&'()*+,./:;=?@[\]~-]/giu,
    (text, name) => (name === undefined ? encodeURIComponent(text.toWellFormed()) : text),
  );
}

function fillPath(url: string, filled: readonly Filled[]): string {
  return filled
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce((path, { parameter, value }) => {
      const text = serializePath(parameter, value);
      // A function, because `$&` in a value would be read as a pattern.
      return path.replaceAll(`{${parameter.name}}`, () => text);
    }, url);
}

function listQuery(filled: readonly Filled[]): readonly string[] {
  return filled.flatMap(({ parameter, value }) => {
    if (parameter.in === 'querystring') return toWholeQuery(parameter, value);
    if (parameter.in !== 'query') return [];
    return serializeQuery(parameter, value).map(([name, text]) => `${name}=${text}`);
  });
}

/**
 * Writes the whole query in one notation (OpenAPI 3.2): a form, unless its content type says otherwise. A
 * form that is given as a single text is encoded already.
 */
function toWholeQuery({ contentType }: Serialization, value: ExactJson): readonly string[] {
  const isText = typeof value === 'string';
  if (contentType !== undefined && contentType !== 'application/x-www-form-urlencoded') {
    return [encodeURIComponent(toContent(value, contentType).toWellFormed())];
  }
  return isText ? [value.replace(/^\?/, '')] : listFormPairs(value).map((pair) => pair.join('='));
}

/** Inserts the query before the fragment, by which some documents distinguish operations of one path. */
function addQuery(url: string, query: readonly string[]): string {
  if (query.length === 0) return url;
  const at = url.indexOf('#');
  const [place, fragment] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return `${place}${place.includes('?') ? '&' : '?'}${query.join('&')}${fragment}`;
}

function listHeaders(filled: readonly Filled[]): readonly (readonly [string, string])[] {
  return filled.flatMap(({ parameter, value }) => {
    if (parameter.in !== 'header') return [];
    return [[parameter.name, serializeHeader(parameter, value)] as const];
  });
}

function listCookies(filled: readonly Filled[], auth: readonly AuthPart[]) {
  const cookies = [
    ...filled.flatMap(({ parameter, value }) =>
      parameter.in === 'cookie' ? serializeCookie(parameter, value) : [],
    ),
    ...auth.map(({ name, value }) => `${name}=${value.replace(/[;\r\n]/g, '')}`),
  ];
  // An empty list is written as nothing.
  const written = cookies.filter((cookie) => cookie !== '');
  return written.length === 0 ? [] : [['Cookie', written.join('; ')] as const];
}

function ofPlace(parts: readonly AuthPart[], place: AuthPart['in']): readonly AuthPart[] {
  return parts.filter((part) => part.in === place);
}

function toPair({ name, value }: AuthPart): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

/** Keeps the first header of each name: credentials come before parameters. */
function dropRepeated(headers: readonly (readonly [string, string])[]) {
  const seen = new Set<string>();
  return headers.filter(([name]) => {
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
}
