import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAddresses } from '../../../../src/client/reference/find-addresses.ts';

test('an address is found where it is complete', () => {
  const text = `curl 'https://a.test/v1/pets' https://a.test/v1 "https://a.test/v1?x"`;
  assert.deepEqual(findAddresses(text, 'https://a.test/v1'), [6, 30, 49]);
});

test('the beginning of another address is not a match', () => {
  assert.deepEqual(findAddresses('https://a.test/v10 https://a.test.org', 'https://a.test/v1'), []);
  assert.deepEqual(findAddresses('https://a.test.org', 'https://a.test'), []);
});

test('a path within another address is not a match', () => {
  assert.deepEqual(findAddresses('https://a.test/v1/pets /v1/pets', '/v1'), [23]);
});
