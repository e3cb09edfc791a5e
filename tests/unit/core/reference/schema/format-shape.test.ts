import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shape } from '../../../../../src/core/reference/model/shape-model.ts';
import { formatShape } from '../../../../../src/core/reference/schema/format-shape.ts';

const leaf: Shape = {
  kind: 'shape',
  type: 'string',
  types: ['string'],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  constraints: [],
  enum: [],
  examples: [],
  fields: [],
  tuple: [],
  variants: [],
  inner: [],
  conditions: [],
};

function listOf(items: Shape): Shape {
  return { ...leaf, type: `${items.type}[]`, types: ['array'], items };
}

test('items are listed only if they have more than a type', () => {
  assert.deepEqual(formatShape(listOf(leaf)), []);
  assert.deepEqual(formatShape(listOf({ ...leaf, description: 'A name.' })), [
    '- each item: string: A name.',
  ]);
  const pair: Shape = { ...leaf, type: 'object', inner: [{ role: 'not', shape: leaf }] };
  assert.deepEqual(formatShape(listOf(pair)), ['- each item: object\n  - not: string']);
  const cut: Shape = { ...leaf, type: 'object', more: { kind: 'cut', count: 3 } };
  assert.deepEqual(formatShape(listOf(cut)), ['- each item: object\n  - 3 more left out']);
});

test('nested lists are read a limited number of times at any depth', () => {
  let reads = 0;
  let shape: Shape = { ...leaf, description: 'Innermost.' };
  for (let depth = 0; depth < 24; depth += 1) {
    const items = shape;
    shape = {
      ...listOf(leaf),
      get items() {
        reads += 1;
        return items;
      },
    };
  }
  assert.match(formatShape(shape).join(''), /each item: string: Innermost\.$/);
  assert.ok(reads < 24 * 24 * 4, `${reads}`);
});

test('values with backticks or line breaks and empty values are inline code', () => {
  const literal = (text: string) => ({ value: text, text });
  const shape: Shape = {
    ...leaf,
    default: literal(''),
    const: literal('a `b`'),
    enum: [literal('c\nd')],
    fields: [
      { kind: 'field', id: 'tick', name: '`tick`', naming: 'fixed', required: false, shape: leaf },
    ],
  };
  assert.deepEqual(formatShape(shape), [
    'Always `` a `b` ``. One of `c d`. Default: `""`.',
    '- `` `tick` `` (string)',
  ]);
});

test('a multiline description with markup follows what it describes', () => {
  const description = 'Level:\n* low\n* high';
  const field = { kind: 'field', id: '', naming: 'fixed', required: false } as const;
  const fields = [
    { ...field, name: 'a', shape: { ...leaf, description } },
    { ...field, name: 'b', shape: { ...leaf, description: 'On two\nlines.' } },
  ];
  assert.deepEqual(formatShape({ ...leaf, description, fields }), [
    description,
    '- `a` (string)\n\n  Level:\n  * low\n  * high\n\n- `b` (string): On two lines.',
  ]);
});

test('items after a tuple are listed', () => {
  const tuple = { ...listOf({ ...leaf, type: 'boolean' }), tuple: [leaf] };
  assert.deepEqual(formatShape(tuple), ['- item 1: string\n- further items: boolean']);
});
