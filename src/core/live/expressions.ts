/** Evaluates runtime expressions of OpenAPI (`$response.body#/id`), and fills kept values into templates. */
import { joinPointer, parsePointer } from '../reference/document/json-pointer.ts';
import type { HttpRequest } from '../reference/model/request-model.ts';
import { toText } from '../reference/request/serialize.ts';
import { type ExactJson, isExactObject, isNumberText } from '../text/json/exact-json.ts';
import { parseExact } from '../text/json/parse-exact.ts';
import type { LiveResponse } from './live-model.ts';

/** A request that was sent, and its response. */
export interface LiveExchange {
  readonly request: HttpRequest;
  /** Values of the request's parameters before serialization. */
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly value: ExactJson;
  }[];
  readonly response: LiveResponse;
}

/** Whether a text is such an expression rather than a constant. */
export function isExpression(text: string): boolean {
  return /^\$(?:url|method|statusCode|request\.|response\.)/.test(text);
}

/** Returns undefined if the exchange has no such part. */
export function readExpression(expression: string, exchange: LiveExchange): ExactJson | undefined {
  const { request, parameters, response } = exchange;
  const [, side = '', part = '', rest = ''] =
    /^\$(request|response)\.(body|header|query|path)(.*)$/s.exec(expression) ?? [];
  const name = rest.replace(/^\./, '');
  switch (`${side} ${part}`) {
    case 'response body':
      return readBody(response.text, rest);
    case 'response header':
      return headerOf(response.headers, name);
    case 'request body':
      return readBody(request.body?.kind === 'text' ? request.body.text : undefined, rest);
    case 'request header':
      return headerOf(request.headers, name);
    case 'request query':
    case 'request path':
      return parameters.find((given) => given.in === part && given.name === name)?.value;
  }
  if (expression === '$url') return request.url;
  if (expression === '$method') return request.method;
  return expression === '$statusCode' ? response.status : undefined;
}

function headerOf(headers: HttpRequest['headers'], name: string): string | undefined {
  return headers.find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];
}

/** @param pointer `#/id`, or `''` for the whole body. */
function readBody(text: string | undefined, pointer: string): ExactJson | undefined {
  const path = parsePointer(pointer);
  if (text === undefined || path === undefined) return undefined;
  let value = parseJsonOrNothing(text);
  for (const key of path) {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) value = (value as ExactJson[])[Number(key)];
    else value = isExactObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

function parseJsonOrNothing(text: string): ExactJson | undefined {
  try {
    return parseExact(text) as ExactJson;
  } catch {
    return undefined;
  }
}

export interface Filled {
  readonly value: ExactJson;
  /** Names for which no value is kept. */
  readonly missing: readonly string[];
}

/**
 * Fills a template: `"{token}"` becomes the kept value itself, a name within other text becomes the value's
 * text.
 */
export function fillTemplate(value: ExactJson, kept: ReadonlyMap<string, ExactJson>): Filled {
  const missing: string[] = [];
  const find = (name: string): ExactJson | undefined => {
    const found = kept.get(name);
    if (found === undefined) missing.push(name);
    return found;
  };
  const fill = (part: ExactJson): ExactJson => {
    if (typeof part === 'string') {
      const [, whole] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (whole !== undefined) return find(whole) ?? part;
      return part.replace(/\{(\w+)\}/g, (braces, name: string) => toText(find(name) ?? braces));
    }
    if (Array.isArray(part)) return (part as readonly ExactJson[]).map(fill);
    if (part === null || typeof part !== 'object' || isNumberText(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return { value: fill(value), missing };
}

/** Returns the name under which the value of a link is kept; no name in a values file can be equal to it. */
export function linkedName(target: string, parameter: string): string {
  return joinPointer('', target, parameter);
}
