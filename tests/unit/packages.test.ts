/**
 * Checks the installed packages: each has the hash of its contents, and a license that allows distribution.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isAllowed, listProduction, readLockfile } from '../../scripts/licenses.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

const lockfile = readLockfile();

test('every package is locked to a URL and a hash', () => {
  const loose = [...lockfile].filter(([, { resolved, integrity }]) => !resolved || !integrity);
  // npm rejects a lockfile without its entries for other platforms, but no registry that this lockfile was
  // made with has these in the version of the others, so there is no hash to record.
  const unpublished = loose.filter(
    ([path, { optional }]) =>
      optional === true && /\/@astrojs\/compiler-binding-[\w-]+$/.test(path),
  );
  assert.deepEqual(
    loose.filter((each) => !unpublished.includes(each)).map(([path]) => path),
    [],
  );
  const platforms = unpublished.map(([path]) => path.replace(/.*compiler-binding-/, ''));
  assert.deepEqual(
    platforms.filter((platform) => platform.startsWith('linux-x64')),
    [],
  );
});

test('packages come from the registry', () => {
  const strange = [...lockfile].filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  assert.deepEqual(strange, []);
});

test('the licenses of installed packages allow redistribution', () => {
  const packages = listProduction(lockfile);
  assert.ok(packages.length > 30);
  assert.deepEqual(
    packages.filter((each) => !isAllowed(each)),
    [],
  );
});

test('a license with conditions is allowed only for reviewed packages', () => {
  const judge = (name: string, license: string) => isAllowed({ name, version: '1.0.0', license });
  assert.ok(judge('a', '(MIT OR GPL-3.0-only)'));
  assert.ok(judge('lightningcss-win32-x64', 'MPL-2.0'));
  assert.ok(!judge('a', 'LGPL-3.0-or-later'));
  assert.ok(!judge('a', 'MIT AND GPL-3.0-only'));
  assert.ok(!judge('a', 'none'));
});

test('the documentation names the licenses with conditions', () => {
  const page = readFileSync(join(repositoryRoot, 'content/contributing.mdx'), 'utf8');
  for (const name of ['MPL-2.0', 'OFL-1.1', 'CC BY 4.0']) {
    assert.ok(page.includes(name), name);
  }
});

test('the JavaScript parser is installed once, in the version of Vite', () => {
  const copies = [...lockfile.keys()].filter((path) => path.endsWith('node_modules/rolldown'));
  assert.deepEqual(copies, ['node_modules/rolldown']);
});
