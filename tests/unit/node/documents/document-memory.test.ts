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
