import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { runCommand } from '../../helpers/runner/run-command.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the examples in the README of the search package work in an empty folder', async () => {
  const folder = tempFolder();
  const source = join(repositoryRoot, 'src/search');
  const pack = await runCommand(['npm', 'pack', source, '--pack-destination', folder]);
  assert.equal(pack.code, 0, pack.output);
  const tarball = join(folder, readdirSync(folder)[0] ?? '');
  const home = join(folder, 'node_modules/lectern-search');
  mkdirSync(home, { recursive: true });
  const unpack = ['tar', '-xzf', tarball, '-C', home, '--strip-components=1'];
  assert.equal((await runCommand(unpack)).code, 0);
  const packed = readdirSync(home, { recursive: true }).map(String);
  assert.deepEqual(
    packed.filter((name) => /\.ts$/.test(name) && !/\.d\.ts$/.test(name)),
    [],
  );
  assert.ok(packed.includes('LICENSE'));

  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const blocks = Array.from(readme.matchAll(/^```js\n(.*?)^```$/gms), ([, code = '']) => code);
  assert.equal(blocks.length, 2);
  const outputs: string[] = [];
  for (const [rank, code] of blocks.entries()) {
    writeFileSync(join(folder, `${rank}.mjs`), code);
    const run = await runCommand([process.execPath, `${rank}.mjs`], { cwd: folder });
    assert.equal(run.code, 0, run.output);
    outputs.push(run.output);
  }
  assert.equal(
    outputs.join('').trim(),
    'Tokens > Tokens /guides/tokens/: What lets a program in. A token is a *secret* of a user group.\nwithout: zzzqq',
  );
});
