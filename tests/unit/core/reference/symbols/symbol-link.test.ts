import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatSymbolLink,
  parseSymbolLink,
} from '../../../../../src/core/reference/symbols/symbol-link.ts';

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

test('what has no page, and labels with brackets, stay text', () => {
  assert.equal(formatSymbolLink('`A`', {}), '`A`');
  assert.equal(formatSymbolLink('`[a]`', { key: 'x' }), '`[a]`');
  assert.equal(parseSymbolLink('#tag/pets'), undefined);
});
