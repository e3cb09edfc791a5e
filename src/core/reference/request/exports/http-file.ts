/** Formats requests as `.http` files, which the REST clients of JetBrains IDEs and VS Code send. */
import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { listPartHeaders, withBoundary } from '../multipart.ts';
import { bodyText } from '../samples/body-text.ts';
import { headersWithoutLogin } from '../samples/login.ts';

export interface NamedRequest {
  readonly name: string;
  readonly request: HttpRequest;
}

const boundary = 'lectern-boundary';

/** @param variables Variables with their initial values, declared before all requests. */
export function formatHttpFile(
  requests: readonly NamedRequest[],
  variables: readonly (readonly [name: string, value: string])[],
): string {
  const declared = variables.map(([name, value]) => `@${name} = ${value}\n`).join('');
  const written = requests.map(formatRequest);
  return [...(declared === '' ? [] : [declared]), ...written].join('\n');
}

function formatRequest({ name, request }: NamedRequest): string {
  const { method, url, body } = request;
  const own = listHeaders(request);
  const headers = body?.kind === 'multipart' ? withBoundary(own, boundary) : own;
  const head = [
    `### ${name.replace(/\s+/g, ' ')}`,
    // Clients with a cookie jar would store the `Cookie` header and drop the second cookie in it.
    ...(headers.some(([header]) => header === 'Cookie') ? ['# @no-cookie-jar'] : []),
    `${method} ${url}`,
    ...headers.map(([header, value]) => `${header}: ${value}`),
  ];
  const text = formatBody(request);
  return `${head.join('\n')}\n${text === '' ? '' : `\n${text}\n`}`;
}

/** Lists user name and password separately, so that both can be variables. */
function listHeaders(request: HttpRequest): HttpRequest['headers'] {
  const { headers, login } = request;
  if (login === undefined) return headers;
  const { kind, username, password } = login;
  // A space separates the two, so neither can contain any; encoded credentials have none.
  if (kind === 'basic' && !/^\S+\n\S+$/.test(`${username}\n${password}`)) return headers;
  const word = kind === 'digest' ? 'Digest' : 'Basic';
  return [['Authorization', `${word} ${username} ${password}`], ...headersWithoutLogin(request)];
}

function formatBody(request: HttpRequest): string {
  const { body } = request;
  if (body?.kind === 'file') return `< ./${body.fileName}`;
  if (body?.kind !== 'multipart') return bodyText(request) ?? '';
  return [...body.parts.flatMap(formatPart), `--${boundary}--`].join('\n');
}

function formatPart(part: HttpPart): readonly string[] {
  const { text = '', fileName } = part;
  const content = fileName === undefined ? text : `< ./${fileName}`;
  return [`--${boundary}`, ...listPartHeaders(part), '', content];
}
