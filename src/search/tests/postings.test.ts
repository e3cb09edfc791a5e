import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumbers, parseNumbers, parsePostings, PostingsText } from '../postings.ts';

test('numbers of any size and count survive formatting and parsing', () => {
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

test('postings are read back in order, and those with low weight can be left out', () => {
  const postings = new PostingsText();
  const added = Array.from({ length: 10_000 }, (_, rank) => ({
    section: rank * 3 + (rank % 2),
    level: rank % 24,
  }));
  for (const { section, level } of added) postings.add(section, level);
  assert.equal(postings.count, 10_000);
  const all = parsePostings(postings.format());
  assert.deepEqual(
    [...all.sections],
    added.map(({ section }) => section),
  );
  const least = all.impacts[12] ?? 0;
  const heavy = parsePostings(postings.atLeast(least).format());
  const left = added.filter(({ level }) => level >= 12);
  assert.deepEqual(
    [...heavy.sections],
    left.map(({ section }) => section),
  );
  assert.ok([...heavy.impacts].every((impact) => impact >= least));
});
