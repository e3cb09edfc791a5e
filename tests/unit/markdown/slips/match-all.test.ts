import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { matchAll } from '../../../../src/markdown/slips/match-all.ts';

suite('patterns that pages rarely contain', () => {
  test('are matched only in texts with what they need', () => {
    const find = (text: string, needs: readonly string[]) =>
      matchAll(text, needs, /a+/g).map(({ 0: found, index }) => [index, found]);
    assert.deepEqual(find('a baa', ['x', 'b']), [
      [0, 'a'],
      [3, 'aa'],
    ]);
    assert.deepEqual(find('a baa', ['x']), []);
    assert.equal(find('a baa', []).length, 2);
  });
});
