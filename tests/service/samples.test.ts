import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { type EchoedRequest, startEcho } from '../helpers/servers/echo-server.ts';
import { runners, runSample } from '../helpers/servers/sample-runners.ts';

const json = JSON.stringify(
  {
    name: `it's "x" \\ $HOME \`id\` é 😀`,
    list: [1, 2.5, true, null],
    nested: { 'a-b': '' },
    line: 'a\nb',
  },
  undefined,
  2,
);
const jsonHeader = ['Content-Type', 'application/json'] as const;

const requests: Readonly<Record<string, (url: string) => HttpRequest>> = {
  'GET with headers and query': (url) => ({
    method: 'GET',
    url: `${url}/pets?filter[a]=1&q=a%20b&x=%26`,
    headers: [
      ['Accept', 'application/json'],
      ['Authorization', 'Token <API_TOKEN>'],
      ['X-Odd', `it's "quoted" $x \\ %`],
    ],
  }),
  'GET with a body': (url) => ({
    method: 'GET',
    url: `${url}/api/user`,
    headers: [['Authorization', 'Token <API_TOKEN>'], jsonHeader],
    body: { kind: 'text', text: json },
  }),
  'POST with JSON': (url) => ({
    method: 'POST',
    url: `${url}/pets`,
    headers: [jsonHeader],
    body: { kind: 'text', text: json },
  }),
  'PUT with long numbers': (url) => ({
    method: 'PUT',
    url: `${url}/pets`,
    headers: [jsonHeader],
    body: {
      kind: 'text',
      text: '{"id": 12345678901234567890, "price": 1.50, "__proto__": {"a": 1}}',
    },
  }),
  'PUT with strings that look like numbers': (url) => ({
    method: 'PUT',
    url: `${url}/pets`,
    headers: [jsonHeader],
    body: {
      kind: 'text',
      text: '{"id": "0f8fad5b-d9cd-469f-a165-708670728950", "jsonrpc": "2.0", "price": 1.50}',
    },
  }),
  'POST with a user name and a password': (url) => ({
    method: 'POST',
    url: `${url}/login`,
    headers: [['Authorization', `Basic ${btoa('ann:it\'s "p"')}`], jsonHeader],
    body: { kind: 'text', text: '{}' },
    login: { kind: 'basic', username: 'ann', password: 'it\'s "p"' },
  }),
  'GET with a non-ASCII password': (url) => ({
    method: 'GET',
    url: `${url}/login`,
    headers: [['Authorization', `Basic ${Buffer.from('änn:пароль').toString('base64')}`]],
    login: { kind: 'basic', username: 'änn', password: 'пароль' },
  }),
  'POST with multi-line GraphQL': (url) => ({
    method: 'POST',
    url: `${url}/text`,
    headers: [['Content-Type', 'application/graphql']],
    body: { kind: 'text', text: '{\n\t"a\\n": "${b}" `c` """d"""\n  \'e\' \\u00e9 é "f"' },
  }),
  'PATCH with text of several lines': (url) => ({
    method: 'PATCH',
    url: `${url}/text`,
    headers: [['Content-Type', 'text/plain']],
    body: { kind: 'text', text: '@first\nsecond `raw` """ \'\' $(id)\n' },
  }),
  'DELETE without a body': (url) => ({ method: 'DELETE', url: `${url}/pets/1`, headers: [] }),
  'QUERY with JSON': (url) => ({
    method: 'QUERY',
    url: `${url}/pets`,
    headers: [jsonHeader],
    body: { kind: 'text', text: '[1]' },
  }),
  'POST with a form': (url) => ({
    method: 'POST',
    url: `${url}/form`,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: {
      kind: 'form',
      pairs: [
        ['a', 'b+c%26d'],
        ['e', 'it%27s'],
      ],
    },
  }),
};

suite('samples send what they show', () => {
  for (const id of Object.keys(runners)) {
    for (const [name, toRequest] of Object.entries(requests)) {
      test(`${id} sends ${name}`, async (t) => {
        const echo = await startEcho(t);
        const request = toRequest(echo.url);
        const printed = await runSample(t, { id, request });
        if (printed === undefined) return;
        assert.equal(printed, 'ok');
        assert.equal(echo.requests.length, 1);
        const [arrived] = echo.requests;
        assert.equal(arrived?.method, request.method);
        assert.equal(decodeURI(arrived.url), decodeURI(request.url.slice(echo.url.length)));
        for (const [header, value] of request.headers) {
          assert.equal(arrived.headers[header.toLowerCase()], value);
        }
        assertBody(arrived.body, request);
      });
    }
  }
});

/** Asserts that a body arrived. A program may reformat JSON, as long as the value is the same. */
function assertBody(arrived: string, { body, headers }: HttpRequest): void {
  if (body === undefined) {
    assert.equal(arrived, '');
    return;
  }
  const expected =
    body.kind === 'form' ? body.pairs.map((pair) => pair.join('=')).join('&') : textOf(body);
  const isJson = headers.some(([, value]) => value === 'application/json');
  if (isJson && !/\d{16}/.test(expected))
    assert.deepEqual(JSON.parse(arrived), JSON.parse(expected));
  else assert.equal(arrived, expected);
}

function textOf(body: NonNullable<HttpRequest['body']>): string {
  return body.kind === 'text' ? body.text : '';
}

suite('files are sent unchanged', () => {
  for (const id of Object.keys(runners)) {
    test(`in a multipart form by ${id}`, async (t) => {
      const echo = await startEcho(t);
      const request: HttpRequest = {
        method: 'POST',
        url: `${echo.url}/upload`,
        headers: [['Authorization', 'Token <API_TOKEN>']],
        body: {
          kind: 'multipart',
          parts: [
            { name: 'note', text: `it's "x"; type=a @b` },
            { name: 'meta', text: '{"a":"b;c"}', contentType: 'application/json' },
            { name: 'file', fileName: 'cat.txt' },
          ],
        },
      };
      const printed = await runSample(t, { id, request, files: { 'cat.txt': 'MEOW' } });
      if (printed !== undefined) await assertParts(echo.requests[0]);
    });
    test(`in a multipart body that is not a form, by ${id}`, async (t) => {
      const echo = await startEcho(t);
      const request: HttpRequest = {
        method: 'POST',
        url: `${echo.url}/upload`,
        headers: [['Content-Type', 'multipart/related']],
        body: { kind: 'multipart', parts: [{ name: 'file', fileName: 'cat.txt' }] },
      };
      const printed = await runSample(t, { id, request, files: { 'cat.txt': 'MEOW' } });
      if (printed === undefined) return;
      const [arrived] = echo.requests;
      const type = arrived?.headers['content-type'] ?? '';
      const [, boundary = ''] = /^multipart\/related; boundary=(\S+)$/.exec(type) ?? [];
      assert.match(arrived?.body ?? '', /\r\n\r\nMEOW\r\n/);
      assert.ok(arrived?.body.startsWith(`--${boundary}\r\n`));
    });
    test(`in parts with their own headers, by ${id}`, async (t) => {
      const echo = await startEcho(t);
      const sum = ['X-Sum', 'a"b\\c;d'] as const;
      const parts = [
        { name: 'note', text: 'a "b"', headers: [sum] },
        { name: 'file', fileName: 'cat.txt', contentType: 'text/plain', headers: [sum] },
      ];
      const request: HttpRequest = {
        method: 'POST',
        url: `${echo.url}/upload`,
        headers: [],
        body: { kind: 'multipart', parts },
      };
      const printed = await runSample(t, { id, request, files: { 'cat.txt': 'MEOW' } });
      if (printed === undefined) return;
      const partHeaders = echo.requests[0]?.body
        .split('\r\n')
        .filter((line) => /^X-Sum/i.test(line));
      assert.deepEqual(partHeaders, ['X-Sum: a"b\\c;d', 'X-Sum: a"b\\c;d']);
    });
    test(`as the whole body, by ${id}`, async (t) => {
      const echo = await startEcho(t);
      const request: HttpRequest = {
        method: 'PUT',
        url: `${echo.url}/cat`,
        headers: [['Content-Type', 'image/png']],
        body: { kind: 'file', fileName: 'cat.png' },
      };
      const printed = await runSample(t, { id, request, files: { 'cat.png': 'MEOW' } });
      if (printed === undefined) return;
      const [arrived] = echo.requests;
      assert.equal(arrived?.body, 'MEOW');
      assert.equal(arrived.headers['content-type'], 'image/png');
    });
  }
});

async function assertParts(arrived: EchoedRequest | undefined): Promise<void> {
  const type = arrived?.headers['content-type'] ?? '';
  assert.match(type, /^multipart\/form-data; boundary=/);
  const headers = { 'Content-Type': type };
  const form = await new Response(arrived?.body, { headers }).formData();
  assert.equal(form.get('note'), `it's "x"; type=a @b`);
  const meta = form.get('meta');
  assert.equal(typeof meta === 'string' ? meta : await meta?.text(), '{"a":"b;c"}');
  const file = form.get('file');
  assert.ok(file !== null && typeof file === 'object');
  assert.equal(await file.text(), 'MEOW');
  assert.equal(file.name, 'cat.txt');
}
