import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMegabytes, megabyte } from '../../../../src/core/text/megabytes.ts';

test('a size is formatted with at most two significant digits', () => {
  const sizes = [1, 2.5, 2.54, 25.4, 0.125].map((size) => formatMegabytes(size * megabyte));
  assert.deepEqual(sizes, ['1 MB', '2.5 MB', '2.5 MB', '25 MB', '0.13 MB']);
});
