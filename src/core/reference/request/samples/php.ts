import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText } from './body-text.ts';
import { certificateFiles, formatLogin, headersBesideLogin } from './login.ts';
import { singleQuote } from './quote-text.ts';

/** With the extension curl, which makes a POST of everything that has data unless told otherwise. */
export function printPhp(request: HttpRequest): string {
  const { method, url } = request;
  const headers = headersBesideLogin(request);
  const lines = [
    `CURLOPT_URL => ${singleQuote(url)},`,
    'CURLOPT_RETURNTRANSFER => true,',
    `CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true,'] : []),
    ...listLogin(request),
    ...(headers.length === 0
      ? []
      : [
          'CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `    ${singleQuote(`${name}: ${value}`)},`),
          '],',
        ]),
    ...listBody(request),
  ];
  return [
    '<?php\n',
    '$curl = curl_init();',
    'curl_setopt_array($curl, [',
    ...lines.map((line) => `    ${line}`),
    ']);',
    'echo curl_exec($curl);',
  ].join('\n');
}

function listLogin({ login, hasCertificate }: HttpRequest): readonly string[] {
  const { certificate, key } = certificateFiles;
  return [
    ...(hasCertificate
      ? [`CURLOPT_SSLCERT => '${certificate}',`, `CURLOPT_SSLKEY => '${key}',`]
      : []),
    ...(login?.kind === 'digest' ? ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,'] : []),
    ...(login ? [`CURLOPT_USERPWD => ${singleQuote(formatLogin(login))},`] : []),
  ];
}

function listBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (body === undefined) return [];
  if (body.kind === 'file') {
    return [`CURLOPT_POSTFIELDS => file_get_contents(${singleQuote(body.fileName)}),`];
  }
  if (body.kind === 'multipart') {
    return ['CURLOPT_POSTFIELDS => [', ...body.parts.map((part) => `    ${toPart(part)},`), '],'];
  }
  return [`CURLOPT_POSTFIELDS => ${singleQuote(bodyText(request) ?? '')},`];
}

function toPart({ name, text = '', fileName, contentType }: HttpPart): string {
  const type = contentType === undefined ? '' : `, ${singleQuote(contentType)}`;
  if (fileName !== undefined)
    return `${singleQuote(name)} => new CURLFile(${singleQuote(fileName)}${type})`;
  if (type === '') return `${singleQuote(name)} => ${singleQuote(text)}`;
  return `${singleQuote(name)} => new CURLStringFile(${singleQuote(text)}, ${singleQuote(name)}${type})`;
}
