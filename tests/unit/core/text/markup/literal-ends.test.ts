import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfPattern, endOfString } from '../../../../../src/core/text/markup/literal-ends.ts';

test('a string ends at its own unescaped quote', () => {
  assert.equal(endOfString(`a'b"\\'c' d'`, 1, 12), 7);
  assert.equal(endOfString(`'abc'`, 0, 4), -1);
  assert.equal(endOfString(`'a\\'`, 0, 4), -1);
});

test('a regular expression ends at a slash that is neither escaped nor in a class', () => {
  assert.equal(endOfPattern('/a[/\\]]\\/b/g/', 0, 14), 10);
  assert.equal(endOfPattern('/[a/', 0, 4), -1);
});
