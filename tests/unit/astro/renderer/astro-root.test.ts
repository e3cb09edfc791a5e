import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createAstroRoot } from '../../../../src/astro/renderer/astro-root.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('each run has a separate root and removes it', async () => {
  const cache = tempFolder();
  const [one, two] = await Promise.all([createAstroRoot(cache), createAstroRoot(cache)]);
  assert.notEqual(one.path, two.path);
  assert.ok(existsSync(join(one.path, 'node_modules/astro/package.json')));
  await Promise.all([one.remove(), two.remove()]);
  assert.deepEqual(readdirSync(cache), []);
  assert.ok(
    existsSync(new URL(import.meta.resolve('astro/package.json'))),
    'what it links to stays',
  );
});

test('the root of a killed process is removed by the next run, but not that of a live one', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const cache = tempFolder({
    [`run-${dead}-abc/a.txt`]: '',
    [`run-${process.ppid}-abc/a.txt`]: '',
    'documents/a.json': '',
  });
  const root = await createAstroRoot(cache);
  await root.remove();
  assert.deepEqual(readdirSync(cache).sort(), ['documents', `run-${process.ppid}-abc`]);
});
