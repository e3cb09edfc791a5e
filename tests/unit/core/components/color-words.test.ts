import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toColorDeclaration } from '../../../../src/components/parts/author-color.ts';
import { isColor } from '../../../../src/core/components/color-words.ts';

test('components apply every color that the check accepts', () => {
  const colors = [
    '#16a34a',
    '#abc',
    ' #16A34A80 ',
    'rebeccapurple',
    'Tomato',
    'currentcolor',
    'rgb(1 2 3 / 50%)',
    'oklch(62% 0.19 259)',
    'hsla(120, 50%, 50%, 0.5)',
  ];
  for (const color of colors) {
    assert.ok(isColor(color), color);
    assert.notEqual(toColorDeclaration(color), undefined, color);
  }
});

test('components ignore every value that the check rejects', () => {
  const others = [
    '#12345',
    '16a34a',
    'var(--brand)',
    'color-mix(in srgb, red, blue)',
    'url(a)',
    '',
  ];
  for (const other of others) {
    assert.equal(isColor(other), false, other);
    assert.equal(toColorDeclaration(other), undefined, other);
  }
});
