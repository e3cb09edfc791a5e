import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlineShape, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a schema that extends one around it is shown with what it adds', () => {
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

test('what an alternative to null adds is shown, and the alternative can be null', () => {
  const added = { allOf: [ref('Node'), { properties: { o: text } }] };
  const Node = {
    properties: {
      name: text,
      opt: { oneOf: [{ type: 'null' }, added], description: 'One more.' },
      sole: { anyOf: [added] },
      plain: { oneOf: [{ type: 'null' }, ref('Node')] },
    },
  };
  const node = [
    'name: string',
    'opt: object | null',
    '  o: string',
    '  recursive Node',
    'sole: object',
    '  o: string',
    '  recursive Node',
    'plain: object | null',
    '  recursive Node',
  ];
  assert.deepEqual(outlineShape(smallShape(ref('Node'), { Node })), node);
});

test('an added property is required if the schema that it is added to requires it', () => {
  const id = { enum: ['a', 'b'] };
  const Node = {
    required: ['id', 'name'],
    properties: {
      id: text,
      name: text,
      next: { allOf: [ref('Node'), { properties: { id } }] },
    },
  };
  assert.deepEqual(outlineShape(smallShape(ref('Node'), { Node })).slice(2), [
    'next: object',
    '  id*: string',
    '  recursive Node',
  ]);
});

test('what is next to the only schema that is extended is shown', () => {
  const Node = {
    properties: {
      next: { allOf: [ref('Node')], additionalProperties: { type: 'integer' } },
      last: { ...ref('Node'), properties: { at: text } },
      closed: { allOf: [ref('Node')], additionalProperties: false },
    },
  };
  assert.deepEqual(outlineShape(smallShape(ref('Node'), { Node })), [
    'next: object',
    '  any name: integer',
    '  recursive Node',
    'last: object',
    '  at: string',
    '  recursive Node',
    'closed: object',
    '  recursive Node',
  ]);
});
