import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tablePasses } from '../../../src/article/tables.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { walk } from '../../../src/core/html/walk.ts';
import { write } from '../../../src/core/html/write.ts';

/** Returns the table that readers get. */
function rowsOf(table: string): string {
  const root = parse(`<lectern-scroll-frame>${table}</lectern-scroll-frame>`);
  walk(root, tablePasses(new Map()));
  return write(root.children);
}

const cells = (name: string, texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
const table = (heads: readonly string[], row = heads) =>
  `<table><thead>${cells('th', heads)}</thead><tbody>${cells('td', row)}</tbody></table>`;

test('each nonempty cell of a wide table after the first is labeled with its column', () => {
  const html = rowsOf(
    table(['Key', 'Default', '<code>Type</code> of "value"'], ['a', '', '<b>c</b>']),
  );
  assert.match(html, /<table class="table-rows">/);
  assert.match(
    html,
    /<td>a<\/td><td><\/td><td data-column="Type of &quot;value&quot;"><b>c<\/b><\/td>/,
  );
});

test('a table of two columns becomes rows if its names are long', () => {
  const long = 'LECTERN_AUTH_USER_GROUP_API_KEY';
  for (const wide of [
    table(['Key', 'Meaning'], [`<code>${long}</code>`, 'A key.']),
    table(['Key', 'Meaning'], ['key', `https://example.com/${long}`]),
    table(['A name that does not break', 'Meaning'], ['a', 'b']),
  ]) {
    assert.match(rowsOf(wide), /<table class="table-rows">.*<td data-column="Meaning">/);
  }
});

test('a table written as HTML becomes rows, even with its headings in the body', () => {
  const alone = (html: string) => {
    const root = parse(`<div>${html}</div>`);
    walk(root, tablePasses(new Map()));
    return write(root.children);
  };
  const heads = ['A', 'B', 'C'];
  assert.match(
    alone(table(heads).replace('<table>', '<table class="own"><caption>Letters</caption>')),
    /<table class="table-rows own"><caption>.*<td data-column="C">C<\/td>/,
  );
  const headless = table(heads).replace(/<\/?t(?:head|body)>/g, '');
  assert.match(
    alone(headless.replace('<th>A', '<th>')),
    /<tr class="table-heads"><td><\/td><th>B<.*<td>A<\/td><td data-column="B">B<\/td>/,
  );
});

test('a table that fits, is presentational or has spanning cells stays a table', () => {
  for (const plain of [
    table(['Key', 'Meaning'], ['key', 'Its meaning in some more words.']),
    table(['A', 'B', 'C'], ['a', 'b']),
    table(['A', 'B', 'C']).replace('<td>', '<td rowspan="2">'),
    table(['A', 'B', 'C']).replace('<table>', '<table role="presentation">'),
    `<table>${cells('td', ['A', 'B', 'C'])}${cells('td', ['a', 'b', 'c'])}</table>`,
    '<table></table>',
  ]) {
    assert.doesNotMatch(rowsOf(plain), /table-rows|data-column/);
  }
});

test('blanks between rows and cells are left out, and those in cells are not', () => {
  const root = parse(
    '<table>\n<thead>\n<tr>\n<th> A </th>\n</tr>\n</thead>\n<!-- x -->\n<tbody>\n<tr>stray<td>\n</td> </tr></tbody></table>',
  );
  walk(root, tablePasses(new Map()));
  assert.equal(
    write(root.children),
    '<table><thead><tr><th> A </th></tr></thead><!-- x --><tbody><tr>stray<td>\n</td></tr></tbody></table>',
  );
});

test('a table can have any number of rows', () => {
  const row = '\n<tr><td>a</td><td>b</td></tr>';
  const html = rowsOf(`<table>${cells('th', ['A', 'B'])}${row.repeat(150_000)}</table>`);
  assert.equal(html.split('</tr><tr>').length, 150_001);
});
