import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWithTimeout } from '../../../../src/node/disk/time-limit.ts';

function endless(): never {
  for (;;);
}

test('an infinite loop is stopped, and code cannot suppress the error', () => {
  assert.throws(() => runWithTimeout(endless, 100), {
    message: 'it was stopped after 0.1 seconds, as a loop without an end would be.',
  });
  const deaf = () => {
    try {
      runWithTimeout(endless, 100);
    } catch {
      return 'caught inside';
    }
    return '';
  };
  assert.throws(() => runWithTimeout(deaf, 100), /stopped after/);
});

test('code that ends in time returns its value or throws its error', () => {
  assert.equal(
    runWithTimeout(() => 1 + 1),
    2,
  );
  const broken = () => {
    throw new TypeError('mine');
  };
  assert.throws(() => runWithTimeout(broken), TypeError);
  assert.equal(
    runWithTimeout(() => runWithTimeout(() => 'inner')),
    'inner',
  );
});
