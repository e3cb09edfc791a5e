import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoundedCache } from '../../../../src/core/text/bounded-cache.ts';

test('a value is computed once, until it is evicted by newer values', () => {
  const cache = new BoundedCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  assert.deepEqual(['a', 'b', 'a', 'c', 'b', 'a'].map(get), ['A', 'B', 'A', 'C', 'B', 'A']);
  assert.deepEqual(made, ['a', 'b', 'c', 'a']);
});
