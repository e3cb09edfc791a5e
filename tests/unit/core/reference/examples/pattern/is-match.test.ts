import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMatch } from '../../../../../../src/core/reference/examples/pattern/is-match.ts';

test('a value is matched against the pattern of a schema', () => {
  assert.equal(isMatch('ab-12', '^[a-z]+-[0-9]{2}$'), true);
  assert.equal(isMatch('ab', '^[0-9]+$'), false);
  assert.equal(isMatch('abab', '^(?:ab)+$'), true);
});

test('invalid patterns and catastrophic backtracking are not evaluated', () => {
  const value = `${'a'.repeat(100)}!`;
  for (const pattern of ['^(\\w+\\s?)*$', '^(a|a)*$', '^((a)b?)*$', '(a+)+$', '^(a*)*b', '(']) {
    assert.equal(isMatch(value, pattern), undefined, pattern);
  }
  const sparse = `^${'.*a'.repeat(5)}[0-9]$`;
  assert.equal(isMatch('a'.repeat(200), sparse), undefined);
  assert.equal(isMatch('aaaaaaa1', sparse), true);
  assert.equal(isMatch('a'.repeat(60), `^${'a?'.repeat(60)}b$`), undefined);
});

test('an alternation that repeats a few times is evaluated', () => {
  const part = '(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])';
  const pattern = `^(?:${part}\\.){3}${part}$`;
  assert.equal(isMatch('192.168.0.1', pattern), true);
  assert.equal(isMatch('192.168.0.256', pattern), false);
});
