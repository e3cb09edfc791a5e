/** Whether the value of an example matches its schema. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResolver } from '../../../../../src/core/reference/document/resolver.ts';
import { checkValue } from '../../../../../src/core/reference/examples/check-value.ts';
import { createSchemaSource } from '../../../../../src/core/reference/schema/schema-source.ts';

/** Whether a value matches the schema `Given`. */
function fits(value: unknown, schemas: object): boolean {
  const resolver = createResolver({ components: { schemas } });
  const source = createSchemaSource(resolver, { id: 'a', keepsOrder: true, markKeys: [] });
  const pointer = '#/components/schemas/Given';
  const given = resolver.find(pointer);
  assert.ok(given);
  return checkValue(value, given, { schemas: source });
}

test('self-referencing alternatives terminate, and undecidable values are accepted', () => {
  const itself = { $ref: '#/components/schemas/Given' };
  assert.equal(fits([], { Given: { oneOf: [itself], items: itself } }), true);
  assert.equal(fits(5, { Given: { anyOf: [{ type: 'string' }, itself] } }), true);
  const dynamic = { $dynamicAnchor: 'node', oneOf: [{ $dynamicRef: '#node' }], items: itself };
  assert.equal(fits([[]], { Given: dynamic }), true);
});

test('a value must match one of its alternatives', () => {
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

test('a value must match the alternative named by its discriminator', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Given: {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { c: 'Cat' } },
    },
    Cat: { required: ['lives'] },
    Dog: { type: 'object' },
  };
  assert.deepEqual(
    ['c', 'Cat', 'Dog', 'other'].map((kind) => fits({ kind }, schemas)),
    [false, false, true, true],
  );
  assert.equal(fits({ kind: 'c', lives: 9 }, schemas), true);
});

test('a value excluded by not is rejected, unless that cannot be decided', () => {
  const Other = { type: 'object', required: ['b'], properties: { b: { readOnly: true } } };
  const other = { $ref: '#/components/schemas/Other' };
  const isFit = (value: unknown, not: unknown) => fits(value, { Given: { not }, Other });
  assert.deepEqual(
    ['a', 'b'].map((value) => isFit(value, { enum: ['a'] })),
    [false, true],
  );
  assert.equal(isFit({ b: 1 }, other), false);
  assert.equal(isFit({ c: 1 }, other), true);
  assert.equal(isFit('a', { not: { const: 'a' } }), true);
  assert.equal(isFit('b', { not: { const: 'a' } }), false);
  assert.equal(isFit(1, false), true);
  const unknown = [
    { $ref: '#/components/schemas/Nowhere' },
    { pattern: '(' },
    { format: 'email' },
    { contains: { const: 1 } },
    { if: {}, then: { const: 1 } },
    { allOf: [{ $ref: 'elsewhere.json' }] },
    { not: { format: 'email' } },
  ];
  for (const not of unknown) assert.equal(isFit('a', not), true, JSON.stringify(not));
});

test('all not keywords in allOf apply', () => {
  const Given = { allOf: [{ not: { const: 1 } }, { not: { const: 2 } }] };
  assert.deepEqual(
    [1, 2, 3].map((value) => fits(value, { Given })),
    [false, false, true],
  );
});

test('all propertyNames keywords in allOf apply', () => {
  const Given = {
    allOf: [{ propertyNames: { pattern: '^x-' } }, { propertyNames: { maxLength: 4 } }],
  };
  assert.deepEqual(
    [{ 'x-ab': 1 }, { 'x-abc': 1 }, { ab: 1 }, {}].map((value) => fits(value, { Given })),
    [true, false, false, true],
  );
});

test('propertyNames and prefixItems of separate objects are checked separately', () => {
  const only = (word: string) => ({ anyOf: [{ enum: [word] }] });
  const isFit = (value: object, toSchema: (word: string) => object) =>
    fits(value, { Given: { properties: { a: toSchema('x'), b: toSchema('y') } } });
  const named = (word: string) => ({ propertyNames: only(word) });
  assert.equal(isFit({ a: { x: 1 }, b: { y: 1 } }, named), true);
  assert.equal(isFit({ a: { x: 1 }, b: { x: 1 } }, named), false);
  const first = (word: string) => ({ prefixItems: [only(word)] });
  assert.equal(isFit({ a: ['x'], b: ['y'] }, first), true);
  assert.equal(isFit({ a: ['x'], b: ['x'] }, first), false);
});
