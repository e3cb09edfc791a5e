import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation, smallReference } from '../../../../helpers/values/openapi-reference.ts';

test('a circular alternative ends the sample without an error', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Base: ref('Pet'),
    Pet: {
      properties: {},
      allOf: [{ type: 'string', description: 'one' }, ref('Base')],
      oneOf: [ref('Cat')],
    },
    Cat: ref('Pet'),
  };
  const content = { 'application/json': { schema: ref('Cat') } };
  const { operation, operations } = smallReference({
    paths: { '/pets': { get: { responses: { '200': { description: 'OK', content } } } } },
    components: { schemas },
  });
  const [response] = operation(operations[0]?.key ?? '')?.responses ?? [];
  assert.equal(response?.content[0]?.examples.length, 1);
});

test('an example value of the wrong type is converted, or left out if impossible', () => {
  const properties = {
    street: { type: 'string', example: 'Main' },
    zip: { type: 'string', example: 94107 },
    active: { type: 'boolean', example: 'true' },
    price: { type: 'number', example: '9.99' },
    tags: { type: 'array', items: { type: 'string' }, example: 'a' },
    ranks: { type: 'array', items: { type: 'integer' }, example: ['1', 2] },
    size: { type: 'integer', example: 'large' },
  };
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const { operation, operations } = smallReference({
    paths: { '/a': { get: { responses: { '200': { description: 'OK', content } } } } },
  });
  const [response] = operation(operations[0]?.key ?? '')?.responses ?? [];
  assert.deepEqual(response?.content[0]?.examples[0]?.value, {
    street: 'Main',
    zip: '94107',
    active: true,
    price: 9.99,
    tags: ['a'],
    ranks: [1, 2],
  });
});

test('a required self-reference ends with null if allowed', () => {
  const own = { $ref: '#/components/schemas/Node' };
  const Node = {
    type: 'object',
    required: ['id', 'parent'],
    properties: { id: { type: 'integer' }, parent: { oneOf: [own, { type: 'null' }] } },
  };
  const content = { 'application/json': { schema: own } };
  const { operation, operations } = smallReference({
    paths: { '/a': { get: { responses: { '200': { description: 'OK', content } } } } },
    components: { schemas: { Node } },
  });
  const [response] = operation(operations[0]?.key ?? '')?.responses ?? [];
  const [example] = response?.content[0]?.examples ?? [];
  assert.deepEqual(example?.value, { id: 12345, parent: null });
  assert.equal(example?.isIllustrative, false);
});

test('a nested value too deep for its discriminated alternative is left out', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const kind = { type: 'string' };
  const schemas = {
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: { kind },
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { c: '#/components/schemas/Cat' } },
    },
    Cat: { type: 'object', properties: { lives: { type: 'integer' }, friend: ref('Pet') } },
    Dog: { type: 'object', properties: { bark: { type: 'boolean' } } },
  };
  const content = { 'application/json': { schema: ref('Pet') } };
  const operation = smallOperation({ requestBody: { content } }, { components: { schemas } });
  const [example] = operation.body?.content[0]?.examples ?? [];
  assert.deepEqual(example?.value, { kind: 'c', lives: 0 });
});

test('properties excluded together by not are left out, beginning with the later ones', () => {
  const exampleOf = (not: object) => {
    const word = { type: 'string' };
    const properties = { a: word, b: word, c: word };
    const schema = { type: 'object', required: ['a'], properties, not };
    const content = { 'application/json': { schema } };
    return smallOperation({ requestBody: { content } }).body?.content[0]?.examples[0]?.value;
  };
  const [a, b, c] = ['string', 'string', 'string'];
  assert.deepEqual(exampleOf({ required: ['b'] }), { a, c });
  assert.deepEqual(exampleOf({ required: ['a', 'c'] }), { a, b });
  assert.deepEqual(exampleOf({ anyOf: [{ required: ['a', 'b'] }, { required: ['b', 'c'] }] }), {
    a,
    c,
  });
  assert.deepEqual(exampleOf({ anyOf: [{ required: ['b'] }, { required: ['c'] }] }), { a });
});

test('nothing else is left out if a repaired value is not excluded by not', () => {
  const properties = { a: { type: 'string' }, zip: { type: 'string', example: 94107 } };
  const schema = { type: 'object', properties, not: { required: ['gone'] } };
  const content = { 'application/json': { schema } };
  const [body] = smallOperation({ requestBody: { content } }).body?.content ?? [];
  assert.deepEqual(body?.examples[0]?.value, { a: 'string', zip: '94107' });
});
