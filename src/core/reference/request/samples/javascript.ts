import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, isJsonBody } from './body-text.ts';
import { isNumberText, toExactNumber } from '../../../text/json/exact-json.ts';
import { certificateFiles, formatLogin, headersWithoutLogin, isAscii } from './login.ts';
import {
  type DataNotation,
  formatData,
  indent,
  parseLosslessData,
  scriptQuote,
} from './quote-text.ts';

const notation: DataNotation = {
  words: { true: 'true', false: 'false', null: 'null' },
  quote: scriptQuote,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptQuote(name)),
  holds: (number) => !isNumberText(toExactNumber(number)),
  step: '  ',
};

/** Uses `fetch`; files are read as in Node.js, Deno and Bun. */
export function printJavascript(request: HttpRequest): string {
  const { method, url } = request;
  const headers = listHeaders(request, '    ');
  const body = toBody(request);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${scriptQuote(method)},\n`]),
    ...(headers.length === 0 ? [] : [`  headers: {\n${headers.join('')}  },\n`]),
    ...(body === undefined ? [] : [body.option]),
  ];
  const second = options.length === 0 ? '' : `, {\n${options.join('')}}`;
  return [
    ...(needsFiles(request) ? [`import { readFile } from 'node:fs/promises';\n`] : []),
    ...(body?.declaration === undefined ? [] : [body.declaration]),
    `const response = await fetch(${scriptQuote(url)}${second});`,
    'console.log(await response.text());',
  ].join('\n');
}

/** Uses `node:http`, which sends what fetch refuses to: a body with GET, a client certificate. */
export function printNode(request: HttpRequest): string {
  const { method, url, hasCertificate, body } = request;
  const isFile = body?.kind === 'file';
  const library = url.startsWith('http://') ? 'node:http' : 'node:https';
  const data = isFile
    ? `readFileSync(${scriptQuote(body.fileName)})`
    : bodyText(request) && toText(request);
  // Without its length, the body of a GET is sent in a way that servers do not read.
  const length = data === undefined ? '' : `    'Content-Length': Buffer.byteLength(body),\n`;
  const { certificate, key } = certificateFiles;
  return [
    ...(hasCertificate || isFile ? [`import { readFileSync } from 'node:fs';`] : []),
    `import { request } from '${library}';\n`,
    ...(data === undefined ? [] : [`const body = ${data};`]),
    `const options = {`,
    `  method: ${scriptQuote(method)},`,
    ...(hasCertificate
      ? [`  cert: readFileSync('${certificate}'),`, `  key: readFileSync('${key}'),`]
      : []),
    `  headers: {\n${listHeaders(request, '    ').join('')}${length}  },`,
    '};',
    `const call = request(${scriptQuote(url)}, options, async (response) => {`,
    '  console.log(Buffer.concat(await response.toArray()).toString());',
    '});',
    `call.end(${data === undefined ? '' : 'body'});`,
  ].join('\n');
}

/** `btoa` does not support characters beyond Latin-1, so other logins appear as they are sent. */
function listHeaders(request: HttpRequest, by: string): readonly string[] {
  const { headers, login } = request;
  const isWritten = login === undefined || !isAscii(formatLogin(login));
  const lines = (isWritten ? headers : headersWithoutLogin(request)).map(
    ([name, value]) => `${by}${notation.key(name)}: ${scriptQuote(value)},\n`,
  );
  if (isWritten) return lines;
  return [...lines, `${by}Authorization: 'Basic ' + btoa(${scriptQuote(formatLogin(login))}),\n`];
}

function needsFiles({ body }: HttpRequest): boolean {
  if (body?.kind === 'multipart') return body.parts.some(({ fileName }) => fileName !== undefined);
  return body?.kind === 'file';
}

interface BodyCode {
  readonly declaration?: string;
  readonly option: string;
}

function toBody(request: HttpRequest): BodyCode | undefined {
  const { body } = request;
  if (body === undefined) return undefined;
  if (body.kind === 'multipart')
    return { declaration: printForm(body.parts), option: '  body: form,\n' };
  if (body.kind === 'file') {
    const declaration = `const body = await readFile(${scriptQuote(body.fileName)});\n`;
    return { declaration, option: '  body,\n' };
  }
  const text = toText(request);
  if (text.startsWith('`')) return { declaration: `const body = ${text};\n`, option: '  body,\n' };
  return { option: `  body: ${indent(text, '  ')},\n` };
}

function toText(request: HttpRequest): string {
  const text = bodyText(request) ?? '';
  const data = isJsonBody(request) ? parseLosslessData(text, notation) : undefined;
  return data === undefined ? quoteLines(text) : `JSON.stringify(${formatData(data, notation)})`;
}

/** Keeps the lines of a text apart. */
function quoteLines(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are written as escapes
  if (!text.includes('\n') || /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]/u.test(text)) {
    return scriptQuote(text);
  }
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
}

function printForm(parts: readonly HttpPart[]): string {
  const lines = parts.map(({ name, text = '', fileName, contentType }) => {
    const type = contentType === undefined ? '' : `, { type: ${scriptQuote(contentType)} }`;
    const value =
      fileName === undefined
        ? type === ''
          ? scriptQuote(text)
          : `new Blob([${scriptQuote(text)}]${type})`
        : `new Blob([await readFile(${scriptQuote(fileName)})]${type}), ${scriptQuote(fileName)}`;
    return `form.append(${scriptQuote(name)}, ${value});\n`;
  });
  return `const form = new FormData();\n${lines.join('')}`;
}
