import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, contentTypeOf } from './body-text.ts';
import { certificateFiles, headersWithoutLogin } from './login.ts';
import { singleQuote } from './quote-text.ts';

const named = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);
const calledForms = new Set(['POST', 'PUT', 'PATCH']);

/** Uses `net/http`. */
export function printRuby(request: HttpRequest): string {
  const { url, login, hasCertificate } = request;
  return [
    "require 'net/http'\n",
    `uri = URI(${singleQuote(url)})`,
    `request = ${createRequest(request)}`,
    ...(login
      ? [`request.basic_auth(${singleQuote(login.username)}, ${singleQuote(login.password)})`]
      : []),
    ...headersWithoutLogin(request).map(
      ([header, value]) => `request[${singleQuote(header)}] = ${singleQuote(value)}`,
    ),
    ...listBody(request),
    '',
    `${hasCertificate ? withCertificate : 'response = Net::HTTP.start(uri.hostname, uri.port, '}use_ssl: uri.scheme == 'https') do |http|`,
    '  http.request(request)',
    'end',
    'puts response.body',
  ].join('\n');
}

/** The named classes of methods that can have a body declare a request without one to be a form. */
function createRequest(request: HttpRequest): string {
  const { method, body } = request;
  const isTyped = contentTypeOf(request) !== undefined;
  const isCalledForm = calledForms.has(method) && body === undefined && !isTyped;
  if (named.has(method) && !isCalledForm) {
    return `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`;
  }
  const hasBody = body !== undefined;
  return `Net::HTTPGenericRequest.new('${method}', ${hasBody}, true, uri)`;
}

const withCertificate = [
  `cert = OpenSSL::X509::Certificate.new(File.read('${certificateFiles.certificate}'))`,
  `key = OpenSSL::PKey.read(File.read('${certificateFiles.key}'))`,
  'response = Net::HTTP.start(uri.hostname, uri.port, cert: cert, key: key, ',
].join('\n');

function listBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (body === undefined) return [];
  if (body.kind === 'file') return [`request.body = File.binread(${singleQuote(body.fileName)})`];
  if (body.kind === 'multipart') {
    const parts = body.parts.map((part) => `  ${toPart(part)},\n`).join('');
    return [`request.set_form([\n${parts}], 'multipart/form-data')`];
  }
  return [`request.body = ${singleQuote(bodyText(request) ?? '')}`];
}

function toPart({ name, text = '', fileName, contentType }: HttpPart): string {
  const value = fileName === undefined ? singleQuote(text) : `File.open(${singleQuote(fileName)})`;
  const type = contentType === undefined ? '' : `, { content_type: ${singleQuote(contentType)} }`;
  return `[${singleQuote(name)}, ${value}${type}]`;
}
