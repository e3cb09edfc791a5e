import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

function exampleOf(schema: object, schemas: object = {}): unknown {
  const operation = smallOperation(
    { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
    { components: { schemas } },
  );
  return operation.body?.content[0]?.examples[0]?.value;
}

const text = { type: 'string' };
const whole = { type: 'integer' };

test('a schema referenced by $anchor is included in an example', () => {
  const Name = { $anchor: 'nm', ...text, minLength: 3 };
  const schema = { type: 'object', properties: { n: { $ref: '#nm' }, other: text } };
  assert.deepEqual(exampleOf(schema, { Name }), { n: 'string', other: 'string' });
  const Kept = {
    type: 'object',
    properties: { example: { type: 'object', example: { $ref: '#nm' } } },
  };
  assert.deepEqual(exampleOf(Kept, { Name }), { example: { $ref: '#nm' } });
});

test('object parts without a type are included in an example, in any order', () => {
  const Base = { type: 'object', properties: { id: whole }, required: ['id'] };
  const own = { properties: { n: text }, required: ['n'] };
  const ref = { $ref: '#/components/schemas/Base' };
  assert.deepEqual(exampleOf({ allOf: [own, ref] }, { Base }), { n: 'string', id: 12345 });
  assert.deepEqual(exampleOf({ allOf: [ref, own] }, { Base }), { n: 'string', id: 12345 });
  const other = { additionalProperties: false, properties: { m: text } };
  assert.deepEqual(exampleOf({ allOf: [own, other] }), { n: 'string', m: 'string' });
  assert.deepEqual(exampleOf({ allOf: [{ minItems: 1 }, { items: whole }] }), [0]);
});

test('items after a tuple are included if the array needs more', () => {
  const tail = { type: 'array', prefixItems: [text], items: whole, minItems: 3 };
  assert.deepEqual(exampleOf(tail), ['string', 0, 0]);
  const limits = { ...whole, minimum: 7 };
  assert.deepEqual(exampleOf({ ...tail, items: limits }), ['string', 7, 7]);
  assert.deepEqual(exampleOf({ ...tail, items: false }), ['string']);
});

test('an object with patternProperties has one property per pattern, or more if required', () => {
  const map = { type: 'object', patternProperties: { '^x-': whole } };
  assert.deepEqual(exampleOf(map), { 'x-key': 0 });
  const limited = { ...whole, minimum: 3 };
  const needed = { patternProperties: { '^[a-z]{2}$': limited }, minProperties: 2 };
  const example = exampleOf({ type: 'object', additionalProperties: false, ...needed });
  assert.ok(typeof example === 'object' && example !== null);
  assert.deepEqual(Object.values(example), [3, 3]);
  assert.ok(Object.keys(example).every((name) => /^[a-z]{2}$/.test(name)));
  const named = { type: 'object', properties: { id: whole }, patternProperties: { '^x-': whole } };
  assert.deepEqual(exampleOf(named), { id: 12345 });
  const names = Array.from({ length: 500 }, (_, rank) => [`^name${rank}$`, whole] as const);
  const many = exampleOf({ type: 'object', patternProperties: Object.fromEntries(names) });
  assert.equal(Object.keys(many ?? {}).length, 20);
});
