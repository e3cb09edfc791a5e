import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

function exampleOf(schema: object): unknown {
  const content = { 'application/json': { schema: { type: 'object', ...schema } } };
  const [example] = smallOperation({ requestBody: { content } }).body?.content[0]?.examples ?? [];
  assert.equal(example?.isIllustrative, false, JSON.stringify(schema));
  return example.value;
}

const additionalProperties = { type: 'integer' };

test('a map has at least minProperties and at most maxProperties properties', () => {
  const three = { property1: 0, property2: 0, property3: 0 };
  assert.deepEqual(exampleOf({ minProperties: 3, additionalProperties }), three);
  const city = { type: 'object', properties: { city: { type: 'string' } } };
  const one = exampleOf({ maxProperties: 1, additionalProperties: city });
  assert.deepEqual(one, { property1: { city: 'London' } });
});

test('a map that allows no additional properties gets none', () => {
  assert.deepEqual(exampleOf({ maxProperties: 0, additionalProperties }), {});
  assert.deepEqual(exampleOf({ propertyNames: false, additionalProperties }), {});
  const properties = { a: { type: 'integer' } };
  assert.deepEqual(exampleOf({ maxProperties: 1, properties, additionalProperties }), { a: 0 });
});

test('generated property names match propertyNames', () => {
  const namesOf = (propertyNames: object, others: object = {}) => {
    const map = { minProperties: 3, additionalProperties, propertyNames, ...others };
    return Object.keys(exampleOf(map) as object);
  };
  assert.deepEqual(namesOf({ enum: ['en', 'de', 'fr', 'es'] }), ['en', 'de', 'fr']);
  assert.deepEqual(namesOf({ pattern: '^x-[a-z]+$' }), ['x-abc', 'x-a', 'x-bcd']);
  assert.deepEqual(namesOf({ maxLength: 1 }), ['a', 'b', 'd']);
  const long = namesOf({ minLength: 12 }).map((name) => name.length);
  assert.deepEqual(long, [12, 12, 12]);
  const days = ['2019-08-24', '2019-08-25', '2019-08-26'];
  assert.deepEqual(namesOf({ format: 'date' }), days);
  const properties = { a: { type: 'integer' } };
  assert.deepEqual(namesOf({ maxLength: 1 }, { properties }), ['a', 'b', 'd']);
});
