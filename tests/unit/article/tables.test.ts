import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../src/core/html/parse.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { write } from '../../../src/core/html/write.ts';
import { nameRows } from '../../../src/article/tables.ts';

/** The table as readers get it, and what the class of its heads declares. */
function rowsOf(table: string): { html: string; declared: readonly string[] } {
  const declared: string[] = [];
  const root = parse(`<lectern-scroll-frame>${table}</lectern-scroll-frame>`);
  const classFor = (declarations: string) => `s-${declared.push(declarations)}`;
  walk(root, [nameRows(classFor)]);
  return { html: write(root.children), declared };
}

const cells = (name: string, texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
const table = (heads: readonly string[], row = heads) =>
  `<table><thead>${cells('th', heads)}</thead><tbody>${cells('td', row)}</tbody></table>`;

test('a wide table knows by its class what each of its columns is called', () => {
  const { html, declared } = rowsOf(table(['Key', 'Default', '<code>Type</code> of value']));
  assert.match(html, /<table class="s-1 table-rows">/);
  assert.deepEqual(declared, ['--column-1:"Key";--column-2:"Default";--column-3:"Type of value"']);
});

test('no head ends its declaration, or the class', () => {
  const { declared } = rowsOf(table(['a;b', '{"c"}', '*/ \\ &lt;d>']));
  assert.deepEqual(declared, [
    '--column-1:"a\\3b b";--column-2:"\\7b \\22 c\\22 \\7d ";--column-3:"\\2a \\2f  \\5c  \\3c d\\3e "',
  ]);
});

test('a table of two columns, or with cells that span others, stays a table', () => {
  for (const plain of [
    table(['Key', 'Meaning']),
    table(['A', 'B', 'C'], ['a', 'b']),
    table(['A', 'B', 'C']).replace('<td>', '<td rowspan="2">'),
    table(['A', 'B', 'C']).replace(/<\/?t(?:head|body)>/g, ''),
    '<table></table>',
  ]) {
    const { html, declared } = rowsOf(plain);
    assert.doesNotMatch(html, /table-rows/);
    assert.deepEqual(declared, []);
  }
});
