import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../../helpers/values/openapi-reference.ts';

const schemas = {
  Page: {
    type: 'object',
    required: ['rows'],
    properties: { rows: { type: 'array', minItems: 1, items: { $dynamicRef: '#row' } } },
    $defs: { row: { $dynamicAnchor: 'row', not: {} } },
  },
  Cats: {
    $ref: '#/components/schemas/Page',
    $defs: { row: { $dynamicAnchor: 'row', $ref: '#/components/schemas/Cat' } },
  },
  Dogs: {
    $ref: '#/components/schemas/Page',
    $defs: {
      row: { $dynamicAnchor: 'row', type: 'object', properties: { barks: { type: 'boolean' } } },
    },
  },
  Cat: { type: 'object', properties: { lives: { type: 'integer', minimum: 9 } } },
  Tree: {
    $dynamicAnchor: 'node',
    type: 'object',
    properties: {
      depth: { type: 'integer' },
      children: { type: 'array', items: { $dynamicRef: '#node' } },
    },
  },
  NamedTree: {
    $dynamicAnchor: 'node',
    allOf: [{ $ref: '#/components/schemas/Tree' }],
    properties: { label: { type: 'string' } },
  },
};

function exampleOf(schema: object): unknown {
  const content = { 'application/json': { schema } };
  const reference = smallReference({
    paths: { '/x': { post: { requestBody: { content }, responses: {} } } },
    components: { schemas },
  });
  const [operation] = reference.operations;
  return reference.operation(operation?.key ?? '')?.body?.content[0]?.examples[0]?.value;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a dynamic reference in an example resolves to the outer schema', () => {
  assert.deepEqual(exampleOf(ref('Cats')), { rows: [{ lives: 9 }] });
  assert.deepEqual(exampleOf({ type: 'object', properties: { a: ref('Cats'), b: ref('Dogs') } }), {
    a: { rows: [{ lives: 9 }] },
    b: { rows: [{ barks: true }] },
  });
});

test('an extended tree has nodes of the outer schema', () => {
  const children = [{ label: 'example' }];
  assert.deepEqual(exampleOf(ref('NamedTree')), { depth: 0, children, label: 'example' });
});
