import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlineShape, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };

test('a discriminator maps values to alternatives', () => {
  const animal = (name: string) => ({ properties: { kind: { const: name } } });
  const discriminator = {
    propertyName: 'kind',
    mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' },
  };
  const options = ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const shape = smallShape(
    { oneOf: options, discriminator },
    { Cat: animal('cat'), Dog: animal('dog') },
  );
  assert.deepEqual(shape.variants[0]?.discriminator, {
    property: 'kind',
    mapping: [
      { value: 'cat', label: 'Cat' },
      { value: 'dog', label: 'Dog' },
    ],
  });
});

test('a discriminator without alternatives applies to the derived schemas', () => {
  const Pet = {
    properties: { kind: text },
    discriminator: { propertyName: 'kind' },
  };
  const Cat = { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { claws: text } }] };
  assert.deepEqual(outlineShape(smallShape({ $ref: '#/components/schemas/Pet' }, { Pet, Cat })), [
    'kind: string',
    'oneOf Cat',
    '  kind: string',
    '  claws: string',
  ]);
});

test('a derived schema has its own derived schemas as variants, but not its siblings', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const mapping = { cat: ref('Cat').$ref, dog: ref('Dog').$ref, manx: ref('Manx').$ref };
  const schemas = {
    Pet: { properties: { kind: text }, discriminator: { propertyName: 'kind', mapping } },
    Cat: { allOf: [ref('Pet'), { properties: { claws: text } }] },
    Dog: { allOf: [ref('Pet')] },
    Manx: { allOf: [ref('Cat'), { properties: { tail: text } }] },
  };
  const outline = (schema: object) => outlineShape(smallShape(schema, schemas));
  assert.deepEqual(outline(ref('Dog')), ['kind: string']);
  assert.deepEqual(outline(schemas.Manx), ['kind: string', 'claws: string', 'tail: string']);
  assert.deepEqual(outline(ref('Cat')), [
    'kind: string',
    'claws: string',
    'oneOf Manx',
    '  kind: string',
    '  claws: string',
    '  tail: string',
  ]);
  const options = smallShape(ref('Pet'), schemas).variants[0]?.options;
  assert.deepEqual(
    options?.map(({ label }) => label),
    ['Cat', 'Dog', 'Manx'],
  );
});

test('an indirectly derived schema is also a variant of the base', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Pet: { properties: { kind: text }, discriminator: { propertyName: 'kind' } },
    Manx: { allOf: [ref('Cat'), { properties: { tail: text } }] },
    Cat: { allOf: [ref('Pet'), { properties: { claws: text } }] },
  };
  const [group] = smallShape(ref('Pet'), schemas).variants;
  assert.deepEqual(group?.discriminator?.mapping, [
    { value: 'Cat', label: 'Cat' },
    { value: 'Manx', label: 'Manx' },
  ]);
});

test('schemas that extend each other are not their own variants', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Pet: { allOf: [ref('Cat')], discriminator: { propertyName: 'kind' } },
    Cat: { allOf: [ref('Pet')], properties: { claws: text } },
  };
  const [group] = smallShape(ref('Pet'), schemas).variants;
  assert.deepEqual(
    group?.options.map(({ label }) => label),
    ['Cat'],
  );
});

test('a partial mapping leaves the schema names of unmapped schemas as values', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const mapping = { doggy: ref('Dog').$ref };
  const schemas = {
    Pet: { properties: { kind: text }, discriminator: { propertyName: 'kind', mapping } },
    Cat: { allOf: [ref('Pet'), { properties: { claws: text } }] },
    Dog: { allOf: [ref('Pet')] },
  };
  const [group] = smallShape(ref('Pet'), schemas).variants;
  assert.deepEqual(group?.discriminator?.mapping, [
    { value: 'doggy', label: 'Dog' },
    { value: 'Cat', label: 'Cat' },
  ]);
  assert.deepEqual(
    group?.options.map(({ label }) => label),
    ['Dog', 'Cat'],
  );
});

test('alternatives with single values are shown at the deepest level', () => {
  const Kind = { type: 'string', oneOf: [{ const: 'a', description: 'First' }, { const: 'b' }] };
  const kind = { $ref: '#/components/schemas/Kind' };
  const level = (inner: object) => ({ properties: { inner } });
  const inner = { properties: { kind, kinds: { type: 'array', items: kind } } };
  const [first] = smallShape(level(level(inner)), { Kind }).fields;
  const [one, several] = first?.shape.fields[0]?.shape.fields ?? [];
  for (const shape of [one?.shape, several?.shape.items]) {
    assert.equal(shape?.more, undefined);
    const values = shape?.enum.map(({ value, description }) => [value, description]);
    assert.deepEqual(values, [
      ['a', 'First'],
      ['b', undefined],
    ]);
  }
});

test('an alternative that extends the schema around it is shown with its own fields', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const Pet = { properties: { name: text }, oneOf: [ref('Cat'), { properties: { fins: text } }] };
  const Cat = { allOf: [ref('Pet'), { properties: { claws: text } }] };
  assert.deepEqual(outlineShape(smallShape(ref('Pet'), { Pet, Cat })), [
    'name: string',
    'oneOf Cat',
    '  name: string',
    '  claws: string',
    'oneOf object',
    '  fins: string',
  ]);
  const Base = { properties: { name: text } };
  const Extended = { allOf: [ref('Base'), { properties: { claws: text } }] };
  const choice = { allOf: [ref('Base')], oneOf: [ref('Extended'), { properties: { fins: text } }] };
  assert.deepEqual(outlineShape(smallShape(choice, { Base, Extended })), [
    'name: string',
    'oneOf Extended',
    '  name: string',
    '  claws: string',
    'oneOf object',
    '  fins: string',
  ]);
});
