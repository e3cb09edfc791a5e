import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSafePattern } from '../../../../../src/core/reference/operation/build-documented.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

/** Returns what is documented about the only response of an operation, with a body of this schema. */
function documented(schema: object, schemas: object = {}) {
  const content = { 'application/json': { schema } };
  const reference = smallReference({
    paths: { '/a': { get: { responses: { 200: { description: '', content } } } } },
    components: { schemas },
  });
  const { responses, definitions } = reference.documented();
  const [first] = responses.get(reference.operations[0]?.key ?? '') ?? [];
  return { schema: first?.contents[0]?.schema, definitions };
}

test('a schema keeps only its assertions', () => {
  const { schema } = documented({
    type: 'object',
    title: 'Pet',
    description: 'A pet',
    required: ['id'],
    properties: { id: { type: 'integer', minimum: 1, example: 7, default: 3, 'x-mark': 1 } },
    example: { id: { $ref: '#/nowhere' } },
  });
  assert.deepEqual(schema, {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer', minimum: 1 } },
  });
});

test('recursive schemas are defined only once', () => {
  const pet = { type: 'object', properties: { mother: { $ref: '#/components/schemas/Pet' } } };
  const { schema, definitions } = documented({ $ref: '#/components/schemas/Pet' }, { Pet: pet });
  assert.deepEqual(schema, { $ref: '#/$defs/s0' });
  assert.deepEqual(definitions, {
    s0: { type: 'object', properties: { mother: { $ref: '#/$defs/s0' } } },
  });
});

test('a nullable schema accepts null, and a writeOnly field is not required', () => {
  const { schema } = documented({
    required: ['name', 'password'],
    properties: { name: { type: 'string', nullable: true }, password: { writeOnly: true } },
  });
  assert.deepEqual(schema, {
    required: ['name'],
    properties: { name: { anyOf: [{ type: 'string' }, { type: 'null' }] }, password: {} },
  });
});

test('boolean exclusive bounds are converted to numeric ones', () => {
  const { schema } = documented({ minimum: 3, exclusiveMinimum: true, exclusiveMaximum: false });
  assert.deepEqual(schema, { minimum: 3, exclusiveMinimum: 3 });
});

test('invalid patterns and catastrophic backtracking assert nothing', () => {
  const { schema } = documented({
    properties: { a: { pattern: '^[a-z]+$' }, b: { pattern: '(' }, c: { pattern: '(a+)+$' } },
    patternProperties: { '^x-': true, '(': true },
  });
  assert.deepEqual(schema, {
    properties: { a: { pattern: '^[a-z]+$' }, b: {}, c: {} },
    patternProperties: { '^x-': true },
  });
});

test('a broken reference accepts any value', () => {
  assert.deepEqual(documented({ $ref: '#/components/schemas/None' }).schema, {});
});

test('every status has its content types, including referenced responses', () => {
  const reference = smallReference({
    paths: {
      '/a': {
        get: {
          responses: {
            204: { description: 'Nothing' },
            '4XX': { $ref: '#/components/responses/Failed' },
            'x-note': {},
          },
        },
      },
    },
    components: {
      responses: { Failed: { description: '', content: { 'text/plain': {} } } },
    },
  });
  const { responses } = reference.documented();
  assert.deepEqual(responses.get(reference.operations[0]?.key ?? ''), [
    { status: '204', contents: [] },
    { status: '4XX', contents: [{ mediaType: 'text/plain' }] },
  ]);
});

test('operations of a document share referenced schemas', () => {
  const pet = { $ref: '#/components/schemas/Pet' };
  const answerWith = (schema: object) => ({
    get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
  });
  const reference = smallReference({
    paths: { '/pet': answerWith(pet), '/pets': answerWith({ type: 'array', items: pet }) },
    components: { schemas: { Pet: { type: 'object' }, Unused: { type: 'string' } } },
  });
  const { responses, definitions } = reference.documented();
  const schemas = reference.operations.map(
    ({ key }) => responses.get(key)?.[0]?.contents[0]?.schema,
  );
  assert.deepEqual(schemas, [
    { $ref: '#/$defs/s0' },
    { type: 'array', items: { $ref: '#/$defs/s0' } },
  ]);
  assert.deepEqual(definitions, { s0: { type: 'object' } });
});

test('patterns are only checked if that cannot take forever', () => {
  const endless = [
    '^(a|a)*$',
    '^(a?)+$',
    '((a|a)b)*',
    '([a-z]+[a-z])+',
    '(a|a){30}x',
    '(a)\\1',
    'a*'.repeat(30),
    'a?'.repeat(40),
    '(a|a)'.repeat(39),
  ];
  assert.deepEqual(endless.filter(isSafePattern), []);
  const usual = [
    '^(?:ab)*$',
    '^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$',
    '^([01]\\d|2[0-3]):?([0-5]\\d)$',
    '^[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}$',
    '^[^\\]+*]+$',
  ];
  assert.deepEqual(usual.filter(isSafePattern), usual);
});
