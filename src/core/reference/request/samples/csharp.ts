import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { bodyText, contentTypeOf, isContentType, partsTypeOf } from './body-text.ts';
import { certificateFiles, formatLogin, headersWithoutLogin } from './login.ts';
import { doubleQuote } from './quote-text.ts';

/** Uses `HttpClient` of .NET. */
export function printCsharp(request: HttpRequest): string {
  const { method, url, body } = request;
  const handler = listHandler(request);
  const type = typeOf(request);
  const isBare = body !== undefined && (method === 'GET' || method === 'HEAD');
  return [
    ...importsOf(request),
    'using System.Net.Http.Headers;\n',
    ...(isBare
      ? [`// .NET Framework refuses to send a body with ${method}; .NET 5 and later send it.`]
      : []),
    ...handler,
    `using var client = new HttpClient(${handler.length > 0 ? 'handler' : ''});`,
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), ${doubleQuote(url)});`,
    ...listLogin(request),
    ...headersWithoutLogin(request)
      .filter(([name]) => !isContentType(name))
      .map(([name, value]) => {
        return `request.Headers.TryAddWithoutValidation(${doubleQuote(name)}, ${doubleQuote(value)});`;
      }),
    ...listBody(request),
    ...(body !== undefined && type !== undefined
      ? [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${doubleQuote(type)});`]
      : []),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

/** Setting a content type removes the boundary that the parts were written with. */
const boundary = 'lectern';

function typeOf(request: HttpRequest): string | undefined {
  const type = contentTypeOf(request);
  return type && request.body?.kind === 'multipart' ? `${type}; boundary=${boundary}` : type;
}

function importsOf({ login, hasCertificate }: HttpRequest): readonly string[] {
  return [
    ...(login?.kind === 'digest' ? ['using System.Net;'] : []),
    ...(hasCertificate ? ['using System.Security.Cryptography.X509Certificates;'] : []),
    ...(login?.kind === 'basic' ? ['using System.Text;'] : []),
  ];
}

function listHandler({ login, hasCertificate }: HttpRequest): readonly string[] {
  if (login?.kind !== 'digest' && !hasCertificate) return [];
  const { certificate, key } = certificateFiles;
  const file = `X509Certificate2.CreateFromPemFile("${certificate}", "${key}")`;
  return [
    'using var handler = new HttpClientHandler();',
    ...(hasCertificate ? [`handler.ClientCertificates.Add(${file});`] : []),
    ...(login?.kind === 'digest'
      ? [
          `handler.Credentials = new NetworkCredential(${doubleQuote(login.username)}, ${doubleQuote(login.password)});`,
        ]
      : []),
  ];
}

function listLogin({ login }: HttpRequest): readonly string[] {
  if (login?.kind !== 'basic') return [];
  const bytes = `Encoding.UTF8.GetBytes(${doubleQuote(formatLogin(login))})`;
  return [
    `var login = Convert.ToBase64String(${bytes});`,
    'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", login);',
  ];
}

function listBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (body === undefined) return [];
  if (body.kind === 'file') {
    return [`request.Content = new StreamContent(File.OpenRead(${doubleQuote(body.fileName)}));`];
  }
  if (body.kind !== 'multipart') {
    return [`request.Content = new StringContent(${quoteCsharp(bodyText(request) ?? '')});`];
  }
  const isForm = partsTypeOf(request) === undefined;
  return [
    `var form = new MultipartFormDataContent(${isForm ? '' : `"${boundary}"`});`,
    ...body.parts.flatMap(listPart),
    'request.Content = form;',
  ];
}

function listPart(part: HttpPart, rank: number) {
  const { name, text = '', fileName, contentType, headers = [] } = part;
  const item = `part${rank + 1}`;
  const content =
    fileName === undefined
      ? `new StringContent(${quoteCsharp(text)})`
      : `new StreamContent(File.OpenRead(${doubleQuote(fileName)}))`;
  const file = fileName === undefined ? '' : `, ${doubleQuote(fileName)}`;
  const type =
    contentType === undefined ? 'null' : `MediaTypeHeaderValue.Parse(${doubleQuote(contentType)})`;
  return [
    `var ${item} = ${content};`,
    ...(fileName === undefined || contentType !== undefined
      ? [`${item}.Headers.ContentType = ${type};`]
      : []),
    ...headers.map(([header, value]) => {
      return `${item}.Headers.TryAddWithoutValidation(${doubleQuote(header)}, ${doubleQuote(value)});`;
    }),
    `form.Add(${item}${name && `, ${doubleQuote(name)}${file}`});`,
  ];
}

/** Writes several lines as a raw string literal, which has no escapes. */
function quoteCsharp(text: string): string {
  if (!text.includes('\n') || /\r|"""/.test(text)) return doubleQuote(text);
  return `"""\n${text}\n"""`;
}
