import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Quota } from '../../../../src/server/proxy/quota.ts';

test('a reader can send sixty requests per minute', () => {
  let now = 0;
  const quota = new Quota(() => now);
  for (let count = 0; count < 60; count += 1) quota.enter('a')();
  assert.throws(() => quota.enter('a'), { kind: 'too-many' });
  quota.enter('b')();
  now = 60_000;
  quota.enter('a')();
});

test('four requests per reader can run at the same time, and thirty-two in total', () => {
  const quota = new Quota(() => 0);
  for (let count = 0; count < 4; count += 1) quota.enter('a');
  assert.throws(() => quota.enter('a'), { kind: 'too-many' });
  for (let count = 0; count < 28; count += 1) quota.enter(`b${count}`);
  assert.throws(() => quota.enter('c'), { kind: 'too-many' });
});
