import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatSymbolLink,
  parseSymbolLink,
  relinkSymbols,
} from '../../../../../src/core/reference/symbols/symbol-link.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';

function roundTrip(key: string, anchor?: string) {
  const markdown = formatSymbolLink('A', { key, ...(anchor !== undefined && { anchor }) });
  const [, href = ''] = /^\[A\]\(([^\s()<>]+)\)$/.exec(markdown) ?? [];
  return parseSymbolLink(href);
}

test('a link in Markdown leads to its symbol and member, whatever their names contain', () => {
  assert.deepEqual(roundTrip('sdk class Client'), { key: 'sdk class Client' });
  assert.deepEqual(roundTrip('sdk class A<b>(c)#"d"', 'method-e f'), {
    key: 'sdk class A<b>(c)#"d"',
    anchor: '#method-e f',
  });
  assert.deepEqual(roundTrip('sdk class \ud800'), { key: 'sdk class \ufffd' });
});

test('what has no page, and labels with brackets outside of code, stay text', () => {
  assert.equal(formatSymbolLink('`A`', {}), '`A`');
  assert.equal(formatSymbolLink('a[]', { key: 'x' }), 'a[]');
  assert.equal(formatSymbolLink('`a[]`', { key: 'x' }), '[`a[]`](#symbol:x)');
  assert.equal(parseSymbolLink('#tag/pets'), undefined);
});

test('links get the keys that their names stand for, and lose what stands for nothing', () => {
  const link = (label: string, key: string) => formatSymbolLink(label, { key });
  const text = `See ${link('`f(a[])`', 'a.f')}, ${link('the \\[old\\] one', 'b')} and [this](/page).`;
  assert.equal(
    relinkSymbols(text, (name) => (name === 'a.f' ? { key: 'sdk f', anchor: 'g' } : undefined)),
    'See [`f(a[])`](#symbol:sdk%20f#g), the \\[old\\] one and [this](/page).',
  );
});

test('text with many brackets and backticks takes work in proportion to its length', () => {
  for (const piece of ['[', '[`', '[`a` ', '`[`]']) {
    assertGrowsEvenly((size) => {
      relinkSymbols(piece.repeat(size), () => undefined);
    }, 3000);
  }
});
