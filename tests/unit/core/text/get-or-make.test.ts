import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOrMake } from '../../../../src/core/text/get-or-make.ts';

test('a value is computed once per key, even if it is undefined', () => {
  const known = new Map<string, string | undefined>();
  const asked: string[] = [];
  const make = (key: string, value: string | undefined) => () => {
    asked.push(key);
    return value;
  };
  assert.equal(getOrMake(known, 'a', make('a', 'A')), 'A');
  assert.equal(getOrMake(known, 'a', make('a', 'other')), 'A');
  assert.equal(getOrMake(known, 'b', make('b', undefined)), undefined);
  assert.equal(getOrMake(known, 'b', make('b', 'B')), undefined);
  assert.deepEqual(asked, ['a', 'b']);
});
