import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePrefixes, widestFolder } from '../../../../src/core/migrate/owned-folders.ts';

test('each page list gets its innermost common folder', () => {
  assert.deepEqual(
    choosePrefixes([
      ['docs/a', 'docs/b/c'],
      ['docs/api/x', 'docs/api/y'],
    ]),
    ['docs', 'docs/api'],
  );
});

test('a list with pages at the root has no folder', () => {
  assert.deepEqual(choosePrefixes([['index', 'docs/a'], ['api/x']]), [undefined, 'api']);
});

test('of two lists in one folder, a list of a single page owns only that page', () => {
  assert.deepEqual(choosePrefixes([['docs/a', 'docs/b'], ['docs/c']]), ['docs', 'docs/c']);
});

test('two lists with several pages in one folder both give up the folder', () => {
  const lists = [
    ['docs/a', 'docs/b'],
    ['docs/c', 'docs/d'],
  ];
  assert.deepEqual(choosePrefixes(lists), [undefined, undefined]);
});

test('the widest folder contains the most pages of a list, and none of other lists', () => {
  assert.equal(widestFolder(['x/a', 'y/a', 'y/b'], ['x/b']), 'y');
  assert.equal(widestFolder(['x/a'], ['x/b']), 'x/a');
  assert.equal(widestFolder([], []), undefined);
});
