import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, isJsonBody } from './body-text.ts';
import { type DataNotation, doubleQuote, formatData, parseLosslessData } from './quote-text.ts';

const notation: DataNotation = {
  words: { true: 'True', false: 'False', null: 'None' },
  quote: quotePython,
  key: quotePython,
  step: '    ',
};

const named = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** With the package `requests`. */
export function printPython(request: HttpRequest): string {
  const { method, url, headers } = request;
  const body = toBody(request);
  const call = named.has(method) ? `${method.toLowerCase()}(url` : `request("${method}", url`;
  const fields = Object.fromEntries(headers);
  const parts = [
    'import requests\n',
    `url = ${quotePython(url)}`,
    ...(headers.length === 0 ? [] : [`headers = ${formatData(fields, notation)}`]),
    ...(body === undefined ? [] : [body.declaration]),
    '',
    `response = requests.${call}${headers.length === 0 ? '' : ', headers=headers'}${body?.argument ?? ''})`,
    'print(response.text)',
  ];
  return parts.join('\n');
}

function toBody(request: HttpRequest): { declaration: string; argument: string } | undefined {
  const { body } = request;
  if (body === undefined) return undefined;
  if (body.kind === 'multipart') {
    const parts = body.parts.map((part) => `    ${toPart(part)},\n`).join('');
    return { declaration: `files = [\n${parts}]`, argument: ', files=files' };
  }
  if (body.kind === 'file') {
    const declaration = `data = open(${quotePython(body.fileName)}, "rb")`;
    return { declaration, argument: ', data=data' };
  }
  const text = bodyText(request) ?? '';
  const data = isJsonBody(request) ? parseLosslessData(text) : undefined;
  if (data !== undefined) {
    return { declaration: `payload = ${formatData(data, notation)}`, argument: ', json=payload' };
  }
  return { declaration: `data = ${quotePython(text)}`, argument: ', data=data.encode()' };
}

function toPart({ name, contentType, text = '', fileName }: HttpPart): string {
  const type = contentType === undefined ? '' : `, ${quotePython(contentType)}`;
  const value =
    fileName === undefined
      ? `None, ${quotePython(text)}`
      : `${quotePython(fileName)}, open(${quotePython(fileName)}, "rb")`;
  return `(${quotePython(name)}, (${value}${type}))`;
}

function quotePython(text: string): string {
  return doubleQuote(text);
}
