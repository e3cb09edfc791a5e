import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallOperation, smallReference } from '../../../../helpers/values/openapi-reference.ts';

const linesOf = (operation: object, document: object = {}, api = {}) =>
  smallOperation(operation, document, api).extensions.map(({ place, name, text }) =>
    `${place} ${name}: ${text}`.trim(),
  );

test('an operation lists its extensions and those of its parts', () => {
  const operation = {
    'x-rate': { limit: 5 },
    parameters: [{ name: 'limit', in: 'query', 'x-unit': 'rows', schema: { 'x-order': 2 } }],
    responses: { 200: { description: 'So.', 'x-cached': true, headers: { 'x-total': {} } } },
  };
  assert.deepEqual(linesOf(operation), [
    'x-rate: {"limit":5}',
    'parameters.limit x-unit: "rows"',
    'parameters.limit.schema x-order: 2',
    'responses.200 x-cached: true',
  ]);
});

test('handled extensions, property names and example data are not listed', () => {
  const schema = { properties: { 'x-own': { type: 'string' } }, example: { 'x-own': 'a' } };
  const operation = {
    'x-codeSamples': [],
    'x-mint': {},
    'x-lectern-safe': true,
    'x-stage': 'new',
    requestBody: { content: { 'application/json': { schema } } },
  };
  assert.deepEqual(linesOf(operation, {}, { paramFields: { post: ['x-stage'] } }), []);
});

test('an extension of a referenced part is listed where it is used, and long values are truncated', () => {
  const schemas = { Node: { 'x-table': 'n'.repeat(400), type: 'string' } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } };
  const [line = '', ...others] = linesOf({ requestBody: { content } }, { components: { schemas } });
  assert.equal(others.length, 0);
  assert.equal(line, `requestBody.content.application/json.schema x-table: "${'n'.repeat(299)}…`);
});

test('extensions of a path are listed in its operations, those of the document on its page', () => {
  const paths = { '/a': { 'x-zone': 1, get: {}, post: { 'x-other': 2 } } };
  assert.deepEqual(linesOf({}, { paths }), ['path x-zone: 1']);
  const info = { title: 'Zoo', version: '1', 'x-audience': 'all' };
  const reference = smallReference({ paths, info, 'x-catalogue': 3 });
  assert.deepEqual(
    reference.extensions().map(({ place, name }) => `${place} ${name}`.trim()),
    ['x-catalogue', 'info x-audience'],
  );
});

test('a document with internal operations lists no extensions', () => {
  const paths = { '/a': { get: { 'x-zone': 1 } }, '/b': { get: { 'x-internal': true } } };
  assert.deepEqual(linesOf({}, { paths }), []);
});

/** Returns a schema called `name`, whose only property is a schema called `inner`. */
const holding = (name: string, inner: string) => ({
  [`x-${name}`]: 1,
  type: 'object',
  properties: { inner: { $ref: `#/components/schemas/${inner}` } },
});

test('a page lists extensions only of the levels that it shows', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const schemas = Object.fromEntries(
    names.map((name, rank) => [name, holding(name, names[rank + 1] ?? 'last')]),
  );
  const last = { 'x-last': 1, properties: { name: {} } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/a' } } };
  const document = { components: { schemas: { ...schemas, last } } };
  const lines = linesOf({ requestBody: { content } }, document);
  assert.deepEqual(
    lines.map((line) => line.split(' ')[1]),
    ['x-a:', 'x-b:', 'x-c:'],
  );
  const drawn = smallReference({
    paths: { '/a': { post: { requestBody: { content } } } },
    ...document,
  });
  const [page] = drawn.schemas.filter(({ name }) => name === 'd');
  assert.deepEqual(
    drawn.schema(page?.key ?? '')?.extensions.map(({ name }) => name),
    ['x-d', 'x-e', 'x-last'],
  );
});

test('extensions of allOf parts and alternatives are listed', () => {
  const schemas = {
    Part: { 'x-part': 1, properties: { name: {} } },
    Choice: { 'x-choice': 1, properties: { name: {} } },
    Whole: {
      allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { size: {} } }],
      properties: {
        choice: { anyOf: [{ $ref: '#/components/schemas/Choice' }, { type: 'null' }] },
      },
    },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Whole' } } };
  const lines = linesOf({ requestBody: { content } }, { components: { schemas } });
  assert.deepEqual(lines.map((line) => line.split(' ')[1]).toSorted(), ['x-choice:', 'x-part:']);
});
