import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { runCommand } from '../helpers/runner/run-command.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

const project = tempFolder();
const installed = join(project, 'node_modules/lectern');

/** Packs the package and lays it out as npm would, beside links to the dependencies. */
before(async () => {
  const packed = tempFolder();
  const pack = await runCommand(['npm', 'pack', repositoryRoot, '--pack-destination', packed]);
  assert.equal(pack.code, 0, pack.output);
  mkdirSync(installed, { recursive: true });
  const tarball = join(packed, readdirSync(packed)[0] ?? '');
  const unpack = ['tar', '-xzf', tarball, '-C', installed, '--strip-components=1'];
  assert.equal((await runCommand(unpack)).code, 0);
  const modules = join(repositoryRoot, 'node_modules');
  for (const name of readdirSync(modules).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(join(modules, name), join(project, 'node_modules', name));
  }
});

function lectern(...words: string[]) {
  return runCommand([process.execPath, join(installed, 'src/cli/bin.mjs'), ...words]);
}

test('the installed package writes a starter site and builds it without a finding', async () => {
  const docs = join(project, 'my docs');
  const init = await lectern('init', docs);
  assert.equal(init.code, 0, init.output);
  const build = await lectern('build', docs, '--strict');
  assert.equal(build.code, 0, build.output);
  assert.match(readFileSync(join(docs, 'dist/index.html'), 'utf8'), /<h1[\s>]/);
});

test('the package has what its users need and nothing of the rest', () => {
  for (const needed of [
    'LICENSE',
    'README.md',
    'public/docs.schema.json',
    'dist-lib/cli/start.js',
  ]) {
    assert.ok(existsSync(join(installed, needed)), `${needed} is missing`);
  }
  for (const stray of ['tests', 'content', 'src/user-groups', '.ci', 'tsconfig.json']) {
    assert.ok(!existsSync(join(installed, stray)), `${stray} is in the package`);
  }
});
