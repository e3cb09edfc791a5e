import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitTime } from '../../../../src/node/disk/time-limit.ts';

function endless(): never {
  for (;;);
}

test('an infinite loop is stopped, and code cannot suppress the error', () => {
  assert.throws(() => limitTime(endless, 100), {
    message: 'it was stopped after 0.1 seconds, as a loop without an end would be.',
  });
  const deaf = () => {
    try {
      limitTime(endless, 100);
    } catch {
      return 'caught inside';
    }
    return '';
  };
  assert.throws(() => limitTime(deaf, 100), /stopped after/);
});

test('code that ends in time returns its value or throws its error', () => {
  assert.equal(
    limitTime(() => 1 + 1),
    2,
  );
  const broken = () => {
    throw new TypeError('mine');
  };
  assert.throws(() => limitTime(broken), TypeError);
  assert.equal(
    limitTime(() => limitTime(() => 'inner')),
    'inner',
  );
});
