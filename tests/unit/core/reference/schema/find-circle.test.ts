import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlineShape, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };

test('a schema that extends one around it is shown with what it adds', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const extend = (properties: object) => ({ allOf: [ref('Node'), { properties }] });
  const Node = {
    required: ['name'],
    properties: {
      name: text,
      parent: { ...extend({ since: text }), required: ['since'] },
      children: { type: 'array', items: ref('Branch') },
      next: { allOf: [ref('Node')], description: 'The next one.' },
      twin: { allOf: [ref('Node'), { description: 'Looks alike.' }] },
    },
  };
  const Branch = extend({ length: text, branches: { type: 'array', items: ref('Branch') } });
  assert.deepEqual(outlineShape(smallShape(ref('Node'), { Node, Branch })), [
    'name*: string',
    'parent: object',
    '  since*: string',
    '  recursive Node',
    'children: object[]',
    '  length: string',
    '  branches: object[]',
    '    recursive Branch',
    '  recursive Node',
    'next: object',
    '  recursive Node',
    'twin: object',
    '  recursive Node',
  ]);
});
