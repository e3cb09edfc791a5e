import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumbers, parseNumbers } from '../postings.ts';

test('numbers of any length and count are the same once they are read again', () => {
  const lists = [
    [],
    [0],
    [31, 32, 1023, 1024],
    [2 ** 31, 2 ** 35 - 1],
    Array.from({ length: 20_000 }, (_, rank) => rank * 37),
  ];
  for (const numbers of lists) assert.deepEqual(parseNumbers(formatNumbers(numbers)), numbers);
  assert.equal(formatNumbers([0, 31, 32]), 'AfgB');
});
