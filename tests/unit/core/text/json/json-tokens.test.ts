import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfText, listTokens } from '../../../../../src/core/text/json/json-tokens.ts';

test('JSON tokens are listed with their kind and position', () => {
  const text = '{"a\\"b": [-1.5e3, true, null]}';
  assert.deepEqual(
    [...listTokens(text)].map(({ kind, text: part, start }) => [kind, part, start]),
    [
      ['mark', '{', 0],
      ['string', '"a\\"b"', 1],
      ['mark', ':', 7],
      ['mark', '[', 9],
      ['number', '-1.5e3', 10],
      ['mark', ',', 16],
      ['literal', 'true', 18],
      ['mark', ',', 22],
      ['literal', 'null', 24],
      ['mark', ']', 28],
      ['mark', '}', 29],
    ],
  );
});

test('a string ends at its closing quote, not at an escaped one', () => {
  assert.equal(endOfText('"a\\"b" x', 0), 6);
  assert.equal(endOfText('"open', 0), 5);
});
