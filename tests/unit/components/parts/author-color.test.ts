import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toColorDeclaration } from '../../../../src/components/parts/author-color.ts';

test('every notation of a color becomes a declaration', () => {
  for (const color of [
    '#16a34a',
    '#fff',
    '#16a34aff',
    'gold',
    'rgb(1 2 3 / 50%)',
    'oklch(0.5 0.1 262)',
  ]) {
    assert.equal(toColorDeclaration(` ${color} `), `--lt-author-color: ${color}`);
  }
});

test('an invalid color is ignored and cannot add declarations', () => {
  for (const color of [
    undefined,
    '',
    '#12',
    'red; display: none',
    'url(x)',
    'var(--x)',
    'rgb(1,2,3)}',
  ]) {
    assert.equal(toColorDeclaration(color), undefined);
  }
});
