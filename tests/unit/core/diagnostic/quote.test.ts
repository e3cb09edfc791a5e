import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNames, quote } from '../../../../src/core/diagnostic/quote.ts';

test('values are quoted as authors write them', () => {
  assert.equal(quote('red'), '"red"');
  assert.equal(quote(3), '3');
  assert.equal(quote(false), 'false');
  assert.equal(quote(null), 'null');
  assert.equal(quote([]), 'an empty list');
  assert.equal(quote([1]), 'a list');
  assert.equal(quote({ a: 1 }), 'an object');
});

test('a long text is truncated, but never within a character', () => {
  assert.equal(quote('a'.repeat(100)), `"${'a'.repeat(60)}…"`);
  assert.equal(quote('\u{1f600}'.repeat(61)), `"${'\u{1f600}'.repeat(60)}…"`);
});

test('invisible characters are written as escapes', () => {
  assert.equal(quote('a\n\u202eb\u00a0'), '"a\\u000a\\u202eb\\u00a0"');
});

test('names are listed as in a sentence', () => {
  assert.equal(listNames(['a'], 'or'), '"a"');
  assert.equal(listNames(['a', 'b'], 'and'), '"a" and "b"');
  assert.equal(listNames(['a', 'b', 'c'], 'or'), '"a", "b" or "c"');
  assert.equal(listNames([], 'or'), '');
});
