/** `lectern check --live`: what is sent to a running API, and what is reported about its responses. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { runCli } from '../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { petDocument, petProject, startPetApi } from '../../helpers/projects/pet-api.ts';

const credentials = { LECTERN_AUTH_PET_KEY: 'secret-of-mine' };

interface Reported {
  readonly diagnostics: {
    code: string;
    file: string;
    line: number;
    column: number;
    message: string;
    hint: string;
  }[];
  readonly live: { requests: { operation: string; example: string | null; outcome: string }[] };
}

async function check(
  words: readonly string[],
  dir: string,
  env: Readonly<Record<string, string>> = credentials,
) {
  Object.assign(process.env, env);
  const { code, stdout } = await runCli(['check', ...words, '--format', 'json'], {
    cwd: dir,
    buildSite,
  });
  for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  assert.ok(!stdout.includes('secret-of-mine'), stdout);
  const { diagnostics, live } = JSON.parse(stdout) as Reported;
  const places = diagnostics.map(({ code: own, file, line, column }) => {
    return `${file}:${line}:${column} ${own}`;
  });
  return { code, diagnostics, places, live };
}

test('operations marked as safe are sent with ids from earlier responses, and agree', async (t) => {
  const { base, asked } = await startPetApi(t);
  const { code, places, live } = await check(['--live', `${base}/`], petProject());
  assert.deepEqual([code, places], [0, []]);
  assert.deepEqual(asked, [
    'POST /v1/pets Bearer secret-of-mine {\n  "name": "Rex"\n}',
    'POST /v1/pets Bearer secret-of-mine {}',
    'GET /v1/pets/7 Bearer secret-of-mine',
  ]);
  assert.deepEqual(
    live.requests.map(({ operation, example, outcome }) => [operation, example, outcome]),
    [
      ['createPet', 'rex', 'agrees'],
      ['createPet', 'nameless', 'agrees'],
      ['getPet', null, 'agrees'],
    ],
  );
});

test('deviations of a response from the documentation are reported at their lines', async (t) => {
  const { base } = await startPetApi(t, {
    'GET /v1/pets/7': (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ratelimit: 'many' })
        .end('{"id":"7","name":null}'),
  });
  const { code, places, diagnostics } = await check(['--live', base], petProject());
  assert.equal(code, 1);
  assert.deepEqual(places, [
    'openapi.yaml:15:26 live/bad-header',
    'openapi.yaml:16:13 live/missing-header',
    'openapi.yaml:68:15 live/body',
    'openapi.yaml:69:17 live/body',
  ]);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    [
      'GET /pets/{id} was answered with RateLimit: "many", which does not fit its schema (integer).',
      'GET /pets/{id} was answered 200 without the header X-Request-Id, which is documented as required.',
      'GET /pets/{id} was answered 200, and /id should be a whole number, but is text.',
      'GET /pets/{id} was answered 200, and /name should be text, but is null.',
    ],
  );
});

test('undocumented statuses and undocumented content types are reported', async (t) => {
  const { base, asked, url } = await startPetApi(t, {
    'GET /v1/pets/7': (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end(),
    'GET /v1/pets': (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  });
  const values = {
    'values.yaml': 'operations: { deletePet: { send: true, parameters: { id: 9 } } }',
  };
  const words = ['--live', base, '--safe-methods', '--values', 'values.yaml'];
  const { code, diagnostics, places } = await check(words, petProject(values));
  assert.equal(code, 1);
  assert.deepEqual(
    places.map((place, rank) => `${place}: ${diagnostics[rank]?.message ?? ''}`),
    [
      'openapi.yaml:11:7 live/undocumented-status: GET /pets/{id} was answered 302; documented are 200, 404.',
      'openapi.yaml:25:7 live/undocumented-status: DELETE /pets/{id} was answered 500; documented are 204.',
      'openapi.yaml:59:38 live/undocumented-type: GET /pets was answered 200 with text/html; documented are application/json.',
    ],
  );
  // The body of a GET arrives, and redirects are not followed.
  assert.ok(asked.some((line) => line.startsWith('GET /v1/pets Bearer secret-of-mine {')));
  assert.ok(!asked.some((line) => line.includes('elsewhere')));
});

test('a 401 response is reported with a hint about credentials', async (t) => {
  const refuse = (status: number) => ({
    'POST /v1/pets': (response: ServerResponse) => response.writeHead(status).end(),
  });
  const hintOf = async (status: number) => {
    const { base } = await startPetApi(t, refuse(status));
    const { diagnostics } = await check(['--live', base], petProject());
    return diagnostics.find(({ message }) => message.includes(`was answered ${status}`))?.hint;
  };
  assert.match((await hintOf(401)) ?? '', /LECTERN_AUTH_.*describe the response 401/);
  assert.equal(await hintOf(418), 'Describe the response 418, or fix the API.');
});

test('an example with an unexpected status is reported at its place', async (t) => {
  const { base } = await startPetApi(t, {
    'POST /v1/pets': (response) =>
      response.writeHead(422, { 'content-type': 'application/json' }).end('{}'),
  });
  const { places, diagnostics } = await check(['--live', base], petProject());
  assert.deepEqual(places, [
    'openapi.yaml:7:5 live/no-value',
    'openapi.yaml:36:15 live/unexpected-status',
  ]);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    [
      'GET /pets/{id} was not sent: nothing says what the path parameter id is.',
      'POST /pets (example "rex") was answered 422, which is documented, but the example promises success.',
    ],
  );
});

test('form fields are sent as parts, and a body in the values file replaces examples', async (t) => {
  const { base, asked } = await startPetApi(t);
  const form = petDocument
    .replace(
      'application/json:\n            schema: { type: object }',
      'multipart/form-data:\n            schema: { type: object }',
    )
    .replace('findPets', 'findPets\n      x-lectern-safe: true');
  const dir = petProject({
    'openapi.yaml': form,
    'values.yaml': 'operations: { createPet: { body: { name: Max } } }',
  });
  const { code } = await check(['--live', base, '--values', 'values.yaml'], dir);
  assert.equal(code, 0);
  const [created, , found] = asked;
  assert.equal(created, 'POST /v1/pets Bearer secret-of-mine {"name":"Max"}');
  assert.match(
    found ?? '',
    /^GET \/v1\/pets Bearer secret-of-mine (-+lectern-[\w-]+)\r\nContent-Disposition: form-data; name="name"\r\n\r\nRex\r\n\1--$/,
  );
});

test('files of a body come from the project, as named in the values file', async (t) => {
  const photo = {
    'multipart/form-data': {
      schema: {
        required: ['photo', 'note'],
        properties: {
          photo: { type: 'string', format: 'binary' },
          note: { type: 'string', example: 'In the sun' },
        },
      },
      encoding: {
        note: {
          headers: {
            'X-Language': { schema: { const: 'en' } },
            'X-Kind': { required: true, schema: { enum: ['long', 'short'] } },
          },
        },
      },
    },
  };
  const whole = { 'image/png': { schema: { type: 'string', format: 'binary' } } };
  const responses = { 200: { description: 'So.' } };
  const post = (content: object) => ({
    post: { 'x-lectern-safe': true, requestBody: { required: true, content }, responses },
  });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Photos', version: '1' },
    paths: { '/photos': post(photo), '/raw': post(whole), '/lost': post(whole) },
  };
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Photos',
      navigation: [{ group: 'All', pages: ['index'] }],
      openapi: 'openapi.json',
    }),
    'index.md': '---\ntitle: All\n---\n\nHello.\n',
    'openapi.json': JSON.stringify(document),
    'pictures/cat.txt': 'meow',
    'values.yaml':
      'operations:\n  POST /photos: { files: { photo: pictures/cat.txt } }\n  POST /raw: { files: pictures/cat.txt }\n  POST /lost: { files: dog.txt }\n',
  });
  const { base, asked } = await startPetApi(t, {
    'POST /v1/photos': (response) => response.writeHead(200).end(),
    'POST /v1/raw': (response) => response.writeHead(200).end(),
  });
  const { diagnostics } = await check(['--live', base, '--values', 'values.yaml'], dir);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ['POST /lost was not sent: nothing says what is in the file dog.txt.'],
  );
  const [form = '', raw] = asked.map((each) => each.replace(/-+lectern-[-\da-f]+/g, '#').trim());
  assert.equal(
    form.replaceAll('\r', '').replace(/^.*?#/s, '#'),
    [
      '#',
      'Content-Disposition: form-data; name="photo"; filename="cat.txt"',
      'Content-Type: application/octet-stream',
      '',
      'meow',
      '#',
      'Content-Disposition: form-data; name="note"',
      'X-Language: en',
      'X-Kind: long',
      '',
      'In the sun',
      '#',
    ].join('\n'),
  );
  assert.match(raw ?? '', /meow$/);
});

test('a dry run lists the requests without sending any', async (t) => {
  const { base, asked } = await startPetApi(t);
  const dir = petProject();
  const { code, stdout } = await startLectern(
    ['check', '--live', base, '--dry-run'],
    dir,
    credentials,
  ).ended;
  assert.equal(code, 0);
  assert.equal(
    stdout.replaceAll(base, 'base'),
    [
      '· POST base/pets "rex" would be sent',
      '· POST base/pets "nameless" would be sent',
      '· GET  base/pets/{id} would be sent',
      '',
      'openapi.yaml at base: 3 would be sent.',
      '2 operations not called: deletePet, findPets.',
      '✓ No problems',
      '',
    ].join('\n'),
  );
  assert.deepEqual(asked, []);
});

test('the values file controls what is sent and can keep values; its mistakes are reported', async (t) => {
  const { base, asked } = await startPetApi(t, {
    'DELETE /v1/pets/7': (response) => response.writeHead(204).end(),
  });
  const values = [
    'parameters: { id: 5 }',
    'operations:',
    '  createPet: { examples: [rex], keep: { pet: $response.body#/id } }',
    '  getPet: { send: false }',
    "  DELETE /pets/{id}: { send: true, parameters: { id: '{pet}' } }",
    '',
  ].join('\n');
  const dir = petProject({
    'values.yaml': values,
    'slips.json': '{"operations":{"getPets":{},"getPet":{"sent":true}}}',
  });
  const words = ['--live', base, '--values', 'values.yaml'];
  assert.deepEqual((await check(words, dir)).places, []);
  assert.deepEqual(
    asked.map((line) => line.split(' ').slice(0, 2).join(' ')),
    ['POST /v1/pets', 'DELETE /v1/pets/7'],
  );
  const slips = await check(['--live', base, '--values', 'slips.json'], dir);
  assert.equal(slips.code, 1);
  assert.deepEqual(
    slips.diagnostics.map(({ code, column, message }) => [code, column, message]),
    [
      ['live/values', 16, 'The document has no operation "getPets".'],
      ['live/values', 39, '"sent" is not a key here.'],
    ],
  );
  assert.equal(asked.length, 2);
});

test('missing credentials, values or marks and an unreachable API are reported', async (t) => {
  const { base, asked } = await startPetApi(t);
  const dir = petProject();
  const bare = await check(['--live', base], dir, {});
  assert.equal(bare.code, 0);
  const lack = 'was not sent: the environment has no LECTERN_AUTH_PET_KEY.';
  for (const { code, message } of bare.diagnostics) {
    assert.equal(code, 'live/no-credentials');
    assert.ok(message.endsWith(lack), message);
  }
  assert.notEqual(bare.diagnostics.length, 0);
  assert.deepEqual(asked, []);
  const unmarked = petProject({
    'openapi.yaml': petDocument.replaceAll('x-lectern-safe: true', 'x-other: 1'),
  });
  const left = await check(['--live', base], unmarked);
  assert.deepEqual([left.code, left.places], [1, ['openapi.yaml:null:null live/nothing-asked']]);
  const silent = await check(['--live', 'http://127.0.0.1:1/v1'], dir);
  assert.deepEqual(
    silent.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    [
      'live/no-value: GET /pets/{id} was not sent: nothing says what the path parameter id is.',
      'live/no-answer: POST /pets (example "rex") got no response: nothing is listening there.',
      'live/no-answer: POST /pets (example "nameless") got no response: nothing is listening there.',
    ],
  );
});

test('one of several documents must be chosen', async (t) => {
  const { base, asked } = await startPetApi(t);
  const dir = petProject({
    'docs.json': JSON.stringify({
      name: 'Pets',
      openapi: ['openapi.yaml', 'other.yaml'],
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'other.yaml': petDocument.replace('title: Pets', 'title: Others'),
  });
  const { code, diagnostics } = await check(['--live', base], dir);
  assert.deepEqual(
    [code, diagnostics[0]?.code, diagnostics[0]?.message],
    [
      1,
      'live/which-document',
      'One address can only be the API of one document, and the project has "openapi.yaml" and "other.yaml".',
    ],
  );
  assert.deepEqual(asked, []);
  const named = await check(['--live', base, '--document', 'other.yaml'], dir);
  assert.deepEqual([named.code, asked.length], [0, 3]);
});

test('a report page and a badge show the outcome', async (t) => {
  const { base } = await startPetApi(t, {
    'GET /v1/pets/7': (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-request-id': '<b>' })
        .end('{}'),
  });
  const dir = petProject();
  await check(['--live', base, '--report', 'proof'], dir);
  const page = readFileSync(join(dir, 'proof/index.html'), 'utf8');
  assert.match(
    page,
    /<td class="drifts"><strong>not as documented<\/strong><ul><li>GET \/pets\/\{id\} was answered 200, and the body lacks the required field “name”/,
  );
  assert.match(page, /openapi\.yaml:\d+:\d+<\/code> live\/body/);
  assert.ok(!page.includes('secret-of-mine'));
  assert.match(
    readFileSync(join(dir, 'proof/badge.svg'), 'utf8'),
    /aria-label="documentation: 2 of 3 proven"/,
  );
});

test('marked code blocks of pages run on request, and their output is compared', async (t) => {
  const { base, asked } = await startPetApi(t);
  const fence = (info: string, ...lines: string[]) =>
    ['```' + info, ...lines, '```', ''].join('\n');
  const show = 'async function tell(answer) { console.log(await answer.text()); }';
  const page = [
    '---\ntitle: Home\n---\n',
    fence('bash verify', 'NAME=Rex', 'cd /'),
    fence('bash verify', 'echo "$NAME"'),
    fence('text verify=output', 'Rex'),
    fence('bash', 'echo unmarked; exit 1'),
    fence('js verify', `fetch('https://api.example.com/v1/pets/7').then(tell);`, show),
    fence('json verify=output', '{ "id": 7, "name": "Max" }'),
    fence('python verify', 'import sys; sys.exit("no such pet")'),
    fence('bash verify', 'echo before; false; echo behind'),
    fence('bash verify', 'echo never'),
  ].join('\n');
  const dir = petProject({ 'content/index.mdx': page });
  const words = ['--live', base, '--blocks'];
  const dry = await check([...words, '--dry-run'], dir);
  assert.deepEqual([dry.places, asked], [[], []]);
  const { places, diagnostics } = await check(words, dir);
  assert.deepEqual(
    places.map((place, rank) => `${place}: ${diagnostics[rank]?.message ?? ''}`),
    [
      'content/index.mdx:27:1 live/block-output: What the code above prints has at /name "Rex" instead of "Max".',
      'content/index.mdx:31:1 live/block-failed: This code, which is marked verify, fails: exit code 1, no such pet.',
      'content/index.mdx:35:1 live/block-failed: This code, which is marked verify, fails: exit code 1.',
    ],
  );
});
