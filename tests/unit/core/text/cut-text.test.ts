import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText } from '../../../../src/core/text/cut-text.ts';

test('a text is cut between two characters', () => {
  assert.equal(cutText('a😀b', 2), 'a');
  assert.equal(cutText('a😀b', 3), 'a😀');
  assert.equal(cutText('ab', 3), 'ab');
});
