import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow } from '../../../../../../src/core/reference/schema/merge/narrow-keyword.ts';

test('the stricter of two bounds applies, regardless of order', () => {
  assert.equal(narrow('minimum', 1, 5), 5);
  assert.equal(narrow('minimum', 5, 1), 5);
  assert.equal(narrow('maxLength', 10, 20), 10);
  assert.equal(narrow('maxLength', 20, 10), 10);
});

test('only common types remain, or all types if there are none', () => {
  assert.deepEqual(narrow('type', ['string', 'null'], 'string'), ['string']);
  assert.deepEqual(narrow('type', 'string', 'integer'), ['string', 'integer']);
});

test('of number and integer, integer remains, regardless of order', () => {
  assert.deepEqual(narrow('type', 'number', 'integer'), ['integer']);
  assert.deepEqual(narrow('type', 'integer', 'number'), ['integer']);
  assert.deepEqual(narrow('type', ['number', 'null'], ['integer', 'null']), ['integer', 'null']);
  assert.deepEqual(narrow('type', ['number', 'integer'], 'number'), ['number', 'integer']);
});

test('only common values remain, or all values if there are none', () => {
  assert.deepEqual(narrow('enum', ['a', { b: 1 }, 'c'], [{ b: 1 }, 'c', 'd']), [{ b: 1 }, 'c']);
  assert.deepEqual(narrow('enum', ['a'], ['b']), ['a', 'b']);
});

test('nullable requires both parts, and flags only one', () => {
  assert.equal(narrow('nullable', true, false), false);
  assert.equal(narrow('nullable', true, true), true);
  assert.equal(narrow('readOnly', false, true), true);
  assert.equal(narrow('deprecated', true, undefined), true);
});

test('of any other keyword, the outer value applies if there is one', () => {
  assert.equal(narrow('title', 'Outer', 'Inner'), 'Outer');
  assert.equal(narrow('title', undefined, 'Inner'), 'Inner');
});

test('not is combined with anyOf, and propertyNames with allOf', () => {
  const [one, other] = [{ const: 1 }, { const: 2 }];
  assert.deepEqual(narrow('not', one, other), { anyOf: [one, other] });
  assert.deepEqual(narrow('propertyNames', one, other), { allOf: [one, other] });
  assert.equal(narrow('not', one, one), one);
});
