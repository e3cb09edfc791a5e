import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasDuplicateNames } from '../../../../../src/core/text/json/count-names.ts';
import { parseExact } from '../../../../../src/core/text/json/parse-exact.ts';

const isRepeated = (text: string) => hasDuplicateNames(text, parseExact(text));

test('a repeated name in an object is detected at any depth', () => {
  for (const text of [
    '{"a":1,"a":2}',
    '{"a":{"b":[{"c":1,"d":2,"c":3}]}}',
    String.raw`{"\u0061":1,"a":2}`,
    '{"":1,"":1}',
    '{"a":12345678901234567890,"a":1}',
  ]) {
    assert.equal(isRepeated(text), true, text);
  }
});

test('equal names in different objects, and colons and quotes in strings, are not repetitions', () => {
  for (const text of [
    '[{"a":1},{"a":2}]',
    '{"a":{"a":{"a":"a"}}}',
    '{"a:b":"c:d","e":":"}',
    String.raw`{"a\"b\\":"\\\"c:","d":"\\"}`,
    '{"__proto__":1,"constructor":2}',
    '{"a":12345678901234567890,"b":[1.10]}',
    '":"',
    '{}',
  ]) {
    assert.equal(isRepeated(text), false, text);
  }
});
