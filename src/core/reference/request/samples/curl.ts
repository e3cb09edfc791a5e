import type { HttpPart, HttpRequest } from '../../model/request-model.ts';
import { certificateFiles, formatLogin, headersWithoutLogin } from './login.ts';
import { shellQuote } from './quote-text.ts';

/** Always writes `--request`, because curl makes a POST of everything that has data. */
export function printCurl(request: HttpRequest): string {
  const { method, url, body, login, hasCertificate } = request;
  // HEAD by `--request` would wait for a body that never comes.
  const verb = method === 'HEAD' && body === undefined ? '--head' : `--request ${method}`;
  const lines = [
    `curl ${verb}`,
    // curl reads brackets as ranges.
    ...(/[[\]]/.test(url) ? ['--globoff'] : []),
    `--url ${shellQuote(url)}`,
    ...(hasCertificate
      ? [`--cert ${certificateFiles.certificate}`, `--key ${certificateFiles.key}`]
      : []),
    ...(login?.kind === 'digest' ? ['--digest'] : []),
    ...(login ? [`--user ${shellQuote(formatLogin(login))}`] : []),
    ...headersWithoutLogin(request).map(
      ([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : listBody(body)),
  ];
  return lines.join(' \\\n  ');
}

function listBody(body: NonNullable<HttpRequest['body']>): readonly string[] {
  switch (body.kind) {
    case 'text':
      return [`--data${body.text.startsWith('@') ? '-raw' : ''} ${shellQuote(body.text)}`];
    case 'form':
      return body.pairs.length === 0
        ? [`--data ''`]
        : body.pairs.map((pair) => `--data ${shellQuote(pair.join('='))}`);
    case 'file':
      return [`--data-binary ${shellQuote(`@${body.fileName}`)}`];
    case 'multipart':
      return body.parts.map(toForm);
  }
}

function toForm({ name, contentType, text = '', fileName, headers = [] }: HttpPart): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  const about = type + headers.map((header) => `;headers=${quoteForm(header.join(': '))}`).join('');
  if (fileName !== undefined) return `--form ${shellQuote(`${name}=@${fileName}${about}`)}`;
  if (about === '') return `--form-string ${shellQuote(`${name}=${text}`)}`;
  return `--form ${shellQuote(`${name}=${quoteForm(text)}${about}`)}`;
}

function quoteForm(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
