import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DocumentMemory } from '../../../../src/node/documents/document-memory.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { info, ok, zooFolder } from '../../../helpers/projects/zoo.ts';

const zoo = (get: object) => ({ openapi: '3.1.0', info, paths: { '/pets': { get } } });

async function readRoot(dir: string, documentMemory: DocumentMemory): Promise<object | undefined> {
  const { loaded } = await loadSite({ dir, base: '', documentMemory });
  return loaded?.documents.documents[0]?.root;
}

test('a document is read again when its text changes, but not when a page does', async () => {
  const dir = zooFolder({ openapi: 'zoo.json' }, { 'zoo.json': zoo(ok) });
  const memory = new DocumentMemory();
  const first = await readRoot(dir, memory);
  assert.ok(first);
  writeFileSync(join(dir, 'index.mdx'), '---\ntitle: Other\n---\n');
  assert.equal(await readRoot(dir, memory), first);
  writeFileSync(join(dir, 'zoo.json'), JSON.stringify(zoo({ ...ok, summary: 'Other' })));
  assert.match(JSON.stringify(await readRoot(dir, memory)), /Other/);
});

test('a document of several files is read each time, as any of them may have changed', async () => {
  const dir = zooFolder(
    { openapi: 'zoo.json' },
    { 'zoo.json': zoo({ $ref: './get.json' }), 'get.json': ok },
  );
  const memory = new DocumentMemory();
  assert.doesNotMatch(JSON.stringify(await readRoot(dir, memory)), /Other/);
  writeFileSync(join(dir, 'get.json'), JSON.stringify({ ...ok, summary: 'Other' }));
  assert.match(JSON.stringify(await readRoot(dir, memory)), /Other/);
});

test('reports follow their lines in an overlay and its document, though the changed document is the same', async () => {
  const update = { requestBody: { $ref: '#/components/x' } };
  const overlay = {
    overlay: '1.1.0',
    extends: 'zoo.json',
    actions: [{ target: '$.paths.*.get', update }],
  };
  const mistaken = {
    ...zoo(ok),
    paths: { '/pets': { get: ok, put: { ...ok, requestBody: { $ref: '#/components/y' } } } },
  };
  const texts = [mistaken, overlay].map((each) => JSON.stringify(each, undefined, 2));
  const [document = '', changes = ''] = texts;
  const dir = zooFolder({ openapi: 'zoo.json' }, { 'zoo.json': document, 'one.json': changes });
  const documentMemory = new DocumentMemory();
  const read = async () => {
    const { diagnostics } = await loadSite({ dir, base: '', documentMemory });
    return diagnostics.map(({ file, position }) => `${file}:${position?.line}`);
  };
  assert.deepEqual(await read(), ['zoo.json:23', 'one.json:9']);
  writeFileSync(join(dir, 'one.json'), `\n${changes}`);
  assert.deepEqual(await read(), ['zoo.json:23', 'one.json:10']);
  writeFileSync(join(dir, 'zoo.json'), `\n${document}`);
  assert.deepEqual(await read(), ['zoo.json:24', 'one.json:10']);
});
