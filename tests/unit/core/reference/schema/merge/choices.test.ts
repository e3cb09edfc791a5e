/** Which alternatives are shown if a schema is one of those that a part of it offers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlineShape, smallShape } from '../../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Pet: { type: 'object', properties: { name: text } },
  Dog: { type: 'object', properties: { bark: text } },
  Animal: {
    allOf: [{ properties: { kind: text } }, { oneOf: [ref('Cat'), ref('Fox')] }],
  },
  Cat: { allOf: [ref('Animal'), { properties: { claws: text } }] },
  Fox: { allOf: [ref('Animal'), { properties: { tail: text } }] },
};
const outline = (schema: object) => outlineShape(smallShape(schema, schemas));

test('a choice stays if the schema has one of its options as a part anyway', () => {
  const choice = { anyOf: [ref('Pet'), ref('Dog')] };
  const expected = ['name: string', 'anyOf Pet', '  recursive Pet', 'anyOf Dog', '  bark: string'];
  assert.deepEqual(outline({ allOf: [ref('Pet'), choice] }), expected);
  assert.deepEqual(outline({ allOf: [choice, ref('Pet')] }), expected);
  assert.deepEqual(outline({ allOf: [ref('Pet')], ...choice }), expected);
});

test('there is no choice where the schema has all options as parts', () => {
  const choice = { anyOf: [ref('Pet'), ref('Dog')] };
  const parts = ['name: string', 'bark: string'];
  assert.deepEqual(outline({ allOf: [ref('Pet'), ref('Dog'), choice] }), parts);
  assert.deepEqual(outline({ allOf: [ref('Pet'), { oneOf: [ref('Pet')] }] }), ['name: string']);
});

test('there is no choice where the schema extends the one that offers it, in any order', () => {
  const cat = ['kind: string', 'claws: string'];
  assert.deepEqual(outline(ref('Cat')), cat);
  assert.deepEqual(outline({ allOf: [ref('Animal'), ref('Cat')] }), cat);
  assert.deepEqual(outline({ allOf: [ref('Cat'), ref('Animal')] }), cat);
});
