import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isJson } from '../../../../../src/core/text/json/is-json.ts';

test('a text is JSON only if it consists of exactly one value', () => {
  for (const text of ['{}', ' [1] ', '"a"', 'null', '-1e3']) assert.ok(isJson(text), text);
  for (const text of ['', '{', '{}{}', "'a'", 'undefined', '{a: 1}'])
    assert.ok(!isJson(text), text);
});
