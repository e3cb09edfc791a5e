/** Which alternatives are shown if a schema is one of those that a part of it offers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  outlineShape,
  smallOperation,
  smallShape,
} from '../../../../../helpers/values/openapi-reference.ts';

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

test('a discriminator can be the name of a property, as in AsyncAPI', () => {
  const kinds = {
    Base: { discriminator: 'kind', properties: { kind: text } },
    Cat: { allOf: [ref('Base'), { properties: { claws: text } }] },
    Dog: { allOf: [ref('Base'), { properties: { bark: text } }] },
  };
  const contentOf = (schema: object) => {
    const requestBody = { content: { 'application/json': { schema } } };
    return smallOperation({ requestBody }, { components: { schemas: kinds } }).body?.content[0];
  };
  const mapping = ['Cat', 'Dog'].map((value) => ({ value, label: value }));
  const base = contentOf(ref('Base'));
  assert.ok(base?.shape);
  assert.deepEqual(outlineShape(base.shape), [
    'kind*: string',
    'oneOf Cat',
    '  kind*: string',
    '  claws: string',
    'oneOf Dog',
    '  kind*: string',
    '  bark: string',
  ]);
  assert.deepEqual(base.shape.variants[0]?.discriminator, { property: 'kind', mapping });
  assert.deepEqual(base.examples[0]?.value, { kind: 'Cat', claws: 'string' });
  const choice = contentOf({ oneOf: [ref('Cat'), ref('Dog')], discriminator: 'kind' });
  assert.deepEqual(choice?.shape?.variants[0]?.discriminator, { property: 'kind', mapping });
  assert.deepEqual(choice.examples[0]?.value, { kind: 'Cat', claws: 'string' });
});
