import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failWith } from '../../../../../src/client/playground/exchange/failures.ts';

test('an unknown refusal gets a general message, whatever its name', () => {
  const url = new URL('https://a.test');
  const [known, ...unknown] = ['too-many', 'odd', 'constructor'].map((refusal) =>
    failWith('proxy-refused', { url, refusal }),
  );
  const [message, ...others] = unknown.map((failure) => failure.message);
  assert.ok(message);
  assert.deepEqual(others, [message]);
  assert.notEqual(known?.message, message);
});
