import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlaceholders, findTypes } from '../../../../src/markdown/repair/placeholder.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

async function render(text: string, format: 'md' | 'mdx') {
  const page = await compileText(`${text}\n`, { format });
  const reported = page.diagnostics.map(({ code, position }) => `${code} ${position?.column}`);
  return { html: page.render(), reported };
}

test('a type parameter after a name is text in both formats, with a warning', async () => {
  for (const format of ['md', 'mdx'] as const) {
    assert.deepEqual(await render('A Promise<User> it is.', format), {
      html: '<p>A Promise<User> it is.</p>',
      reported: ['page/placeholder 10'],
    });
    assert.deepEqual(await render('- Map<Key>\n- `x`', format), {
      html: '<ul>\n<li>Map<Key></li>\n<li><code>x</code></li>\n</ul>',
      reported: ['page/placeholder 6'],
    });
  }
});

test('words in angle brackets are text in a .md page, inline and on their own line', async () => {
  for (const word of ['<T>', '<file>', '<your-key>']) {
    assert.deepEqual(await render(`Send ${word}.`, 'md'), {
      html: `<p>Send ${word}.</p>`,
      reported: ['page/placeholder 6'],
    });
    assert.deepEqual(await render(`> ${word}`, 'md'), {
      html: `<blockquote>\n<p>${word}</p>\n</blockquote>`,
      reported: ['page/placeholder 3'],
    });
  }
});

test('elements, components, and tags that are closed or have attributes are not placeholders', () => {
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

test('a type in a heading inside a component leaves the component intact', async () => {
  assert.deepEqual(await render('<Note>\n## Promise<T>\n\n- `x`\n</Note>', 'mdx'), {
    html: '<note><h2 id="promise-t">Promise<T></h2><ul>\n<li><code>x</code></li>\n</ul></note>',
    reported: ['page/placeholder 11'],
  });
});

test('several types after a name leave the components around them intact', async () => {
  const text =
    '<Note>\n`Map<A, B>` is Map<Key, Value>\n\n## List<T>\n\n```ts\nMap<A, B>\n```\n</Note>';
  const { html, reported } = await render(text, 'mdx');
  assert.match(html, /^<note>.*Map<Key, Value>.*List<T>.*<\/note>$/s);
  assert.deepEqual(reported, ['page/less-than 19', 'page/placeholder 8']);
});

test('types are found in linear time in a long page of code', () => {
  for (const piece of ['`A<b, c` ', 'A<b ', '="A<b, c" '])
    assertGrowsEvenly((size) => findTypes(piece.repeat(size), 0), 500);
});

test('an unclosed component after a word is still an error', async () => {
  const { reported } = await render('Promise<Note> it is.', 'mdx');
  assert.deepEqual(reported, ['page/unclosed-tag 8']);
});

test('types are reported as placeholders next to a tag that is not closed', async () => {
  const { reported } = await render('<Note>\n\nList<String>', 'mdx');
  assert.deepEqual(reported.toSorted(), ['page/placeholder 5', 'page/unclosed-tag 1']);
});
