/** The folder of what can be made again, and git. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeCacheFolder } from '../../../../src/node/disk/cache-folder.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('git leaves out the cache folder that a build makes', () => {
  const folder = join(tempFolder(), 'docs/.lectern');
  makeCacheFolder(folder);
  assert.equal(readFileSync(join(folder, '.gitignore'), 'utf8'), '*\n');
});

test('a cache folder that is there is left as it is', () => {
  const folder = join(tempFolder(), '.lectern');
  mkdirSync(folder);
  makeCacheFolder(folder);
  assert.equal(existsSync(join(folder, '.gitignore')), false);
});
