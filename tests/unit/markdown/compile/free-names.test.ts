import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeNames, freeNamesIn } from '../../../../src/markdown/compile/free-names.ts';

test('undefined names in expressions are found, each once', () => {
  const { names } = freeNamesIn(['size', 'size + 1', 'items.map((item) => item.name)']) ?? {};
  assert.deepEqual(names?.toSorted(), ['items', 'size']);
});

test('tags, keys, strings and comments in expressions are not names', () => {
  const expressions = [
    '<><span title={title}>words here</span><Card.Icon name="x" /></>',
    ' {fontWeight: "inherit"} ',
    '/* note */',
    'true // why',
    '...given',
  ];
  assert.deepEqual(freeNamesIn(expressions)?.names.toSorted(), ['given', 'title']);
});

test('props is always defined and not a free name', () => {
  assert.deepEqual(freeNamesIn(['props.name', 'name'])?.names, ['name']);
});

test('only an expression that depends on time or on loaded code makes the file volatile', () => {
  assert.equal(freeNamesIn(['new Date().getFullYear()'])?.isVolatile, true);
  assert.equal(freeNamesIn(['await import("./a.js")'])?.isVolatile, true);
  assert.equal(freeNamesIn(['[1, 2].map(Number)', 'true', '2'])?.isVolatile, false);
});

test('expressions that do not parse on their own are left to the check of the whole code', () => {
  assert.equal(freeNamesIn(['a +']), undefined);
  assert.deepEqual(freeNames('return a +'), { names: [], isVolatile: true });
});
