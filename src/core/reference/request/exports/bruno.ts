/** A request as a file of Bruno, which has one file for each request. */
import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, contentTypeOf, isJsonBody } from '../samples/body-text.ts';
import { headersBesideLogin } from '../samples/login.ts';
import { indent } from '../samples/quote-text.ts';
import type { NamedRequest } from './http-file.ts';

/** Methods with a block of their own name; others are named in the block `http`. */
const methods = /^(?:get|post|put|patch|delete|options|head|trace|connect)$/;

export function formatBruno({ name, request }: NamedRequest): string {
  const { login } = request;
  const verb = request.method.toLowerCase();
  const isKnown = methods.test(verb);
  const mode = bodyMode(request);
  const headers = headersBesideLogin(request).map(([key, value]) => `${quoteKey(key)}: ${value}`);
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

/** How a request names the kind of its body; undefined where it has none. */
export function bodyMode(request: HttpRequest): string | undefined {
  switch (request.body?.kind) {
    case undefined:
      return undefined;
    case 'multipart':
      return 'multipartForm';
    case 'file':
      return 'file';
    // Forms are encoded already: as a text they arrive as they are.
    case 'form':
      return 'text';
    case 'text':
      return isJsonBody(request) ? 'json' : 'text';
  }
}

/** The block of a body has a name in another spelling. */
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

/** What Bruno says of a file goes before the header. */
function formatType(contentType: string | undefined): string {
  return contentType === undefined ? '' : ` @contentType(${contentType})`;
}

function formatPart({ name, text = '', fileName, contentType }: HttpPart): string {
  const type = formatType(contentType);
  if (fileName !== undefined) return `${quoteKey(name)}: @file(${fileName})${type}`;
  const value = text.includes('\n') ? `'''\n  ${indent(text, '  ')}\n'''` : text;
  return `${quoteKey(name)}: ${value}${type}`;
}

/** Names with signs that mean something in the file stand in quotes. */
function quoteKey(name: string): string {
  return /[:"{}\s]|^~/.test(name) ? `"${name.replaceAll('"', '\\"')}"` : name;
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n  ${indent(lines.join('\n'), '  ')}\n}\n`;
}
