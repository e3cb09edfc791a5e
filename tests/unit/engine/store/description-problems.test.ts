import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DescriptionProblems } from '../../../../src/engine/store/description-problems.ts';
import { DocumentMemory } from '../../../../src/node/documents/document-memory.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Returns a document whose only operation has this description, with a remark of this length next to it. */
function document(description: string, padding = 0): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { description, responses: { 200: { description: 'OK' } } } } },
    'x-remark': ' '.repeat(padding),
  });
}

async function load(dir: string, documentMemory: DocumentMemory) {
  const { loaded } = await loadSite({ dir, base: '', documentMemory });
  assert.ok(loaded);
  return loaded;
}

function project(text: string): string {
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: ['index'] }],
      openapi: 'api.json',
    }),
    'index.mdx': 'Words.\n',
    'api.json': text,
  });
}

const codes = (problems: DescriptionProblems) => problems.problems().map(({ code }) => code);

test('links in the descriptions of a document are checked immediately', async () => {
  const problems = new DescriptionProblems();
  problems.use(await load(project(document('[a](/lost)')), new DocumentMemory()));
  assert.equal(problems.isDone, true);
  assert.deepEqual(codes(problems), ['link/missing-page']);
});

test('a large document is checked step by step, and known problems stay in the meantime', async () => {
  const dir = project(document('[a](/lost)', 300_000));
  const memory = new DocumentMemory();
  const problems = new DescriptionProblems();
  const learnAll = () => {
    while (problems.checkNext());
  };
  problems.use(await load(dir, memory));
  assert.equal(problems.isDone, false);
  assert.deepEqual(codes(problems), []);
  learnAll();
  assert.equal(problems.isDone, true);
  assert.deepEqual(codes(problems), ['link/missing-page']);

  writeFileSync(join(dir, 'api.json'), document('[a](/) [b](#operation/lost)', 300_000));
  problems.use(await load(dir, memory));
  assert.deepEqual(codes(problems), ['link/missing-page']);
  learnAll();
  assert.deepEqual(codes(problems), ['openapi/unknown-fragment']);

  writeFileSync(join(dir, 'docs.json'), '{ "name": "A", "navigation": [] }');
  problems.use(await load(dir, memory));
  assert.deepEqual(codes(problems), []);
});
