/** Formats a request as a Bruno file, which holds a single request. */
import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, contentTypeOf, isJsonBody } from '../samples/body-text.ts';
import { headersWithoutLogin } from '../samples/login.ts';
import { indent } from '../samples/quote-text.ts';
import type { NamedRequest } from './http-file.ts';

/** Methods that have a block with their own name; others are named in the block `http`. */
const methods = /^(?:get|post|put|patch|delete|options|head|trace|connect)$/;

export function formatBruno({ name, request }: NamedRequest): string {
  const { login } = request;
  const verb = request.method.toLowerCase();
  const isKnown = methods.test(verb);
  const mode = bodyMode(request);
  const headers = headersWithoutLogin(request).map(([key, value]) => `${quoteKey(key)}: ${value}`);
  return [
    block('meta', [`name: ${name.replace(/\s+/g, ' ')}`, 'type: http', 'seq: 1']),
    block(isKnown ? verb : 'http', [
      ...(isKnown ? [] : [`method: ${request.method}`]),
      `url: ${request.url}`,
      `body: ${mode ?? 'none'}`,
      `auth: ${login?.kind ?? 'none'}`,
    ]),
    ...(headers.length > 0 ? [block('headers', headers)] : []),
    ...(login
      ? [
          block(`auth:${login.kind}`, [
            `username: ${login.username}`,
            `password: ${login.password}`,
          ]),
        ]
      : []),
    ...(mode === undefined ? [] : [block(`body:${camelToFile(mode)}`, listBody(request))]),
  ].join('\n');
}

/** Returns Bruno's name for the kind of the body; undefined if the request has none. */
export function bodyMode(request: HttpRequest): string | undefined {
  switch (request.body?.kind) {
    case undefined:
      return undefined;
    case 'multipart':
      return 'multipartForm';
    case 'file':
      return 'file';
    // Forms are encoded already: as text they arrive unchanged.
    case 'form':
      return 'text';
    case 'text':
      return isJsonBody(request) ? 'json' : 'text';
  }
}

/** Returns the name of a body's block, which has another spelling. */
function camelToFile(mode: string): string {
  return mode === 'multipartForm' ? 'multipart-form' : mode;
}

function listBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (body?.kind === 'file')
    return [`file: @file(${body.fileName})${formatType(contentTypeOf(request))}`];
  if (body?.kind === 'multipart') return body.parts.map(formatPart);
  return [bodyText(request) ?? ''];
}

/** Formats the content type of a file, which Bruno prefers to the header. */
function formatType(contentType: string | undefined): string {
  return contentType === undefined ? '' : ` @contentType(${contentType})`;
}

function formatPart({ name, text = '', fileName, contentType }: HttpPart): string {
  const type = formatType(contentType);
  if (fileName !== undefined) return `${quoteKey(name)}: @file(${fileName})${type}`;
  const value = text.includes('\n') ? `'''\n  ${indent(text, '  ')}\n'''` : text;
  return `${quoteKey(name)}: ${value}${type}`;
}

/** Quotes names with characters that have a meaning in the file. */
function quoteKey(name: string): string {
  return /[:"{}\s]|^~/.test(name) ? `"${name.replaceAll('"', '\\"')}"` : name;
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n  ${indent(lines.join('\n'), '  ')}\n}\n`;
}
