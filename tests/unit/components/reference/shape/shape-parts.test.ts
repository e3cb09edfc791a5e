import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listParts } from '../../../../../src/components/reference/shape/shape-parts.ts';
import { englishWording } from '../../../../helpers/values/english-wording.ts';
import { fieldOf, shapeOf } from '../../../../helpers/values/reference-values.ts';

const labels = (shape: Parameters<typeof listParts>[0]) =>
  listParts(shape, englishWording).map((part) => ('label' in part ? part.label : part.kind));

test('a list of plain objects directly shows the fields of its items', () => {
  const items = shapeOf({ type: 'object', fields: [fieldOf('a'), fieldOf('b')] });
  assert.deepEqual(labels(shapeOf({ type: 'object[]', items })), ['2 attributes of each item']);
});

test('a single attribute is counted in the singular', () => {
  assert.deepEqual(labels(shapeOf({ type: 'object', fields: [fieldOf('a')] })), [
    '1 child attribute',
  ]);
});

test('items with constraints are shown as a separate value', () => {
  const items = shapeOf({ constraints: [{ word: 'charactersMost', values: { count: 10 } }] });
  assert.deepEqual(labels(shapeOf({ type: 'string[]', items })), ['Each item']);
});

test('items with only a type are described by the type of the list', () => {
  assert.deepEqual(labels(shapeOf({ type: 'string[]', items: shapeOf() })), []);
});

test('the items of a tuple are numbered, and additional items are separate', () => {
  const tuple = [shapeOf(), shapeOf({ type: 'integer' })];
  assert.deepEqual(labels(shapeOf({ type: 'array', tuple, items: shapeOf() })), [
    'Item 1',
    'Item 2',
    'Additional items',
  ]);
});

test('conditions are described in words', () => {
  const parts = listParts(
    shapeOf({
      conditions: [
        { kind: 'if', if: shapeOf(), else: shapeOf() },
        { kind: 'dependent-required', property: 'card', required: ['cvc', 'month'] },
      ],
    }),
    englishWording,
  );
  assert.deepEqual(
    parts.map((part) => (part.kind === 'condition' ? part.shapes.map(({ label }) => label) : part)),
    [['If', 'else'], { kind: 'note', text: 'With `card`, also required: `cvc`, `month`.' }],
  );
});
