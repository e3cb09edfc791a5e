import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFileKeys } from '../../../../../src/client/playground/state/file-keys.ts';

test('files with the same name are distinguished by a number', () => {
  const names = ['cat.png', 'dog.png', 'cat.png', 'cat.png'];
  const files = names.map((name) => new File([], name));
  assert.deepEqual(
    [...toFileKeys(files)],
    [
      ['cat.png', files[0]],
      ['dog.png', files[1]],
      ['cat.png (2)', files[2]],
      ['cat.png (3)', files[3]],
    ],
  );
});

test('a number that is part of a file name does not cause a collision', () => {
  const files = ['a', 'a (2)', 'a'].map((name) => new File([], name));
  assert.deepEqual([...toFileKeys(files).keys()], ['a', 'a (2)', 'a (3)']);
});
