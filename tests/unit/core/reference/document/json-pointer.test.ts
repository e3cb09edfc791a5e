import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatPointer,
  joinPointer,
  parsePlainPointer,
  parsePointer,
} from '../../../../../src/core/reference/document/json-pointer.ts';

const paths = [
  [],
  ['paths', '/a%2Fb', 'get'],
  ['a~1b', '~0', '~', '/'],
  ['100%', '%25', 'é', 'a b', ''],
];

test('a formatted pointer parses to the same path, with and without a #', () => {
  for (const path of paths) {
    assert.deepEqual(parsePointer(formatPointer(path)), path);
    assert.deepEqual(parsePointer(joinPointer('#', ...path)), path);
    assert.deepEqual(parsePlainPointer(joinPointer('', ...path)), path);
  }
});

test('percent-encoding applies only in pointers that are URL fragments', () => {
  assert.equal(joinPointer('#/paths', '/a%2Fb'), '#/paths/~1a%252Fb');
  assert.equal(joinPointer('/paths', '/a%2Fb'), '/paths/~1a%2Fb');
  assert.deepEqual(parsePointer('#/components/schemas/A%20B'), ['components', 'schemas', 'A B']);
  assert.deepEqual(parsePlainPointer('/a%20b'), ['a%20b']);
});

test('an anchor and a reference to another document are not pointers', () => {
  assert.equal(parsePointer('#anchor'), undefined);
  assert.equal(parsePointer('b.yaml#/a'), undefined);
  assert.deepEqual(parsePointer('#'), []);
});
