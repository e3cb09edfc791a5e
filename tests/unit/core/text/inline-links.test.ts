import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listInlineLinks, mapInlineLinks } from '../../../../src/core/text/inline-links.ts';

test('the links of a line are found, and brackets in code are none', () => {
  assert.deepEqual(listInlineLinks('[a](/a) `[b](/b)` [c](./c?x=1#y) [d]()'), ['/a', './c?x=1#y']);
});

test('a line keeps all but the addresses that become others', () => {
  const toUrl = (url: string) => (url === '/a' ? '/z' : undefined);
  assert.equal(
    mapInlineLinks('**[a](/a)** `[a](/a)` [b](/b)', toUrl),
    '**[a](/z)** `[a](/a)` [b](/b)',
  );
});
