import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfText, listTokens } from '../../../../../src/core/text/json/json-tokens.ts';

test('the parts of a text of JSON are told with their kind and place', () => {
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

test('a text ends behind its closing quote, not at one that is escaped', () => {
  assert.equal(endOfText('"a\\"b" x', 0), 6);
  assert.equal(endOfText('"open', 0), 5);
});
