import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMatch } from '../../../../../../src/core/reference/examples/pattern/is-match.ts';

test('a value is matched by the pattern of a schema', () => {
  assert.equal(isMatch('ab-12', '^[a-z]+-[0-9]{2}$'), true);
  assert.equal(isMatch('ab', '^[0-9]+$'), false);
  assert.equal(isMatch('abab', '^(?:ab)+$'), true);
});

test('a pattern that may take for ever is not tried, nor one that is none', () => {
  const value = `${'a'.repeat(100)}!`;
  for (const pattern of ['^(\\w+\\s?)*$', '^(a|a)*$', '^((a)b?)*$', '(a+)+$', '^(a*)*b', '(']) {
    assert.equal(isMatch(value, pattern), undefined, pattern);
  }
});
