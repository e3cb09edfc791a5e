import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathFrom } from '../../../../src/node/disk/path-from.ts';

test('a path from a folder has forward slashes on every system', () => {
  const folder = resolve('docs');
  assert.equal(pathFrom(folder, join(folder, 'guides', 'a.mdx')), 'guides/a.mdx');
  assert.equal(pathFrom(folder, folder), '');
  assert.equal(pathFrom(folder, resolve('other', 'a.mdx')), '../other/a.mdx');
});
