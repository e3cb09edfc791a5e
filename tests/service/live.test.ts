/** Checks this repository's own site against the service that it documents. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startLectern } from '../helpers/commands/lectern-process.ts';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { startServiceFor } from '../helpers/service/process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const demoToken = { LECTERN_AUTH_API_TOKEN: 'lectern-demo-token-for-localhost-only' };

interface Proof {
  readonly diagnostics: { code: string; file: string; line: number; message: string }[];
  readonly live: { requests: { operation: string; method: string; outcome: string }[] };
}

async function prove(dir: string, url: string, words: readonly string[]) {
  const all = ['check', dir, '--live', url, '--format', 'json', ...words];
  const { code, stdout } = await startLectern(all, root, demoToken).ended;
  const proof = JSON.parse(stdout) as Proof;
  return { code, ...proof };
}

function startDemo(t: Parameters<typeof startServiceFor>[0]) {
  const variables = {
    API_ENVIRONMENTS: undefined,
    DATABASE_FILE: join(tempFolder(), 'groups.sqlite'),
  };
  return startServiceFor(t, variables);
}

test("the service agrees with every operation and every verified block of this repository's site", async (t) => {
  const { url } = await startDemo(t);
  const words = ['--safe-methods', '--blocks', '--values', 'tests/service/live-values.yaml'];
  const { code, diagnostics, live } = await prove('.', url, words);
  assert.deepEqual([code, diagnostics], [0, []]);
  const counted = Object.entries(
    Object.groupBy(live.requests, ({ operation, outcome }) => `${operation} ${outcome}`),
  ).map(([name, requests = []]) => `${name} ${requests.length}`);
  assert.deepEqual(counted, [
    'content/user-groups/transcript.mdx agrees 10',
    'getUser agrees 3',
    'updateUser agrees 2',
    'createUser agrees 1',
    'getHealth agrees 1',
    'getReadiness agrees 1',
  ]);
});

test('drift planted in the document or a page is reported at its line', async (t) => {
  const { url } = await startDemo(t);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const plant = (text: string, from: string, to: string) => {
    assert.ok(text.includes(from), from);
    return text.replace(from, to);
  };
  const document = plant(
    read('openapi.yaml'),
    "        token: { $ref: '#/components/schemas/UserGroupToken' }",
    '        token: { type: integer }',
  );
  const page = plant(
    read('content/user-groups/transcript.mdx'),
    '    "name": "Acme Ltd",\n    "provided_id"',
    '    "name": "Acme Inc",\n    "provided_id"',
  );
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Planted',
      openapi: 'openapi.yaml',
      navigation: [{ group: 'All', pages: ['transcript'] }],
    }),
    'openapi.yaml': document,
    'transcript.mdx': page,
    'values.yaml': 'operations: { getUser: { send: true, examples: [create_minimal] } }',
  });
  const { code, diagnostics } = await prove(dir, url, ['--blocks', '--values', 'values.yaml']);
  const lineOf = (text: string, part: string) =>
    text.slice(0, text.indexOf(part)).split('\n').length;
  assert.equal(code, 1);
  assert.deepEqual(
    diagnostics.map(({ code: own, file, line }) => `${file}:${line} ${own}`),
    [
      `openapi.yaml:${lineOf(document, 'token: { type: integer }')} live/body`,
      `transcript.mdx:${lineOf(page, '```json Answer')} live/block-output`,
    ],
  );
});
