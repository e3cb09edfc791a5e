import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathFrom, shownPath } from '../../../../src/node/disk/path-from.ts';

test('a path relative to a folder has forward slashes on every system', () => {
  const folder = resolve('docs');
  assert.equal(pathFrom(folder, join(folder, 'guides', 'a.mdx')), 'guides/a.mdx');
  assert.equal(pathFrom(folder, folder), '');
  assert.equal(pathFrom(folder, resolve('other', 'a.mdx')), '../other/a.mdx');
});

test('a path is shown relative to the working folder, and in full outside it', () => {
  const folder = resolve('docs');
  assert.equal(shownPath(join(folder, 'a', 'dist'), folder), join('a', 'dist'));
  assert.equal(shownPath(join(folder, '..dist'), folder), '..dist');
  for (const other of [folder, resolve('.'), resolve('other', 'dist')]) {
    assert.equal(shownPath(other, folder), other);
  }
});
