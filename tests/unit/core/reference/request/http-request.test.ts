import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  ParameterStyle,
  Serialization,
} from '../../../../../src/core/reference/model/serialization-model.ts';
import type { SecurityScheme } from '../../../../../src/core/reference/model/security-model.ts';
import type { Json } from '../../../../../src/core/reference/model/shape-model.ts';
import {
  buildHttpRequest,
  type RequestValues,
} from '../../../../../src/core/reference/request/http-request.ts';

const nothing: RequestValues = { baseUrl: 'https://a.test', parameters: [], credentials: [] };

function send(parameter: Partial<Serialization>, value: Json) {
  const place = parameter.in ?? 'query';
  const whole: Serialization = {
    name: 'id',
    in: place,
    style: place === 'path' || place === 'header' ? 'simple' : 'form',
    explode:
      (parameter.style ?? (place === 'query' || place === 'cookie' ? 'form' : '')) === 'form',
    allowReserved: false,
    ...parameter,
  };
  const target = { method: 'GET', path: place === 'path' ? '/x/{id}' : '/x', parameters: [whole] };
  const parameters = [{ in: place, name: whole.name, value }];
  const { url, headers } = buildHttpRequest(target, { ...nothing, parameters });
  const header = headers.map(([name, text]) => `${name}: ${text}`).join();
  return header === '' ? url.replace('https://a.test', '') : header;
}

const list = ['blue', 'black'];
const object = { R: 100, G: 200 };

test('parameters are serialized by style as specified by OpenAPI', () => {
  const cases: readonly [Serialization['in'], ParameterStyle, boolean, Json, string][] = [
    ['path', 'simple', false, 'blue', '/x/blue'],
    ['path', 'simple', false, list, '/x/blue,black'],
    ['path', 'simple', false, object, '/x/R,100,G,200'],
    ['path', 'simple', true, object, '/x/R=100,G=200'],
    ['path', 'label', false, list, '/x/.blue,black'],
    ['path', 'label', true, list, '/x/.blue.black'],
    ['path', 'label', true, object, '/x/.R=100.G=200'],
    ['path', 'matrix', false, 'blue', '/x/;id=blue'],
    ['path', 'matrix', false, list, '/x/;id=blue,black'],
    ['path', 'matrix', true, list, '/x/;id=blue;id=black'],
    ['path', 'matrix', false, object, '/x/;id=R,100,G,200'],
    ['path', 'matrix', true, object, '/x/;R=100;G=200'],
    ['path', 'matrix', false, '', '/x/;id'],
    ['path', 'matrix', true, ['', 'a'], '/x/;id;id=a'],
    ['path', 'matrix', true, { R: '', G: 1 }, '/x/;R;G=1'],
    ['query', 'form', true, list, '/x?id=blue&id=black'],
    ['query', 'form', false, list, '/x?id=blue,black'],
    ['query', 'form', true, object, '/x?R=100&G=200'],
    ['query', 'form', false, object, '/x?id=R,100,G,200'],
    ['query', 'spaceDelimited', false, list, '/x?id=blue%20black'],
    ['query', 'pipeDelimited', false, list, '/x?id=blue%7Cblack'],
    ['query', 'tabDelimited', false, list, '/x?id=blue%09black'],
    ['path', 'spaceDelimited', false, list, '/x/blue%20black'],
    ['header', 'spaceDelimited', false, list, 'id: blue black'],
    ['header', 'pipeDelimited', false, list, 'id: blue|black'],
    ['query', 'deepObject', true, object, '/x?id[R]=100&id[G]=200'],
    ['query', 'deepObject', true, { a: { b: [1, 2] } }, '/x?id[a][b]=1&id[a][b]=2'],
    ['query', 'deepObject', true, { a: [{ b: 1 }, { b: 2 }] }, '/x?id[a][0][b]=1&id[a][1][b]=2'],
    ['header', 'simple', false, list, 'id: blue,black'],
    ['header', 'simple', true, object, 'id: R=100,G=200'],
    ['cookie', 'form', false, list, 'Cookie: id=blue,black'],
    ['cookie', 'form', true, 'a b', 'Cookie: id=a%20b'],
    ['cookie', 'cookie', true, 'a%20b c', 'Cookie: id=a%20b c'],
    ['cookie', 'cookie', true, 'a; b=c', 'Cookie: id=a b=c'],
    ['cookie', 'cookie', true, list, 'Cookie: id=blue; id=black'],
    ['cookie', 'cookie', false, list, 'Cookie: id=blue,black'],
    ['cookie', 'cookie', true, object, 'Cookie: R=100; G=200'],
  ];
  for (const [place, style, explode, value, expected] of cases) {
    assert.equal(send({ in: place, style, explode }, value), expected, `${place} ${style}`);
  }
});

test('zero, false and the empty string are sent', () => {
  assert.equal(send({}, 0), '/x?id=0');
  assert.equal(send({}, false), '/x?id=false');
  assert.equal(send({}, ''), '/x?id=');
});

test('an empty list adds no cookie and no query parameter', () => {
  assert.equal(send({ in: 'cookie' }, []), '/x');
  assert.equal(send({ in: 'cookie' }, ''), 'Cookie: id=');
  assert.equal(send({}, []), '/x');
});

test('characters that would end a value are escaped', () => {
  assert.equal(send({ in: 'path' }, 'a/b?c#d é'), '/x/a%2Fb%3Fc%23d%20%C3%A9');
  assert.equal(send({}, 'a&b=c'), '/x?id=a%26b%3Dc');
  assert.equal(send({ allowReserved: true }, 'a/b:c&d#e'), '/x?id=a/b:c%26d%23e');
  assert.equal(send({ allowReserved: true }, 'x%2Fy/z %é%'), '/x?id=x%2Fy/z%20%25%C3%A9%25');
  assert.equal(send({ in: 'header' }, 'a\r\nB: c'), 'id: a B: c');
  assert.equal(send({ in: 'path' }, '$&\ud800'), '/x/%24%26%EF%BF%BD');
});

test('parameters with a content type are serialized in it', () => {
  assert.equal(
    send({ contentType: 'application/json' }, object),
    '/x?id=%7B%22R%22%3A100%2C%22G%22%3A200%7D',
  );
});

test('a string in a JSON parameter is sent as a JSON string', () => {
  const json = { contentType: 'application/json' };
  assert.equal(send({ ...json, in: 'path' }, 'abc'), '/x/%22abc%22');
  assert.equal(send(json, 'abc'), '/x?id=%22abc%22');
  assert.equal(send({ ...json, in: 'header' }, 'true'), 'id: "true"');
  assert.equal(send({ ...json, in: 'querystring' }, 'abc'), '/x?%22abc%22');
});

test('plain text and text that is already JSON are sent unchanged', () => {
  assert.equal(send({ contentType: 'text/plain', in: 'path' }, 'abc'), '/x/abc');
  assert.equal(send({ contentType: 'application/json', in: 'header' }, '{"a": 1}'), 'id: {"a": 1}');
  assert.equal(send({ contentType: 'application/json', in: 'header' }, '{a'), 'id: "{a"');
});

test('a querystring parameter is serialized in its content type', () => {
  const query = { in: 'querystring' } as const;
  const form = { ...query, contentType: 'application/x-www-form-urlencoded' };
  assert.equal(
    send(form, { a: 1, b: [1, 2], c: { d: 'e f' } }),
    '/x?a=1&b=1&b=2&c=%7B%22d%22%3A%22e+f%22%7D',
  );
  assert.equal(send(form, '?a=b%20c'), '/x?a=b%20c');
  assert.equal(
    send({ ...query, contentType: 'application/jsonpath' }, '$.a[?@.b == "x&y#z"]'),
    '/x?%24.a%5B%3F%40.b%20%3D%3D%20%22x%26y%23z%22%5D',
  );
  assert.equal(
    send({ ...query, contentType: 'application/json' }, object),
    '/x?%7B%22R%22%3A100%2C%22G%22%3A200%7D',
  );
});

test('characters invalid in a URL are escaped in a path, and escapes are kept', () => {
  const urlOf = (path: string) => {
    return buildHttpRequest({ method: 'GET', path, parameters: [] }, nothing).url.slice(14);
  };
  assert.equal(urlOf('/a b/é|"<>\\^`'), '/a%20b/%C3%A9%7C%22%3C%3E%5C%5E%60');
  assert.equal(urlOf('/日本/{größe x}'), '/%E6%97%A5%E6%9C%AC/{größe x}');
  const kept = "/a%20b/$metadata(k='x')/~a:b;c=d,e!*&+@[0]/-._?t=1#f";
  assert.equal(urlOf(kept), kept);
  assert.equal(urlOf('/100%/a'), '/100%25/a');
});

test('the query is inserted before a fragment', () => {
  const a = { name: 'a', in: 'query', style: 'form', explode: true, allowReserved: false } as const;
  const { url } = buildHttpRequest(
    { method: 'GET', path: '/x#y?', parameters: [a] },
    { ...nothing, parameters: [{ in: 'query', name: 'a', value: 1 }] },
  );
  assert.equal(url, 'https://a.test/x?a=1#y?');
});

test('path parameters without a value keep their braces', () => {
  const target = { method: 'GET', path: '/pets/{id}', parameters: [] };
  assert.equal(buildHttpRequest(target, nothing).url, 'https://a.test/pets/{id}');
});

function authorize(scheme: object, value: string) {
  const whole = { key: 'k', deprecated: false, ...scheme } as SecurityScheme;
  const target = { method: 'GET', path: '/', parameters: [] };
  const request = buildHttpRequest(target, { ...nothing, credentials: [{ scheme: whole, value }] });
  return request.headers[0]?.join(': ') ?? request.url;
}

test('credentials are placed where their scheme says', () => {
  const token = { kind: 'http', header: 'Authorization', word: 'Token ', prefix: '' };
  assert.equal(authorize(token, 'abc'), 'Authorization: Token abc');
  const basic = { kind: 'http', header: 'Authorization', word: 'Basic ', prefix: '', basic: {} };
  assert.equal(
    authorize(basic, 'Aladdin:open sesame'),
    'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  );
  assert.equal(authorize(basic, 'ü:ß'), 'Authorization: Basic w7w6w58=');
  const key = { kind: 'apiKey', name: 'X-Key', word: '', prefix: '' };
  assert.equal(authorize({ ...key, in: 'header' }, 'abc'), 'X-Key: abc');
  assert.equal(authorize({ ...key, in: 'query' }, 'a b'), 'https://a.test/?X-Key=a%20b');
  assert.equal(authorize({ ...key, in: 'cookie' }, 'a; b'), 'Cookie: X-Key=a b');
});

test('a prefix is never repeated', () => {
  const prefixed = (value: string, prefix: string) =>
    authorize({ kind: 'apiKey', name: 'X-Key', word: '', prefix, in: 'header' }, value);
  assert.equal(prefixed('abc', 'Token '), 'X-Key: Token abc');
  assert.equal(prefixed('Token abc', 'Token '), 'X-Key: Token abc');
  assert.equal(prefixed('  token  abc ', 'Token '), 'X-Key: Token abc');
  assert.equal(prefixed('tokenabc', 'Token '), 'X-Key: Token tokenabc');
  assert.equal(prefixed('sk_1', 'sk_'), 'X-Key: sk_1');
});

function fill(
  notation: 'form' | 'multipart',
  value: Json,
  { encodings = [], files = {} }: { encodings?: object[]; files?: Record<string, string> } = {},
) {
  const mediaType =
    notation === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  const content = { mediaType, notation, encodings: encodings as never };
  const target = { method: 'POST', path: '/', parameters: [] };
  return buildHttpRequest(target, { ...nothing, body: { content, value, files } });
}

test('forms are encoded as in browsers, and objects by their encoding', () => {
  const { body, headers } = fill('form', { a: 'b c&d', list: [1, 2], deep: { x: 1 } });
  assert.deepEqual(headers, [['Content-Type', 'application/x-www-form-urlencoded']]);
  assert.deepEqual(body, {
    kind: 'form',
    pairs: [
      ['a', 'b+c%26d'],
      ['list', '1'],
      ['list', '2'],
      ['deep', '%7B%22x%22%3A1%7D'],
    ],
  });
  const deep = fill(
    'form',
    { deep: { x: 1 } },
    { encodings: [{ name: 'deep', style: 'deepObject', explode: true }] },
  );
  assert.deepEqual(deep.body, { kind: 'form', pairs: [['deep[x]', '1']] });
});

test('other multipart types are declared, and list items have no names', () => {
  const send = (mediaType: string, value: Json) => {
    const content = { mediaType, notation: 'multipart' as const, encodings: [] };
    const target = { method: 'POST', path: '/', parameters: [] };
    return buildHttpRequest(target, { ...nothing, body: { content, value } });
  };
  const { headers, body } = send('multipart/mixed', [{ x: 1 }, 'a']);
  assert.deepEqual(headers, [['Content-Type', 'multipart/mixed']]);
  assert.deepEqual(body, {
    kind: 'multipart',
    parts: [
      { name: '', text: '{"x":1}', contentType: 'application/json' },
      { name: '', text: 'a' },
    ],
  });
  assert.deepEqual(send('multipart/*', { a: 'b' }).headers, []);
});

test('multipart fields are serialized in the style of their encoding', () => {
  const value = { csv: ['x y', 'z'], object: { a: 1, b: '&' }, both: [1, 2], json: [[1]] };
  const encodings = [
    { name: 'csv', style: 'form', explode: false },
    { name: 'object', style: 'deepObject', explode: true },
    { name: 'both', explode: true, contentType: 'text/csv' },
    { name: 'json', contentType: 'application/json' },
  ];
  assert.deepEqual(fill('multipart', value, { encodings }).body, {
    kind: 'multipart',
    parts: [
      { name: 'csv', text: 'x y,z' },
      { name: 'object[a]', text: '1' },
      { name: 'object[b]', text: '&' },
      { name: 'both', text: '1' },
      { name: 'both', text: '2' },
      { name: 'json', text: '[1]', contentType: 'application/json' },
    ],
  });
});

test('a string with a content type is serialized in it', () => {
  const value = { string: 'a', json: '{"b": 1}', list: ['c'], xml: '<d/>' };
  const contentType = 'application/json';
  const encodings = [
    ...['string', 'json', 'list'].map((name) => ({ name, contentType })),
    { name: 'xml', contentType: 'application/xml' },
  ];
  const { body } = fill('multipart', value, { encodings });
  assert.deepEqual(body?.kind === 'multipart' && body.parts, [
    { name: 'string', text: '"a"', contentType },
    { name: 'json', text: '{"b": 1}', contentType },
    { name: 'list', text: '"c"', contentType },
    { name: 'xml', text: '<d/>', contentType: 'application/xml' },
  ]);
});

test('a media type range is sent as its most common type', () => {
  const typeOf = (mediaType: string) => {
    const content = { mediaType, notation: 'text' as const, encodings: [] };
    const target = { method: 'POST', path: '/', parameters: [] };
    return buildHttpRequest(target, { ...nothing, body: { content, text: '1' } }).headers[0]?.[1];
  };
  const types = ['*/*', 'application/*', 'text/*', 'image/*', 'text/csv'].map(typeOf);
  const sent = ['application/json', 'application/json', 'text/plain', 'image/*', 'text/csv'];
  assert.deepEqual(types, sent);
});

test('multipart forms leave the boundary to the client', () => {
  const { body, headers } = fill(
    'multipart',
    { file: 'x', tags: ['a', 'b'], meta: { x: 1 } },
    { files: { file: 'cat.png' } },
  );
  assert.deepEqual(headers, []);
  assert.deepEqual(body, {
    kind: 'multipart',
    parts: [
      { name: 'file', fileName: 'cat.png' },
      { name: 'tags', text: 'a' },
      { name: 'tags', text: 'b' },
      { name: 'meta', text: '{"x":1}', contentType: 'application/json' },
    ],
  });
});

test('of several content types, a file part uses the one matching its extension', () => {
  const typesOf = (contentType: string, ...names: readonly string[]) => {
    const content = {
      mediaType: 'multipart/form-data',
      notation: 'multipart' as const,
      encodings: [{ name: 'photo', contentType }],
    };
    const body = { content, value: { photo: '' }, files: { photo: names } };
    const sent = buildHttpRequest(
      { method: 'POST', path: '/', parameters: [] },
      { ...nothing, body },
    );
    return sent.body?.kind === 'multipart' && sent.body.parts.map((part) => part.contentType);
  };
  const several = 'image/png, image/jpeg, image/svg+xml';
  assert.deepEqual(typesOf(several, 'a.JPG', 'b.png', 'c.svg', 'd.bin'), [
    'image/jpeg',
    'image/png',
    'image/svg+xml',
    'image/png',
  ]);
  assert.deepEqual(typesOf('text/plain', 'a.csv'), ['text/plain']);
  // Otherwise the type comes from the file itself.
  assert.deepEqual(typesOf('image/png, image/*', 'a.png', 'a.gif'), ['image/png', undefined]);
});

test('items of a list body have the content types of their positions', () => {
  const encodings = [
    { name: '', item: 1, contentType: 'image/png' },
    { name: '', item: 'other' as const, contentType: 'text/csv' },
  ];
  const content = { mediaType: 'multipart/mixed', notation: 'multipart' as const, encodings };
  const value = ['a', 'b', 'c'];
  const { body } = buildHttpRequest(
    { method: 'POST', path: '/', parameters: [] },
    { ...nothing, body: { content, value } },
  );
  assert.deepEqual(body, {
    kind: 'multipart',
    parts: [
      { name: '', text: 'a', contentType: 'text/csv' },
      { name: '', text: 'b', contentType: 'image/png' },
      { name: '', text: 'c', contentType: 'text/csv' },
    ],
  });
});
