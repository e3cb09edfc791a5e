import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toIcon } from '../../../../../src/core/config/newer/to-icon.ts';

test('an icon is its name, with the style that stands beside it', () => {
  assert.deepEqual(toIcon('book', undefined), { name: 'book' });
  assert.deepEqual(toIcon('book', 'solid'), { name: 'book', type: 'solid' });
  assert.equal(toIcon(undefined, 'solid'), undefined);
});

test('an icon that is an object has a style of its own, which goes before the one beside it', () => {
  assert.deepEqual(toIcon({ name: 'book' }, 'solid'), { name: 'book', type: 'solid' });
  assert.deepEqual(toIcon({ name: 'book', style: 'thin' }, 'solid'), {
    name: 'book',
    type: 'thin',
  });
});

test('the library of an icon stands before its name', () => {
  assert.deepEqual(toIcon({ name: 'house', library: 'lucide' }, undefined), {
    name: 'lucide:house',
  });
});

test('an icon of a library that Lectern does not know is looked up by its name', () => {
  assert.deepEqual(toIcon({ name: 'house', library: 'heroicons' }, undefined), { name: 'house' });
});
