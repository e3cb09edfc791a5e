import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeNames, freeNamesIn } from '../../../../src/markdown/compile/free-names.ts';

test('names that expressions use without defining them are found, each once', () => {
  const { names } = freeNamesIn(['size', 'size + 1', 'items.map((item) => item.name)']) ?? {};
  assert.deepEqual(names?.toSorted(), ['items', 'size']);
});

test('what an expression says with tags, keys, texts and comments is no name', () => {
  const expressions = [
    '<><span title={title}>words here</span><Card.Icon name="x" /></>',
    ' {fontWeight: "inherit"} ',
    '/* note */',
    'true // why',
    '...given',
  ];
  assert.deepEqual(freeNamesIn(expressions)?.names.toSorted(), ['given', 'title']);
});

test('content knows its props, which are not free', () => {
  assert.deepEqual(freeNamesIn(['props.name', 'name'])?.names, ['name']);
});

test('an expression that asks for time or chance makes the file volatile, and no other', () => {
  assert.equal(freeNamesIn(['new Date().getFullYear()'])?.isVolatile, true);
  assert.equal(freeNamesIn(['await import("./a.js")'])?.isVolatile, true);
  assert.equal(freeNamesIn(['[1, 2].map(Number)', 'true', '2'])?.isVolatile, false);
});

test('expressions that do not parse by themselves are left to who reads the whole code', () => {
  assert.equal(freeNamesIn(['a +']), undefined);
  assert.deepEqual(freeNames('return a +'), { names: [], isVolatile: true });
});
