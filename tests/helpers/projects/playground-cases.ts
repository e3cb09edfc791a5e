/**
 * What readers can fill in, and what the API must then receive. The expected texts are written by hand,
 * from the tables of OpenAPI's `style`, RFC 6570, RFC 7578 and the forms in the URL standard.
 */
import type { Json } from '../../../src/core/reference/model/shape-model.ts';

export interface PlaygroundCase {
  readonly title: string;
  readonly method?: string;
  /** `/items` by default. */
  readonly path?: string;
  readonly parameters?: readonly object[];
  /** JSON texts in the order of `parameters`; undefined for omitted values. */
  readonly values?: readonly (string | undefined)[];
  readonly security?: object;
  readonly credential?: string;
  readonly content?: Readonly<Record<string, object>>;
  /** The body as text; for forms, as JSON. */
  readonly body?: string;
  readonly files?: Readonly<Record<string, readonly File[]>>;
  readonly expected: Expected;
}

export interface Expected {
  /** `/items` by default. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Parts of a multipart body: their headers and contents. */
  readonly parts?: readonly (readonly [head: string, content: string | Buffer])[];
}

const color = { blue: '"blue"', list: '["blue","black"]', object: '{"R":100,"G":200}' } as const;
const types = { blue: 'string', list: 'array', object: 'object' } as const;

interface Style {
  readonly in: string;
  readonly style: string;
  readonly explode: boolean;
  readonly value: keyof typeof color;
}

function parameter({ in: place, style, explode, value }: Style): object {
  return {
    name: 'color',
    in: place,
    required: place === 'path',
    style,
    explode,
    schema: { type: types[value] },
  };
}

function styleCase(style: Style, sent: string): PlaygroundCase {
  const { in: place, explode, value } = style;
  const expected: Record<string, Expected> = {
    path: { url: `/items/${sent}` },
    query: { url: `/items${sent}` },
    header: { headers: { color: sent } },
    cookie: { headers: { cookie: sent } },
  };
  return {
    title: `${place} ${style.style}${explode ? ' exploded' : ''}: ${value}`,
    ...(place === 'path' && { path: '/items/{color}' }),
    parameters: [parameter(style)],
    values: [color[value]],
    expected: expected[place] ?? {},
  };
}

type Row = readonly [
  place: string,
  style: string,
  explode: boolean,
  value: keyof typeof color,
  sent: string,
];

const styles: readonly Row[] = [
  ['path', 'simple', false, 'blue', 'blue'],
  ['path', 'simple', false, 'list', 'blue,black'],
  ['path', 'simple', false, 'object', 'R,100,G,200'],
  ['path', 'simple', true, 'blue', 'blue'],
  ['path', 'simple', true, 'list', 'blue,black'],
  ['path', 'simple', true, 'object', 'R=100,G=200'],
  ['path', 'label', false, 'blue', '.blue'],
  ['path', 'label', false, 'list', '.blue,black'],
  ['path', 'label', false, 'object', '.R,100,G,200'],
  ['path', 'label', true, 'list', '.blue.black'],
  ['path', 'label', true, 'object', '.R=100.G=200'],
  ['path', 'matrix', false, 'blue', ';color=blue'],
  ['path', 'matrix', false, 'list', ';color=blue,black'],
  ['path', 'matrix', false, 'object', ';color=R,100,G,200'],
  ['path', 'matrix', true, 'list', ';color=blue;color=black'],
  ['path', 'matrix', true, 'object', ';R=100;G=200'],
  ['query', 'form', false, 'blue', '?color=blue'],
  ['query', 'form', false, 'list', '?color=blue,black'],
  ['query', 'form', false, 'object', '?color=R,100,G,200'],
  ['query', 'form', true, 'list', '?color=blue&color=black'],
  ['query', 'form', true, 'object', '?R=100&G=200'],
  ['query', 'spaceDelimited', false, 'list', '?color=blue%20black'],
  ['query', 'spaceDelimited', false, 'object', '?color=R%20100%20G%20200'],
  ['query', 'pipeDelimited', false, 'list', '?color=blue%7Cblack'],
  ['query', 'pipeDelimited', false, 'object', '?color=R%7C100%7CG%7C200'],
  ['query', 'deepObject', true, 'object', '?color[R]=100&color[G]=200'],
  ['header', 'simple', false, 'blue', 'blue'],
  ['header', 'simple', false, 'list', 'blue,black'],
  ['header', 'simple', false, 'object', 'R,100,G,200'],
  ['header', 'simple', true, 'object', 'R=100,G=200'],
  ['cookie', 'form', false, 'blue', 'color=blue'],
  ['cookie', 'form', false, 'list', 'color=blue,black'],
  ['cookie', 'form', false, 'object', 'color=R,100,G,200'],
];

const styleCases = styles.map(([place, style, explode, value, sent]) =>
  styleCase({ in: place, style, explode, value }, sent),
);

const q = { name: 'q', in: 'query', schema: {} };

/** Returns a case with one query parameter. */
function queryCase(
  title: string,
  [value, sent]: readonly [string, string],
  more: object = {},
): PlaygroundCase {
  return {
    title: `query: ${title}`,
    parameters: [{ ...q, ...more }],
    values: [value],
    expected: { url: `/items?${sent}` },
  };
}

const valueCases: readonly PlaygroundCase[] = [
  queryCase('zero', ['0', 'q=0']),
  queryCase('false', ['false', 'q=false']),
  queryCase('null', ['null', 'q=null']),
  queryCase('an empty string', ['""', 'q=']),
  queryCase('more digits than a double has', ['12345678901234567890', 'q=12345678901234567890']),
  queryCase('a number as written', ['1.10', 'q=1.10']),
  queryCase('reserved URL characters', ['"a&b=c#d?e/f+g h"', 'q=a%26b%3Dc%23d%3Fe%2Ff%2Bg%20h']),
  queryCase('other scripts', [
    '"größe 日本 😀"',
    'q=gr%C3%B6%C3%9Fe%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80',
  ]),
  queryCase('allowReserved', ['"a/b?c=d"', 'q=a/b?c%3Dd'], { allowReserved: true }),
  queryCase('JSON', ['{"a":[1,null]}', 'q=%7B%22a%22%3A%5B1%2Cnull%5D%7D'], {
    schema: undefined,
    content: { 'application/json': { schema: { type: 'object' } } },
  }),
  queryCase(
    'JSON with large numbers',
    ['{"id":12345678901234567890}', 'q=%7B%22id%22%3A12345678901234567890%7D'],
    { schema: undefined, content: { 'application/json': { schema: {} } } },
  ),
  queryCase('nested objects', ['{"a":{"b":1},"c":[2,3]}', 'q[a][b]=1&q[c]=2&q[c]=3'], {
    style: 'deepObject',
    explode: true,
    schema: { type: 'object' },
  }),
  {
    title: 'query: omitted values are not sent, empty strings are',
    parameters: [q, { ...q, name: 'r' }, { ...q, name: 's' }],
    values: [undefined, '""', '[]'],
    expected: { url: '/items?r=' },
  },
  {
    title: 'path: reserved URL characters stay in their segment',
    path: '/items/{id}/parts',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    values: ['"../a/b?c#d%2f ü"'],
    expected: { url: '/items/..%2Fa%2Fb%3Fc%23d%252f%20%C3%BC/parts' },
  },
  {
    title: 'header: spaces and commas unchanged',
    parameters: [{ name: 'X-Note', in: 'header', schema: { type: 'string' } }],
    values: ['"a, b; c=\\"d\\""'],
    expected: { headers: { 'x-note': 'a, b; c="d"' } },
  },
  {
    title: 'cookie: several at the same time',
    parameters: [
      { name: 'a', in: 'cookie', schema: { type: 'string' } },
      { name: 'b', in: 'cookie', schema: { type: 'integer' } },
    ],
    values: ['"x y"', '2'],
    expected: { headers: { cookie: 'a=x%20y; b=2' } },
  },
];

function securityCase(
  title: string,
  { scheme, credential, expected }: { scheme: object; credential: string; expected: Expected },
): PlaygroundCase {
  return { title: `security: ${title}`, security: scheme, credential, expected };
}

const securityCases: readonly PlaygroundCase[] = [
  securityCase('a bearer token', {
    scheme: { type: 'http', scheme: 'bearer' },
    credential: 'abc',
    expected: { headers: { authorization: 'Bearer abc' } },
  }),
  securityCase('a bearer token pasted with its prefix', {
    scheme: { type: 'http', scheme: 'bearer' },
    credential: 'bearer abc',
    expected: { headers: { authorization: 'Bearer abc' } },
  }),
  securityCase('user name and password', {
    scheme: { type: 'http', scheme: 'basic' },
    credential: 'jürgen:pa:ss',
    expected: { headers: { authorization: 'Basic asO8cmdlbjpwYTpzcw==' } },
  }),
  securityCase('a custom scheme', {
    scheme: { type: 'http', scheme: 'Token' },
    credential: 'abc',
    expected: { headers: { authorization: 'Token abc' } },
  }),
  securityCase('a key in a header', {
    scheme: { type: 'apiKey', in: 'header', name: 'X-Key' },
    credential: 'abc',
    expected: { headers: { 'x-key': 'abc' } },
  }),
  securityCase('a key in the query', {
    scheme: { type: 'apiKey', in: 'query', name: 'key' },
    credential: 'a+b',
    expected: { url: '/items?key=a%2Bb' },
  }),
  securityCase('a key in a cookie', {
    scheme: { type: 'apiKey', in: 'cookie', name: 'session' },
    credential: 'abc',
    expected: { headers: { cookie: 'session=abc' } },
  }),
  securityCase('an access token', {
    scheme: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://id.test/token', scopes: {} } },
    },
    credential: 'abc',
    expected: { headers: { authorization: 'Bearer abc' } },
  }),
];

/** Returns a case whose body is sent as typed. */
function textCase(
  title: string,
  mediaType: string,
  [body, method = 'POST']: readonly [string, string?],
): PlaygroundCase {
  return {
    title: `${method} ${mediaType}: ${title}`,
    method,
    content: { [mediaType]: { schema: {} } },
    body,
    expected: {
      headers: { 'content-type': mediaType, 'content-length': String(Buffer.byteLength(body)) },
      body,
    },
  };
}

const odd = '{ "big": 12345678901234567890,\n\t"a": 0, "a": false,"n":null, "e": "" , "x":1.0 }';

const textCases: readonly PlaygroundCase[] = [
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
    textCase('byte for byte', 'application/json', [odd, method]),
  ),
  textCase('invalid JSON', 'application/json', ['{"a": 1,}']),
  textCase('a bare literal', 'application/json', ['null']),
  textCase('other scripts', 'application/json', ['{"name":"größe 日本 😀"}']),
  textCase('a vendor type', 'application/vnd.shop+json', ['{"a":1}']),
  textCase('a patch', 'application/merge-patch+json', ['{"a":null}', 'PATCH']),
  textCase('lines', 'text/plain', ['first\r\nsecond\n']),
  textCase('nothing', 'text/plain', ['']),
  textCase('a document', 'application/xml', ['<a b="c">ü</a>']),
  textCase('lines of JSON', 'application/x-ndjson', ['{"a":1}\n{"a":2}\n']),
];

const formType = 'application/x-www-form-urlencoded';

function formCase(
  title: string,
  body: string,
  { sent, encoding = {}, properties = {} }: FormParts,
): PlaygroundCase {
  return {
    title: `form: ${title}`,
    method: 'POST',
    content: { [formType]: { schema: { type: 'object', properties }, encoding } },
    body,
    expected: { headers: { 'content-type': formType }, body: sent },
  };
}

interface FormParts {
  readonly sent: string;
  readonly encoding?: object;
  readonly properties?: Readonly<Record<string, Json>>;
}

const formCases: readonly PlaygroundCase[] = [
  formCase('texts and numbers', '{"name":"a b&c","age":0,"on":false,"none":null,"empty":""}', {
    sent: 'name=a+b%26c&age=0&on=false&none=null&empty=',
  }),
  formCase('large numbers', '{"id":12345678901234567890}', { sent: 'id=12345678901234567890' }),
  formCase('lists repeat their name', '{"tag":["x","y z"]}', { sent: 'tag=x&tag=y+z' }),
  formCase('objects are JSON', '{"meta":{"a":12345678901234567890}}', {
    sent: 'meta=%7B%22a%22%3A12345678901234567890%7D',
  }),
  formCase('an encoding of objects', '{"meta":{"a":1,"b":2}}', {
    sent: 'meta[a]=1&meta[b]=2',
    encoding: { meta: { style: 'deepObject', explode: true } },
    properties: { meta: { type: 'object' } },
  }),
  formCase('an encoding of lists', '{"tag":["x","y"]}', {
    sent: 'tag=x,y',
    encoding: { tag: { style: 'form', explode: false } },
    properties: { tag: { type: 'array', items: { type: 'string' } } },
  }),
  formCase('other scripts and symbols', `{"a":"ü~!*'()+"}`, {
    sent: 'a=%C3%BC%7E%21*%27%28%29%2B',
  }),
  formCase('nothing', '{}', { sent: '' }),
];

const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 128, 10]);
const binary = new File([bytes], 'a b.bin', { type: 'image/png' });
const plain = new File(['ü\n'], 'note.txt', { type: 'text/plain' });
const sameName = new File(['other'], 'note.txt', { type: 'text/plain' });

function multipartCase(
  title: string,
  parts: Omit<PlaygroundCase, 'title' | 'method' | 'content' | 'expected'> & {
    readonly schema?: object;
    readonly encoding?: object;
    readonly sent: NonNullable<Expected['parts']>;
  },
): PlaygroundCase {
  const { schema = {}, encoding = {}, sent, ...filled } = parts;
  return {
    title: `multipart: ${title}`,
    method: 'POST',
    ...filled,
    content: { 'multipart/form-data': { schema: { type: 'object', ...schema }, encoding } },
    expected: { parts: sent },
  };
}

const head = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const file = { type: 'string', format: 'binary' };

const multipartCases: readonly PlaygroundCase[] = [
  multipartCase('texts', {
    body: '{"name":"ü","age":0,"on":false,"empty":""}',
    sent: [
      [head('name'), 'ü'],
      [head('age'), '0'],
      [head('on'), 'false'],
      [head('empty'), ''],
    ],
  }),
  multipartCase('objects are JSON', {
    body: '{"meta":{"id":12345678901234567890}}',
    sent: [[`${head('meta')}\r\nContent-Type: application/json`, '{"id":12345678901234567890}']],
  }),
  multipartCase('a separate content type', {
    body: '{"note":"<a/>"}',
    encoding: { note: { contentType: 'application/xml' } },
    sent: [[`${head('note')}\r\nContent-Type: application/xml`, '<a/>']],
  }),
  multipartCase('lists repeat their name', {
    body: '{"tag":["x","y"]}',
    sent: [
      [head('tag'), 'x'],
      [head('tag'), 'y'],
    ],
  }),
  multipartCase('a file next to a text field', {
    schema: { properties: { name: { type: 'string' }, image: file } },
    body: '{"name":"x"}',
    files: { image: [binary] },
    sent: [
      [head('name'), 'x'],
      [`${head('image')}; filename="a b.bin"\r\nContent-Type: image/png`, bytes],
    ],
  }),
  multipartCase('a file and a text with headers of their own', {
    schema: { properties: { name: { type: 'string' }, image: file } },
    encoding: {
      image: { headers: { 'X-Kind': { required: true, schema: { enum: ['a', 'b'] } } } },
      name: { headers: { 'X-Language': { required: true, schema: { type: 'string' } } } },
    },
    body: '{"name":"x","name: X-Language":"en","image: X-Kind":"b"}',
    files: { image: [binary] },
    sent: [
      [`${head('name')}\r\nX-Language: en`, 'x'],
      [`${head('image')}; filename="a b.bin"\r\nContent-Type: image/png\r\nX-Kind: b`, bytes],
    ],
  }),
  multipartCase('several files, also with the same name', {
    schema: { properties: { notes: { type: 'array', items: file } } },
    body: '{}',
    files: { notes: [plain, sameName] },
    sent: [
      [`${head('notes')}; filename="note.txt"\r\nContent-Type: text/plain`, 'ü\n'],
      [`${head('notes')}; filename="note.txt"\r\nContent-Type: text/plain`, 'other'],
    ],
  }),
  multipartCase('a file with the content type of its encoding', {
    schema: { properties: { image: file } },
    encoding: { image: { contentType: 'image/webp' } },
    body: '{}',
    files: { image: [binary] },
    sent: [[`${head('image')}; filename="a b.bin"\r\nContent-Type: image/webp`, bytes]],
  }),
];

const binaryCase: PlaygroundCase = {
  title: 'a file as the whole body',
  method: 'PUT',
  content: { 'application/octet-stream': { schema: file } },
  body: '',
  files: { '': [binary] },
  expected: { headers: { 'content-type': 'application/octet-stream' }, body: bytes },
};

export const playgroundCases: readonly PlaygroundCase[] = [
  ...styleCases,
  ...valueCases,
  ...securityCases,
  ...textCases,
  ...formCases,
  ...multipartCases,
  binaryCase,
];
