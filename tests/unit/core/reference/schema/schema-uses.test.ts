import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const reference = smallReference({
  paths: {
    '/orders': {
      get: {
        summary: 'List orders',
        responses: { 200: { $ref: '#/components/responses/Orders' } },
      },
      post: { 'x-internal': true, requestBody: body(ref('Secret')), responses: {} },
    },
  },
  components: {
    responses: { Orders: { description: 'All.', ...body({ type: 'array', items: ref('Order') }) } },
    schemas: {
      Order: { type: 'object', properties: { pet: ref('Pet'), next: ref('Order') } },
      Pet: { discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
      Cat: { allOf: [ref('Pet'), { properties: { claws: { type: 'integer' } } }] },
      Secret: { properties: { inner: ref('Inner') } },
      Inner: { properties: { a: { type: 'string' } } },
      Lonely: { type: 'string' },
    },
  },
});

test('schemas list the operations and schemas that use them, including through shared responses', () => {
  const used = reference
    .usedSchemas()
    .map(({ name, key, usedBy }) => [name, key !== undefined, usedBy.map(({ title }) => title)]);
  assert.deepEqual(used, [
    ['Order', true, ['List orders']],
    ['Pet', true, ['Order', 'Cat']],
    ['Cat', true, ['Pet']],
    ['Lonely', true, []],
  ]);
});

test('an operation uses the schemas of its callbacks, but not of callbacks in them', () => {
  const callbackTo = (path: string) => ({ on: { '{$url}': { $ref: `#/paths/~1${path}` } } });
  const { usedSchemas } = smallReference({
    paths: {
      '/a': { post: { operationId: 'a', callbacks: callbackTo('b') } },
      '/b': { post: { operationId: 'b', requestBody: body(ref('B')), callbacks: callbackTo('c') } },
      '/c': { post: { operationId: 'c', requestBody: body(ref('C')) } },
    },
    components: { schemas: { B: { type: 'object' }, C: { type: 'object' } } },
  });
  assert.deepEqual(
    usedSchemas().map(({ usedBy }) => usedBy.map(({ title }) => title)),
    [
      ['A', 'B'],
      ['B', 'C'],
    ],
  );
});

test('callbacks that lead from path to path are read in linear time', () => {
  assertGrowsEvenly((length) => {
    const item = (rank: number) => ({
      post: { callbacks: { on: { '{$url}': { $ref: `#/paths/~1${rank + 1}` } } } },
    });
    const paths = Object.fromEntries(
      Array.from({ length }, (_, rank) => [`/${rank}`, item(rank)] as const),
    );
    smallReference({ paths });
  }, 300);
});

test('schemas used only by operations without a page have no page or entry', () => {
  assert.deepEqual(
    reference.schemas.map(({ name }) => name),
    ['Order', 'Pet', 'Cat', 'Lonely'],
  );
});

test('the page of a base schema with a discriminator shows the derived schemas', () => {
  const [pet] = reference.schemas.filter(({ name }) => name === 'Pet');
  const shape = reference.schema(pet?.key ?? '')?.shape;
  assert.deepEqual(
    shape?.variants.map(({ options }) => options.map(({ label }) => label)),
    [['Cat']],
  );
});
