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

test('an array with contains has a matching item', () => {
  const text = { type: 'string' };
  assert.deepEqual(exampleOf({ type: 'array', contains: { const: 'admin' } }), ['admin']);
  const roles = { type: 'array', items: text, contains: { const: 'admin' }, minItems: 2 };
  assert.deepEqual(exampleOf(roles), ['admin', 'string']);
  const twice = { type: 'array', contains: { $ref: '#/components/schemas/Role' }, minContains: 2 };
  assert.deepEqual(exampleOf(twice, { Role: { ...text, enum: ['owner'] } }), ['owner', 'owner']);
  const none = { type: 'array', items: text, contains: { const: 'admin' }, minContains: 0 };
  assert.deepEqual(exampleOf(none), ['string']);
});

test('dependentRequired adds the required properties', () => {
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    properties: { card: text, holder: text, street: text, note: text },
    required: ['card'],
    dependentRequired: { card: ['holder'], holder: ['street'], note: ['card'] },
  };
  assert.deepEqual(
    Object.keys(exampleOf(schema) as object).filter((name) => name !== 'note'),
    ['card', 'holder', 'street'],
  );
});

test('a required property without its own schema follows additionalProperties, unless described', () => {
  const map = {
    type: 'object',
    required: ['total', 'own'],
    properties: { own: { type: 'boolean' } },
    additionalProperties: { type: 'integer', minimum: 3 },
  };
  const found = exampleOf(map) as Readonly<Record<string, unknown>>;
  assert.deepEqual([found['own'], found['total']], [true, 3]);
  const allOf = [{ properties: { total: { type: 'string', const: 'all' } } }];
  const { additionalProperties: _, ...open } = map;
  const described = exampleOf({ ...open, allOf }) as Readonly<Record<string, unknown>>;
  assert.equal(described['total'], 'all');
});
