/** The discriminator values in generated examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the example that is generated for a body. */
function exampleOf(schema: object, schemas: object): unknown {
  const requestBody = { content: { 'application/json': { schema } } };
  const { body } = smallOperation({ requestBody }, { components: { schemas } });
  return body?.content[0]?.examples[0]?.value;
}

const payments = {
  Card: { type: 'object', required: ['method'], properties: { method: text, digits: text } },
  Bank: { type: 'object', required: ['method'], properties: { method: text, iban: text } },
};
const mapping = { card: ref('Card').$ref, bank: 'Bank' };

test('an example has the discriminator value of the alternative it shows', () => {
  const discriminator = { propertyName: 'method', mapping };
  const either = { oneOf: [ref('Bank'), ref('Card')], discriminator };
  assert.deepEqual(exampleOf(either, payments), {
    method: 'bank',
    iban: 'GB33BUKB20201555555555',
  });
  const list = { type: 'object', properties: { ways: { type: 'array', items: either } } };
  assert.deepEqual(exampleOf({ additionalProperties: list }, payments), {
    property1: { ways: [{ method: 'bank', iban: 'GB33BUKB20201555555555' }] },
    property2: { ways: [{ method: 'bank', iban: 'GB33BUKB20201555555555' }] },
  });
});

test('without a mapping the value is the schema name, unless the schema sets another', () => {
  const oneOf = [ref('Card')];
  const sampled = (method: object) => {
    const Card = { type: 'object', properties: { method, city: text } };
    return exampleOf({ oneOf, discriminator: { propertyName: 'method' } }, { ...payments, Card });
  };
  assert.deepEqual(sampled(text), { method: 'Card', city: 'London' });
  assert.deepEqual(sampled({ const: 'c' }), { method: 'c', city: 'London' });
  assert.deepEqual(sampled({ ...text, example: 'plastic' }), { method: 'plastic', city: 'London' });
  assert.deepEqual(sampled({ ...text, example: 'Bank' }), { method: 'Card', city: 'London' });
  assert.deepEqual(sampled({ enum: ['BANK', 'CARD'] }), { method: 'CARD', city: 'London' });
  assert.deepEqual(sampled({ ...text, readOnly: true }), { city: 'London' });
});

test('a discriminator is added even if the alternatives do not describe it', () => {
  const Card = { type: 'object', properties: { digits: text } };
  const discriminator = { propertyName: 'method', mapping };
  const sampled = exampleOf({ oneOf: [ref('Card')], discriminator }, { Card });
  assert.deepEqual(sampled, { method: 'card', digits: 'string' });
});

const petType = { petType: text };
const pets = {
  Pet: { type: 'object', required: ['petType'], properties: petType },
  Cat: { allOf: [ref('Pet'), { type: 'object', properties: { claws: text } }] },
  Dog: { allOf: [ref('Pet'), { type: 'object', properties: { bark: text } }] },
};

/** Returns the schemas of pets, whose base has this discriminator. */
function petsBy(discriminator: object) {
  return { ...pets, Pet: { ...pets.Pet, discriminator } };
}

test('an example of a derived schema has its own discriminator value', () => {
  const plain = petsBy({ propertyName: 'petType' });
  assert.deepEqual(exampleOf(ref('Cat'), plain), { petType: 'Cat', claws: 'string' });
  const mapped = petsBy({ propertyName: 'petType', mapping: { dog: 'Dog', cat: 'Cat' } });
  assert.deepEqual(exampleOf(ref('Cat'), mapped), { petType: 'cat', claws: 'string' });
  const either = { oneOf: [ref('Dog'), ref('Cat')] };
  assert.deepEqual(exampleOf(either, mapped), { petType: 'dog', bark: 'string' });
});

test('defaults and examples of a base schema are not used for a derived schema', () => {
  const discriminator = { propertyName: 'petType', mapping: { cat: 'Cat', dog: 'Dog' } };
  const usual = { petType: { enum: ['cat', 'dog'], default: 'cat' } };
  const Puppy = { allOf: [ref('Dog'), { type: 'object', properties: { town: text } }] };
  const schemas = { ...petsBy(discriminator), Puppy };
  const Pet = { ...schemas.Pet, properties: usual };
  assert.deepEqual(exampleOf(ref('Dog'), { ...schemas, Pet }), { petType: 'dog', bark: 'string' });
  assert.deepEqual(exampleOf(ref('Puppy'), { ...schemas, Pet }), {
    petType: 'dog',
    bark: 'string',
    town: 'London',
  });
  const shown = { ...schemas, Pet: { ...schemas.Pet, example: { petType: 'cat' } } };
  assert.deepEqual(exampleOf(ref('Dog'), shown), { petType: 'dog', bark: 'string' });
  assert.deepEqual(exampleOf({ allOf: [ref('Pet'), { description: 'Any.' }] }, shown), {
    petType: 'cat',
  });
});

test('an example of a base schema shows the first derived schema, and terminates', () => {
  const plain = petsBy({ propertyName: 'petType' });
  assert.deepEqual(exampleOf(ref('Pet'), plain), { petType: 'Cat', claws: 'string' });
  const mapped = petsBy({ propertyName: 'petType', mapping: { dog: 'Dog', cat: 'Cat' } });
  const owner = { type: 'object', properties: { pet: ref('Pet') } };
  assert.deepEqual(exampleOf(owner, mapped), { pet: { petType: 'dog', bark: 'string' } });
  const friends = { ...petType, friend: ref('Pet') };
  const Pet = { ...plain.Pet, properties: friends };
  assert.deepEqual(exampleOf(ref('Pet'), { ...plain, Pet }), {
    petType: 'Cat',
    claws: 'string',
  });
});

test('a form for a base schema includes the discriminator, even if optional', () => {
  const discriminator = { propertyName: 'petType' };
  const Pet = { type: 'object', properties: { ...petType, city: text }, discriminator };
  const requestBody = { content: { 'application/json': { schema: ref('Pet') } } };
  const operation = smallOperation(
    { requestBody },
    { components: { schemas: { ...pets, Pet } }, servers: [{ url: 'https://zoo.test' }] },
  );
  const [example] = buildPlayground(operation, {})?.body?.contents[0]?.examples ?? [];
  assert.deepEqual(JSON.parse(example?.text ?? ''), { petType: 'Cat', claws: 'string' });
});

test('an example in the document is left unchanged', () => {
  const example = { petType: 'string' };
  const schema = { type: 'object', properties: { pet: { allOf: [ref('Cat')], example } } };
  assert.deepEqual(exampleOf(schema, petsBy({ propertyName: 'petType' })), { pet: example });
});
