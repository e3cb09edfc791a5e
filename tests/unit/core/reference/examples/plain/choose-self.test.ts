/** What is shown of schemas that extend a base which lists them as alternatives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shape } from '../../../../../../src/core/reference/model/shape-model.ts';
import { smallOperation } from '../../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const extend = (name: string, properties: object) => ({
  allOf: [ref(name), { type: 'object', properties }],
});
const schemas = {
  Pet: {
    type: 'object',
    required: ['petType'],
    properties: { petType: text },
    oneOf: [ref('Cat'), ref('Dog')],
    discriminator: { propertyName: 'petType', mapping: { cat: 'Cat', dog: 'Dog' } },
  },
  Cat: extend('Pet', { claws: text }),
  Dog: extend('Pet', { bark: text }),
};

function contentOf(schema: object, others: object = {}) {
  const requestBody = { content: { 'application/json': { schema } } };
  const components = { schemas: { ...schemas, ...others } };
  return smallOperation({ requestBody }, { components }).body?.content[0];
}

test('an example of a derived schema contains nothing of its siblings', () => {
  const Puppy = extend('Dog', { town: text });
  const exampleOf = (schema: object) => contentOf(schema, { Puppy })?.examples[0]?.value;
  const dog = { petType: 'dog', bark: 'string' };
  assert.deepEqual(exampleOf(ref('Dog')), dog);
  assert.deepEqual(exampleOf({ type: 'array', items: ref('Dog') }), [dog]);
  assert.deepEqual(exampleOf(ref('Pet')), { petType: 'cat', claws: 'string' });
  const puppy = { petType: 'Puppy', bark: 'string', town: 'London' };
  assert.deepEqual(exampleOf(ref('Puppy')), puppy);
});

test('base schemas that list each other or themselves are followed once', () => {
  const inCircle = {
    Self: { allOf: [ref('Self'), text], oneOf: [ref('Self')] },
    One: { allOf: [ref('Other'), text], oneOf: [ref('Other')] },
    Other: { allOf: [ref('One')], oneOf: [ref('One')] },
  };
  for (const name of Object.keys(inCircle)) {
    assert.equal(contentOf(ref(name), inCircle)?.examples[0]?.value, 'string', name);
  }
});

test('a derived schema has no variants, and a base lists each derived schema once', () => {
  const namesOf = ({ fields }: Shape) => fields.map(({ name }) => name);
  const dog = contentOf(ref('Dog'))?.shape;
  assert.deepEqual(dog && [namesOf(dog), dog.variants], [['petType', 'bark'], []]);
  const [kinds] = contentOf(ref('Pet'))?.shape?.variants ?? [];
  assert.deepEqual(
    kinds?.options.map(({ label, shape }) => [label, namesOf(shape), shape.variants]),
    [
      ['Cat', ['petType', 'claws'], []],
      ['Dog', ['petType', 'bark'], []],
    ],
  );
});
