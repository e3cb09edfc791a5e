import type { HttpPart, HttpRequest, SampleRefusal } from '../../model/request-model.ts';
import { bodyText } from './body-text.ts';
import { certificateFiles, formatLogin, headersWithoutLogin } from './login.ts';
import { singleQuote } from './quote-text.ts';

/** Uses the curl extension, which makes a POST of everything that has data unless told otherwise. */
export function printPhp(request: HttpRequest): string {
  const { method, url } = request;
  const headers = headersWithoutLogin(request);
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
    const byName = Map.groupBy(body.parts, ({ name }) => name);
    const items = Array.from(
      byName,
      ([name, parts]) => `${singleQuote(name)} => ${toValue(parts)}`,
    );
    return ['CURLOPT_POSTFIELDS => [', ...items.map((item) => `    ${item},`), '],'];
  }
  return [`CURLOPT_POSTFIELDS => ${singleQuote(bodyText(request) ?? '')},`];
}

/** The keys of an array are unique: several texts can be the value of one key, but several files cannot. */
export function refusePhp({ body }: HttpRequest): SampleRefusal | undefined {
  if (body?.kind !== 'multipart') return undefined;
  if (body.parts.some(({ name }) => name === ''))
    return { key: 'clientWithoutNameless', values: { client: 'curl' } };
  const byName = Map.groupBy(body.parts, ({ name }) => name);
  const isPlain = ({ fileName, contentType }: HttpPart) =>
    fileName === undefined && contentType === undefined;
  const isSent = (parts: readonly HttpPart[]) => parts.length === 1 || parts.every(isPlain);
  return [...byName.values()].every(isSent)
    ? undefined
    : { key: 'clientWithoutSameNames', values: { client: 'curl_setopt_array' } };
}

function toValue(parts: readonly HttpPart[]): string {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return toPart(first);
  return `[${parts.map(({ text = '' }) => singleQuote(text)).join(', ')}]`;
}

function toPart({ name, text = '', fileName, contentType }: HttpPart): string {
  const type = contentType === undefined ? '' : `, ${singleQuote(contentType)}`;
  if (fileName !== undefined) return `new CURLFile(${singleQuote(fileName)}${type})`;
  if (type === '') return singleQuote(text);
  return `new CURLStringFile(${singleQuote(text)}, ${singleQuote(name)}${type})`;
}
