import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, isJsonBody } from './body-text.ts';
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
  step: '  ',
};

/** With `fetch`, in browsers and elsewhere. */
export function printJavascript(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${scriptQuote(method)},\n`]),
    ...(headers.length === 0 ? [] : [`  headers: ${formatHeaders(headers)},\n`]),
    ...(body === undefined ? [] : [`  body${toBody(request)},\n`]),
  ];
  const form = body?.kind === 'multipart' ? `${printForm(body.parts)}\n` : '';
  const second = options.length === 0 ? '' : `, {\n${options.join('')}}`;
  return [
    `${form}const response = await fetch(${scriptQuote(url)}${second});`,
    'console.log(await response.text());',
  ].join('\n');
}

/** With `node:http`, which sends what fetch refuses to: a body with GET. */
export function printNode(request: HttpRequest): string {
  const { method, url, headers } = request;
  const library = url.startsWith('http://') ? 'node:http' : 'node:https';
  const text = bodyText(request);
  const lines = headers.map(
    ([name, value]) => `    ${notation.key(name)}: ${scriptQuote(value)},\n`,
  );
  // Without its length the body of a GET is sent in a way that servers do not read.
  const length = text === undefined ? '' : `    'Content-Length': Buffer.byteLength(body),\n`;
  return [
    `import { request } from '${library}';\n`,
    ...(text === undefined ? [] : [`const body = ${toText(request)};`]),
    `const options = {`,
    `  method: ${scriptQuote(method)},`,
    `  headers: {\n${lines.join('')}${length}  },`,
    '};',
    `const call = request(${scriptQuote(url)}, options, async (response) => {`,
    '  console.log(Buffer.concat(await response.toArray()).toString());',
    '});',
    `call.end(${text === undefined ? '' : 'body'});`,
  ].join('\n');
}

function formatHeaders(headers: HttpRequest['headers']): string {
  return indent(formatData(Object.fromEntries(headers), notation), '  ');
}

function toBody(request: HttpRequest): string {
  if (request.body?.kind === 'multipart') return ': form';
  if (request.body?.kind === 'file') return ': file';
  return `: ${indent(toText(request), '  ')}`;
}

function toText(request: HttpRequest): string {
  const text = bodyText(request) ?? '';
  const data = isJsonBody(request) ? parseLosslessData(text) : undefined;
  return data === undefined ? scriptQuote(text) : `JSON.stringify(${formatData(data, notation)})`;
}

function printForm(parts: readonly HttpPart[]): string {
  const lines = parts.map(({ name, text = '', fileName, contentType }) => {
    const type = contentType === undefined ? '' : `, { type: ${scriptQuote(contentType)} }`;
    const value =
      fileName === undefined
        ? type === ''
          ? scriptQuote(text)
          : `new Blob([${scriptQuote(text)}]${type})`
        : `file, ${scriptQuote(fileName)}`;
    return `form.append(${scriptQuote(name)}, ${value});\n`;
  });
  return `const form = new FormData();\n${lines.join('')}`;
}
