import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toIcon } from '../../../../../src/core/config/newer/to-icon.ts';

test('an icon name takes the style next to it', () => {
  assert.deepEqual(toIcon('book', undefined), { name: 'book' });
  assert.deepEqual(toIcon('book', 'solid'), { name: 'book', type: 'solid' });
  assert.equal(toIcon(undefined, 'solid'), undefined);
});

test('the style inside an icon object overrides the style next to it', () => {
  assert.deepEqual(toIcon({ name: 'book' }, 'solid'), { name: 'book', type: 'solid' });
  assert.deepEqual(toIcon({ name: 'book', style: 'thin' }, 'solid'), {
    name: 'book',
    type: 'thin',
  });
});

test('the library of an icon becomes a prefix of its name', () => {
  assert.deepEqual(toIcon({ name: 'house', library: 'lucide' }, undefined), {
    name: 'lucide:house',
  });
});

test('an icon of an unknown library is looked up by name alone', () => {
  assert.deepEqual(toIcon({ name: 'house', library: 'heroicons' }, undefined), { name: 'house' });
});
