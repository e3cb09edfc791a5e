import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { formatDisposition } from '../multipart.ts';
import { bodyText, isContentType, partsTypeOf } from './body-text.ts';
import { certificateFiles, headersWithoutLogin } from './login.ts';
import { doubleQuote } from './quote-text.ts';

/** Uses `net/http`. */
export function printGo(request: HttpRequest): string {
  const { method, url, body, login, hasCertificate } = request;
  const partsType = partsTypeOf(request);
  const formType =
    partsType === undefined
      ? 'form.FormDataContentType()'
      : `${doubleQuote(`${partsType}; boundary=`)} + form.Boundary()`;
  const imports = ['fmt', 'io', 'net/http', ...importsOf(request)].sort();
  const lines = [
    ...listBody(request),
    `request, err := http.NewRequest("${method}", ${doubleQuote(url)}, ${body ? 'body' : 'nil'})`,
    ...orPanic,
    ...(login
      ? [`request.SetBasicAuth(${doubleQuote(login.username)}, ${doubleQuote(login.password)})`]
      : []),
    ...headersWithoutLogin(request)
      .filter(([name]) => !partsType || !isContentType(name))
      .map(([name, value]) => {
        return `request.Header.Set(${doubleQuote(name)}, ${doubleQuote(value)})`;
      }),
    ...(body?.kind === 'multipart' ? [`request.Header.Set("Content-Type", ${formType})`] : []),
    '',
    ...(hasCertificate ? certificateClient : []),
    `response, err := ${hasCertificate ? 'client' : 'http.DefaultClient'}.Do(request)`,
    ...orPanic,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...orPanic,
    'fmt.Println(string(text))',
  ];
  return [
    'package main\n',
    `import (\n${imports.map((name) => `\t"${name}"\n`).join('')})\n`,
    'func main() {',
    ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

const orPanic = ['if err != nil {', '\tpanic(err)', '}'];

const { certificate, key } = certificateFiles;

const certificateClient = [
  `certificate, err := tls.LoadX509KeyPair("${certificate}", "${key}")`,
  ...orPanic,
  'config := &tls.Config{Certificates: []tls.Certificate{certificate}}',
  'client := &http.Client{Transport: &http.Transport{TLSClientConfig: config}}',
];

function importsOf({ body, hasCertificate }: HttpRequest): readonly string[] {
  return [...(hasCertificate ? ['crypto/tls'] : []), ...importsOfBody(body)];
}

function importsOfBody(body: HttpRequest['body']): readonly string[] {
  if (body === undefined) return [];
  if (body.kind === 'file') return ['os'];
  if (body.kind !== 'multipart') return ['strings'];
  const hasFile = body.parts.some(({ fileName }) => fileName !== undefined);
  const hasType = body.parts.some((part) => !isPlain(part));
  return [
    'bytes',
    'mime/multipart',
    ...(hasFile ? ['os'] : []),
    ...(hasType ? ['net/textproto'] : []),
  ];
}

function listBody(request: HttpRequest): readonly string[] {
  const { body } = request;
  if (body === undefined) return [];
  if (body.kind === 'file')
    return [`body, err := os.Open(${doubleQuote(body.fileName)})`, ...orPanic];
  if (body.kind !== 'multipart') {
    return [`body := strings.NewReader(${quoteGo(bodyText(request) ?? '')})`];
  }
  return [
    'body := &bytes.Buffer{}',
    'form := multipart.NewWriter(body)',
    ...body.parts.flatMap(listPart),
    'form.Close()',
  ];
}

/** Whether the library has a function for the part: a plain field or file of a form. */
function isPlain({ name, contentType, headers }: HttpPart): boolean {
  return name !== '' && contentType === undefined && headers === undefined;
}

function listPart(part: HttpPart, rank: number): readonly string[] {
  const { name, text = '', fileName, contentType, headers = [] } = part;
  const item = `part${rank + 1}`;
  const disposition = formatDisposition(part);
  const header = [
    `${item}, _ := form.CreatePart(textproto.MIMEHeader{`,
    ...(disposition === undefined
      ? []
      : [`\t"Content-Disposition": {${doubleQuote(disposition)}},`]),
    ...(contentType === undefined ? [] : [`\t"Content-Type": {${doubleQuote(contentType)}},`]),
    ...headers.map(([key, value]) => `\t${doubleQuote(key)}: {${doubleQuote(value)}},`),
    '})',
  ];
  const plain = `${item}, _ := form.CreateFormFile(${doubleQuote(name)}, ${doubleQuote(fileName ?? '')})`;
  if (fileName !== undefined) {
    return [
      ...(isPlain(part) ? [plain] : header),
      `file${rank + 1}, err := os.Open(${doubleQuote(fileName)})`,
      ...orPanic,
      `io.Copy(${item}, file${rank + 1})`,
    ];
  }
  if (isPlain(part)) return [`form.WriteField(${doubleQuote(name)}, ${quoteGo(text)})`];
  return [...header, `${item}.Write([]byte(${quoteGo(text)}))`];
}

/** Uses a raw literal where it represents the same text, because it keeps lines apart. */
function quoteGo(text: string): string {
  return /[`\r]|^[^\n"]*$/.test(text) ? doubleQuote(text) : `\`${text}\``;
}
