import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import type { HttpRequest } from '../../src/core/reference/model/request-model.ts';
import { buildCodeSamples } from '../../src/core/reference/request/samples/code-samples.ts';
import { startEcho } from '../helpers/echo-server.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

/** The samples are run as they stand on the page, by the clients that this machine has. */

const run = promisify(execFile);

interface Runner {
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** Tells whether the machine has the client. */
  readonly probe: readonly [string, ...string[]];
}

const runners: Readonly<Record<string, Runner>> = {
  curl: { file: 'a.sh', command: ['sh', 'a.sh'], probe: ['curl', '--version'] },
  python: {
    file: 'a.py',
    command: ['python3', 'a.py'],
    probe: ['python3', '-c', 'import requests'],
  },
  javascript: {
    file: 'a.mjs',
    command: [process.execPath, 'a.mjs'],
    probe: [process.execPath, '-v'],
  },
  node: { file: 'b.mjs', command: [process.execPath, 'b.mjs'], probe: [process.execPath, '-v'] },
  go: { file: 'a.go', command: ['go', 'run', 'a.go'], probe: ['go', 'version'] },
  java: {
    file: 'Example.java',
    command: ['java', '-Dfile.encoding=UTF-8', 'Example.java'],
    probe: ['java', '--list-modules'],
  },
  ruby: { file: 'a.rb', command: ['ruby', 'a.rb'], probe: ['ruby', '-rnet/http', '-e', ''] },
  php: { file: 'a.php', command: ['php', 'a.php'], probe: ['php', '-r', 'curl_init();'] },
};

function succeeds(command: string, words: readonly string[]): Promise<boolean> {
  return run(command, words).then(
    () => true,
    () => false,
  );
}

const present = new Map<Runner, Promise<boolean>>();

function isPresent(runner: Runner): Promise<boolean> {
  const [command, ...words] = runner.probe;
  const found = present.get(runner) ?? succeeds(command, words);
  present.set(runner, found);
  return found;
}

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

suite('samples do what they say', () => {
  for (const [id, runner] of Object.entries(runners)) {
    for (const [name, toRequest] of Object.entries(requests)) {
      test(`${id} sends ${name}`, async (t) => {
        if (!(await isPresent(runner))) {
          t.skip('This machine does not have the client.');
          return;
        }
        const echo = await startEcho(t);
        const request = toRequest(echo.url);
        const { samples, omitted } = buildCodeSamples(request, [id]);
        const sample = samples.find((candidate) => candidate.id === id);
        if (sample === undefined) {
          assert.equal(omitted.length, 1);
          return;
        }
        const folder = tempFolder({ [runner.file]: sample.text });
        const [command, ...words] = runner.command;
        const { stdout } = await run(command, words, { cwd: folder });
        assert.equal(stdout.trim(), 'ok');
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

/** JSON may be written anew by a program, as long as it says the same. */
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

test('files and forms of several parts arrive as they are', async (t) => {
  for (const id of ['curl', 'python', 'go', 'ruby', 'php']) {
    const runner = runners[id];
    if (runner === undefined || !(await isPresent(runner))) continue;
    const echo = await startEcho(t);
    const { samples } = buildCodeSamples(
      {
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
      },
      [id],
    );
    const folder = tempFolder({ [runner.file]: samples[0]?.text ?? '', 'cat.txt': 'MEOW' });
    const [command, ...words] = runner.command;
    await run(command, words, { cwd: join(folder) });
    const [{ headers, body } = { headers: {}, body: '' }] = echo.requests;
    assert.match(headers['content-type'] ?? '', /^multipart\/form-data; boundary=/, id);
    const form = await new Response(body, {
      headers: { 'Content-Type': headers['content-type'] ?? '' },
    }).formData();
    assert.equal(form.get('note'), `it's "x"; type=a @b`, id);
    const meta = form.get('meta');
    assert.equal(typeof meta === 'string' ? meta : await meta?.text(), '{"a":"b;c"}', id);
    const file = form.get('file');
    assert.ok(file !== null && typeof file === 'object', id);
    assert.equal(await file.text(), 'MEOW', id);
    assert.equal(file.name, 'cat.txt', id);
  }
});
