import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listInlineLinks, mapInlineLinks } from '../../../../src/core/text/inline-links.ts';

test('links in a line are found, except for those in code', () => {
  assert.deepEqual(listInlineLinks('[a](/a) `[b](/b)` [c](./c?x=1#y) [d]()'), ['/a', './c?x=1#y']);
});

test('an escaped bracket and an image are no links', () => {
  assert.deepEqual(listInlineLinks('\\[a](/a) ![b](/b) [c](/c)!'), ['/c']);
});

test('code such as an item of a list is no link', () => {
  assert.deepEqual(listInlineLinks('Map[T](items) a[0](x) [b](c) d[e](/f)'), ['c', '/f']);
});

test('only replaced URLs change in a line', () => {
  const toUrl = (url: string) => (url === '/a' ? '/z' : undefined);
  assert.equal(
    mapInlineLinks('**[a](/a)** `[a](/a)` [b](/b)', toUrl),
    '**[a](/z)** `[a](/a)` [b](/b)',
  );
});
