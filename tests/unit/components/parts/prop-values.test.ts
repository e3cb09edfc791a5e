import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOn, toCount, toList } from '../../../../src/components/parts/prop-values.ts';

test('a switch accepts every notation of true, and "false" turns it off', () => {
  for (const value of [true, 'true', '', 'True']) assert.equal(isOn(value), true, String(value));
  for (const value of [false, 'false', ' FALSE ', undefined, null]) {
    assert.equal(isOn(value), false, String(value));
  }
  assert.equal(isOn(undefined, true), true);
  assert.equal(isOn('false', true), false);
});

test('a count can be a number or text, and is kept within its bounds', () => {
  const bounds = { preset: 2, least: 1, most: 4 };
  assert.deepEqual(
    [3, '3', 9, 0, undefined, 'many', 2.7, Number.NaN].map((value) => toCount(value, bounds)),
    [3, 3, 4, 1, 2, 2, 2, 2],
  );
});

test('a list can be a single word', () => {
  assert.deepEqual(toList(['a', 1]), ['a', '1']);
  assert.deepEqual(toList('a'), ['a']);
  assert.deepEqual(toList(undefined), []);
});
