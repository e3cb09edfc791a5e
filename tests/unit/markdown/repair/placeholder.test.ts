import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlaceholders, findTypes } from '../../../../src/markdown/repair/placeholder.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

async function render(text: string, format: 'md' | 'mdx') {
  const page = await compileText(`${text}\n`, { format });
  const told = page.diagnostics.map(({ code, position }) => `${code} ${position?.column}`);
  return { html: page.render(), told };
}

test('the type behind a name is text in both formats, and a warning', async () => {
  for (const format of ['md', 'mdx'] as const) {
    assert.deepEqual(await render('A Promise<User> it is.', format), {
      html: '<p>A Promise<User> it is.</p>',
      told: ['page/placeholder 10'],
    });
    assert.deepEqual(await render('- Map<Key>\n- `x`', format), {
      html: '<ul>\n<li>Map<Key></li>\n<li><code>x</code></li>\n</ul>',
      told: ['page/placeholder 6'],
    });
  }
});

test('words in angle brackets are text of a .md page, in a line and in one of their own', async () => {
  for (const word of ['<T>', '<file>', '<your-key>']) {
    assert.deepEqual(await render(`Send ${word}.`, 'md'), {
      html: `<p>Send ${word}.</p>`,
      told: ['page/placeholder 6'],
    });
    assert.deepEqual(await render(`> ${word}`, 'md'), {
      html: `<blockquote>\n<p>${word}</p>\n</blockquote>`,
      told: ['page/placeholder 3'],
    });
  }
});

test('elements, components and what is closed or has attributes are no words', () => {
  const isPlaceholder = findPlaceholders('<my-el></my-el> and <T>');
  assert.equal(isPlaceholder('<T>'), true);
  for (const html of [
    '<kbd>',
    '<KBD>',
    '<card>',
    '<my-el>',
    '<x-y a="b">',
    '<t/>',
    '</t>',
    '<!-- -->',
  ]) {
    assert.equal(isPlaceholder(html), false, html);
  }
});

test('a type in a heading inside of a component leaves the component whole', async () => {
  assert.deepEqual(await render('<Note>\n## Promise<T>\n\n- `x`\n</Note>', 'mdx'), {
    html: '<note><h2 id="promise-t">Promise<T></h2><ul>\n<li><code>x</code></li>\n</ul></note>',
    told: ['page/placeholder 11'],
  });
});

test('several types behind a name leave the components around them whole', async () => {
  const text =
    '<Note>\n`Map<A, B>` is Map<Key, Value>\n\n## List<T>\n\n```ts\nMap<A, B>\n```\n</Note>';
  const { html, told } = await render(text, 'mdx');
  assert.match(html, /^<note>.*Map<Key, Value>.*List<T>.*<\/note>$/s);
  assert.deepEqual(told, ['page/less-than 19', 'page/placeholder 8']);
});

test('types are found in a long page of code in as many steps as the page has signs', () => {
  for (const piece of ['`A<b, c` ', 'A<b ', '="A<b, c" '])
    assertGrowsEvenly((size) => findTypes(piece.repeat(size), 0), 500);
});

test('a component behind a word that is never closed is still an error', async () => {
  const { told } = await render('Promise<Note> it is.', 'mdx');
  assert.deepEqual(told, ['page/unclosed-tag 8']);
});

test('types that are no tags are told as such beside a tag that is not closed', async () => {
  const { told } = await render('<Note>\n\nList<String>', 'mdx');
  assert.deepEqual(told.toSorted(), ['page/placeholder 5', 'page/unclosed-tag 1']);
});
