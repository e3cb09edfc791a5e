/** The folder for files that can be created again, and git. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeCacheFolder } from '../../../../src/node/disk/cache-folder.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('a cache folder created by a build is ignored by git', () => {
  const folder = join(tempFolder(), 'docs/.lectern');
  makeCacheFolder(folder);
  assert.equal(readFileSync(join(folder, '.gitignore'), 'utf8'), '*\n');
});

test('an existing cache folder is left unchanged', () => {
  const folder = join(tempFolder(), '.lectern');
  mkdirSync(folder);
  makeCacheFolder(folder);
  assert.equal(existsSync(join(folder, '.gitignore')), false);
});
