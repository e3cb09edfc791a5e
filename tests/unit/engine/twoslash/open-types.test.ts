/** TypeScript as projects install it: the real package, with each kind of it. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findTypePackages, openTypes } from '../../../../src/engine/twoslash/open-types.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';

const installed = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

function project(files: Readonly<Record<string, string>>): string {
  const dir = tempFolder();
  writeFiles(dir, files);
  // Node would follow a link and find the TypeScript of this repository.
  cpSync(join(installed, 'twoslash'), join(dir, 'node_modules/twoslash'), { recursive: true });
  for (const name of ['twoslash-protocol', '@typescript/vfs']) {
    mkdirSync(dirname(join(dir, 'node_modules', name)), { recursive: true });
    symlinkSync(join(installed, name), join(dir, 'node_modules', name));
  }
  return dir;
}

async function readIn(dir: string) {
  const types = openTypes(dir, findTypePackages(dir));
  await types.load();
  return types.read('const a = 1;', 'ts');
}

test('a TypeScript without a compiler API is reported, and so is a missing one', async () => {
  const newest = project({
    'node_modules/typescript/package.json': '{ "version": "7.0.2", "main": "version.cjs" }',
    'node_modules/typescript/version.cjs': 'exports.version = "7.0.2";',
  });
  assert.equal(findTypePackages(newest)?.typescript, '7.0.2');
  assert.equal(await readIn(newest), 'no-typescript');
  assert.equal(await readIn(project({})), 'no-typescript');
});

test('the version of TypeScript is listed with the packages', () => {
  const packages = findTypePackages(tempFolder());
  assert.match(packages?.typescript ?? '', /^6\./);
});

test('nothing is loaded without the twoslash package', async () => {
  const types = openTypes(tempFolder(), undefined);
  await types.load();
  assert.equal(types.read('const a = 1;', 'ts'), 'no-twoslash');
});
