/** Formats requests as a collection in Postman's format 2.1, which most HTTP clients read. */
import type { HttpBody, HttpLogin, HttpRequest } from '../../model/request-model.ts';
import { isJsonBody } from '../samples/body-text.ts';
import { headersWithoutLogin } from '../samples/login.ts';

export type PostmanEntry = PostmanItem | PostmanFolder;

export interface PostmanFolder {
  readonly name: string;
  readonly item: readonly PostmanItem[];
}

export type PostmanItem = ReturnType<typeof toPostmanItem>;

export interface PostmanCollection {
  readonly name: string;
  readonly item: readonly PostmanEntry[];
  /** Variables with their initial values. */
  readonly variables: readonly (readonly [name: string, value: string])[];
}

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function formatPostman({ name, item, variables }: PostmanCollection): string {
  const collection = {
    info: { name, schema },
    item,
    ...(variables.length > 0 && {
      variable: variables.map(([key, value]) => ({ key, value, type: 'string' })),
    }),
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

export function toPostmanItem(name: string, request: HttpRequest) {
  const { method, url, body, login } = request;
  return {
    name,
    // Postman drops the body of GET and similar methods unless told to keep it.
    ...(body !== undefined && { protocolProfileBehavior: { disableBodyPruning: true } }),
    request: {
      method,
      ...(login && { auth: toAuth(login) }),
      header: headersWithoutLogin(request).map(([key, value]) => ({ key, value })),
      ...(body !== undefined && { body: toBody(body, isJsonBody(request)) }),
      url,
    },
  };
}

function toAuth({ kind, username, password }: HttpLogin) {
  const values = Object.entries({ username, password }).map(([key, value]) => ({
    key,
    value,
    type: 'string',
  }));
  return { type: kind, [kind]: values };
}

function toBody(body: HttpBody, isJson: boolean) {
  switch (body.kind) {
    case 'text':
      return {
        mode: 'raw',
        raw: body.text,
        ...(isJson && { options: { raw: { language: 'json' } } }),
      };
    case 'form':
      return toForm(body.pairs);
    case 'file':
      return { mode: 'file', file: { src: body.fileName } };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map(({ name: key, text = '', fileName, contentType }) => ({
          key,
          ...(fileName === undefined
            ? { type: 'text', value: text }
            : { type: 'file', src: fileName }),
          ...(contentType !== undefined && { contentType }),
        })),
      };
  }
}

/**
 * Sends a form with delimiters as raw text, because Postman encodes forms itself, including the delimiters
 * between the values of a list.
 */
function toForm(pairs: readonly (readonly [string, string])[]) {
  if (pairs.some(([, value]) => /[,;|]/.test(value))) {
    return { mode: 'raw', raw: pairs.map((pair) => pair.join('=')).join('&') };
  }
  const urlencoded = pairs.map(([key, value]) => ({ key: decode(key), value: decode(value) }));
  return { mode: 'urlencoded', urlencoded };
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
