import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../src/core/html/parse.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { write } from '../../../src/core/html/write.ts';
import { nameRows } from '../../../src/article/tables.ts';

/** The table as readers get it. */
function rowsOf(table: string): string {
  const root = parse(`<lectern-scroll-frame>${table}</lectern-scroll-frame>`);
  walk(root, [nameRows]);
  return write(root.children);
}

const cells = (name: string, texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
const table = (heads: readonly string[], row = heads) =>
  `<table><thead>${cells('th', heads)}</thead><tbody>${cells('td', row)}</tbody></table>`;

test('each cell of a wide table but the first knows what its column is called', () => {
  const html = rowsOf(
    table(['Key', 'Default', '<code>Type</code> of "value"'], ['a', '', '<b>c</b>']),
  );
  assert.match(html, /<table class="table-rows">/);
  assert.match(
    html,
    /<td>a<\/td><td><\/td><td data-column="Type of &quot;value&quot;"><b>c<\/b><\/td>/,
  );
});

test('a table of two columns, or with cells that span others, stays a table', () => {
  for (const plain of [
    table(['Key', 'Meaning']),
    table(['A', 'B', 'C'], ['a', 'b']),
    table(['A', 'B', 'C']).replace('<td>', '<td rowspan="2">'),
    table(['A', 'B', 'C']).replace(/<\/?t(?:head|body)>/g, ''),
    '<table></table>',
  ]) {
    assert.doesNotMatch(rowsOf(plain), /table-rows|data-column/);
  }
});
