import type { HttpRequest } from '../../model/request-model.ts';
import { bodyText } from './body-text.ts';
import { formatLogin, headersWithoutLogin } from './login.ts';
import { doubleQuote } from './quote-text.ts';

/** Uses `java.net.http`, which does not support multipart forms. */
export function printJava(request: HttpRequest): string {
  const { method, url, body, login } = request;
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(login ? ['java.nio.charset.StandardCharsets'] : []),
    ...(body?.kind === 'file' ? ['java.nio.file.Path'] : []),
    ...(login ? ['java.util.Base64'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name};`),
    '\npublic class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...(login
      ? [
          `        byte[] login = ${doubleQuote(formatLogin(login))}.getBytes(StandardCharsets.UTF_8);`,
        ]
      : []),
    '        HttpRequest request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${doubleQuote(url)}))`,
    ...(login
      ? [
          '            .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login))',
        ]
      : []),
    ...headersWithoutLogin(request).map(
      ([name, value]) => `            .header(${doubleQuote(name)}, ${doubleQuote(value)})`,
    ),
    `            .method("${method}", HttpRequest.BodyPublishers.${toPublisher(request)})`,
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}

function toPublisher(request: HttpRequest): string {
  const { body } = request;
  if (body?.kind === 'file') return `ofFile(Path.of(${doubleQuote(body.fileName)}))`;
  const text = bodyText(request);
  return text === undefined ? 'noBody()' : `ofString(${quoteJava(text)})`;
}

/** Writes several lines as a text block without a line break at its end. */
function quoteJava(text: string): string {
  if (!text.includes('\n') || /[ \t]$|\r/m.test(text)) return doubleQuote(text);
  const by = '                ';
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  const lines = escaped.replace(/"$/, '\\"').split('\n');
  return `"""\n${lines.map((line) => by + line).join('\n')}"""`;
}
