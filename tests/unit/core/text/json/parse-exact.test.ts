import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatExact, type ExactJson } from '../../../../../src/core/text/json/exact-json.ts';
import { parseExact } from '../../../../../src/core/text/json/parse-exact.ts';

/** Parses a text, and writes the value again. */
const again = (text: string) => formatExact(parseExact(text) as ExactJson).replace(/\s/g, '');

test('a number that a double cannot represent keeps its digits, others become numbers', () => {
  const text = '{"id":9007199254740993,"far":1e400,"near":[1.5,-2]}';
  assert.equal(again(text), text);
  const { near } = parseExact(text) as { near: unknown };
  assert.deepEqual(near, [1.5, -2]);
});

test('a text without such numbers is parsed like JSON.parse', () => {
  const text = '{"a":[1,"9007199254740993",null],"__proto__":{"b":true}}';
  assert.deepEqual(parseExact(text), JSON.parse(text));
});

test('invalid JSON throws the same error as JSON.parse', () => {
  for (const text of ['{"a":9007199254740993', '', '[1,]']) {
    assert.throws(() => parseExact(text), SyntaxError, text);
  }
});
