import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingMinutes } from '../../../../src/core/chrome/reading-minutes.ts';

const minutesOf = (text: string, code = '') => readingMinutes([{ text, code }]);

test('reading time depends on words, CJK characters and lines of code', () => {
  assert.equal(minutesOf('word '.repeat(1100)), 5);
  assert.equal(minutesOf('文'.repeat(1350)), 3);
  assert.equal(minutesOf('', 'line\n'.repeat(80)), 2);
  assert.equal(minutesOf(''), 1);
});
