import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/openapi-reference.ts';

function exampleOf(schemas: Readonly<Record<string, unknown>>): unknown {
  const reference = smallReference({
    paths: {
      '/x': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          responses: {},
        },
      },
    },
    components: { schemas },
  });
  const [operation] = reference.operations;
  return reference.operation(operation?.key ?? '')?.body?.content[0]?.examples[0]?.value;
}

const text = { type: 'string' };

test('generated examples have values that their names tell, in any spelling', () => {
  const properties = {
    customer: { $ref: '#/components/schemas/Customer' },
    shop_name: text,
    createdAt: text,
    unitAmount: { type: 'integer' },
    country: { type: 'object', properties: { code: text } },
    tags: { type: 'array', items: text },
    kind: text,
  };
  const Customer = { type: 'object', properties: { name: text, 'E-Mail': text } };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties }, Customer }), {
    customer: { name: 'Ada Lovelace', 'E-Mail': 'ada@example.com' },
    shop_name: 'Example shop',
    createdAt: '2026-01-15T09:30:00Z',
    unitAmount: 1999,
    country: { code: 'GB' },
    tags: ['example'],
    kind: 'string',
  });
});

test('a length of time and an amount of small coins are told by format and name', () => {
  const properties = {
    wait: { ...text, format: 'duration' },
    short: { ...text, format: 'duration', maxLength: 3 },
    amount_cents: { type: 'integer' },
    PriceInCents: { type: 'integer' },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    wait: 'P1DT12H',
    short: 'str',
    amount_cents: 1999,
    PriceInCents: 1999,
  });
});

test('values of names never break a schema, nor replace what the document says', () => {
  const properties = {
    currency: { ...text, example: 'string' },
    city: { ...text, maxLength: 3 },
    price: { type: 'number', multipleOf: 2 },
    status: { ...text, default: 'string' },
    year: { type: 'integer', enum: [0, 1] },
  };
  assert.deepEqual(exampleOf({ Order: { type: 'object', properties } }), {
    currency: 'string',
    city: 'str',
    price: 0,
    status: 'string',
    year: 0,
  });
});
