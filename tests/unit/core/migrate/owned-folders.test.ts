import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePrefixes, widestFolder } from '../../../../src/core/migrate/owned-folders.ts';

test('each list of pages gets the innermost folder around it', () => {
  assert.deepEqual(
    choosePrefixes([
      ['docs/a', 'docs/b/c'],
      ['docs/api/x', 'docs/api/y'],
    ]),
    ['docs', 'docs/api'],
  );
});

test('a list whose pages lie at the root has no folder', () => {
  assert.deepEqual(choosePrefixes([['index', 'docs/a'], ['api/x']]), [undefined, 'api']);
});

test('of two lists that share a folder, a page alone owns itself', () => {
  assert.deepEqual(choosePrefixes([['docs/a', 'docs/b'], ['docs/c']]), ['docs', 'docs/c']);
});

test('of two lists that share a folder, the one that takes in pages of the other gives it up', () => {
  const lists = [
    ['docs/a', 'docs/b'],
    ['docs/c', 'docs/d'],
  ];
  assert.deepEqual(choosePrefixes(lists), [undefined, undefined]);
});

test('the widest folder holds the most pages, and none of others', () => {
  assert.equal(widestFolder(['x/a', 'y/a', 'y/b'], ['x/b']), 'y');
  assert.equal(widestFolder(['x/a'], ['x/b']), 'x/a');
  assert.equal(widestFolder([], []), undefined);
});
