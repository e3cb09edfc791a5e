import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines } from '../../../../src/engine/previews/outlines.ts';

const breakAt = (text: string, most: number, count = 3) =>
  breakLines(text, { most, count, measure: (line) => Array.from(line).length });

test('lines break at spaces, and between words in scripts without spaces', () => {
  assert.deepEqual(breakAt('one two three', 7), ['one two', 'three']);
  const lines = breakAt('ユーザーの認証とトークンの更新。', 9);
  assert.equal(lines.join(''), 'ユーザーの認証とトークンの更新。');
  assert.ok(lines.length > 1 && lines.every((line) => line.length <= 9 && !line.startsWith('。')));
  assert.deepEqual(breakAt('API の 更新', 6), ['API の', '更新']);
});

test('text that does not fit is truncated with an ellipsis', () => {
  assert.deepEqual(breakAt('one two three four', 5, 2), ['one', 'two …']);
  assert.deepEqual(breakAt('unbreakable', 5), ['unbr…']);
});
