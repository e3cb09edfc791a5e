import { toExactNumber, isNumberText } from '../../../text/json/exact-json.ts';
import type { HttpLogin, HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, isJsonBody } from './body-text.ts';
import { toNode } from '../json-node.ts';
import { certificateFiles, headersWithoutLogin, isAscii } from './login.ts';
import { type DataNotation, doubleQuote, formatData, parseLosslessData } from './quote-text.ts';

const notation: DataNotation = {
  words: { true: 'True', false: 'False', null: 'None' },
  quote: quotePython,
  key: quotePython,
  // Integers of any length keep their value.
  holds: (number) => /^-?\d{1,4000}$/.test(number) || !isNumberText(toExactNumber(number)),
  step: '    ',
};

const named = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** Uses the package `requests`. */
export function printPython(request: HttpRequest): string {
  const { method, url, login } = request;
  const body = toBody(request);
  const headers = headersWithoutLogin(request);
  const call = named.has(method) ? `${method.toLowerCase()}(url` : `request("${method}", url`;
  const fields = toNode(Object.fromEntries(headers));
  const isDigest = login?.kind === 'digest';
  const parts = [
    `import requests\n${isDigest ? 'from requests.auth import HTTPDigestAuth\n' : ''}`,
    `url = ${quotePython(url)}`,
    ...(headers.length === 0 ? [] : [`headers = ${formatData(fields, notation)}`]),
    ...(body === undefined ? [] : [body.declaration]),
    '',
    `response = requests.${call}${headers.length === 0 ? '' : ', headers=headers'}${body?.argument ?? ''}${toAuth(request)})`,
    'print(response.text)',
  ];
  return parts.join('\n');
}

function toAuth({ login, hasCertificate }: HttpRequest): string {
  const { certificate, key } = certificateFiles;
  const cert = hasCertificate ? `, cert=("${certificate}", "${key}")` : '';
  if (login === undefined) return cert;
  const pair = `(${toCredentials(login)})`;
  return `, auth=${login.kind === 'digest' ? 'HTTPDigestAuth' : ''}${pair}${cert}`;
}

/** The package encodes text in Latin-1 unless it is bytes already. */
function toCredentials({ username, password }: HttpLogin): string {
  const encode = isAscii(username + password) ? '' : '.encode()';
  return [username, password].map((text) => quotePython(text) + encode).join(', ');
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
  const data = isJsonBody(request) ? parseLosslessData(text, notation) : undefined;
  if (data !== undefined) {
    return { declaration: `payload = ${formatData(data, notation)}`, argument: ', json=payload' };
  }
  return { declaration: `data = ${quoteLines(text)}`, argument: ', data=data.encode()' };
}

function toPart({ name, contentType, text = '', fileName, headers = [] }: HttpPart): string {
  const own = headers.map((header) => header.map(quotePython).join(': ')).join(', ');
  const type = contentType === undefined ? '' : `, ${quotePython(contentType)}`;
  const about = own === '' ? type : `${type || ', None'}, {${own}}`;
  const value =
    fileName === undefined
      ? `None, ${quotePython(text)}`
      : `${quotePython(fileName)}, open(${quotePython(fileName)}, "rb")`;
  return `(${quotePython(name)}, (${value}${about}))`;
}

/** Keeps the lines of a text apart. */
function quoteLines(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are written as escapes
  if (!text.includes('\n') || /[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]/u.test(text)) {
    return quotePython(text);
  }
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return `"""${escaped.replace(/"$/, '\\"')}"""`;
}

function quotePython(text: string): string {
  return doubleQuote(text);
}
