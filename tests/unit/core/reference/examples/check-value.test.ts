/** Whether the value of an example is what its schema asks for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResolver } from '../../../../../src/core/reference/document/resolver.ts';
import { checkValue } from '../../../../../src/core/reference/examples/check-value.ts';
import { createSchemaSource } from '../../../../../src/core/reference/schema/schema-source.ts';

/** Whether a value is one of the schema `Given`. */
function fits(value: unknown, schemas: object): boolean {
  const resolver = createResolver({ components: { schemas } });
  const source = createSchemaSource(resolver, { id: 'a', keepsOrder: true, markKeys: [] });
  const pointer = '#/components/schemas/Given';
  const given = resolver.find(pointer);
  assert.ok(given);
  return checkValue(value, given, { schemas: source });
}

test('alternatives that are alternatives of themselves end, and what cannot be decided is right', () => {
  const itself = { $ref: '#/components/schemas/Given' };
  assert.equal(fits([], { Given: { oneOf: [itself], items: itself } }), true);
  assert.equal(fits(5, { Given: { anyOf: [{ type: 'string' }, itself] } }), true);
  const dynamic = { $dynamicAnchor: 'node', oneOf: [{ $dynamicRef: '#node' }], items: itself };
  assert.equal(fits([[]], { Given: dynamic }), true);
});

test('a value is one of its alternatives', () => {
  const Given = {
    oneOf: [
      { type: 'string', maxLength: 3 },
      { type: 'integer', minimum: 5 },
    ],
  };
  assert.deepEqual(
    ['abc', 'abcd', 5, 4, true].map((value) => fits(value, { Given })),
    [true, false, true, false, false],
  );
});
