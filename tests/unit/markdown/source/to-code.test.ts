import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

test('a .md page can mix components with syntax that only Markdown has', async () => {
  const page = await compileText(
    '<Note>\n\na < b\n\n</Note>\n\none<br>two {three\n\n<!-- later -->\n\n<https://example.com>\n',
    { format: 'md' },
  );
  assert.equal(
    page.render(),
    [
      '<note><p>a < b</p></note>',
      '<p>one<br>two {three</p>',
      '',
      '<p><a href="https://example.com">https://example.com</a></p>',
    ].join('\n'),
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.isWhole, true);
});

test('a comment that does not end with its HTML hides nothing below it', async () => {
  const page = await compileText('<div>\n<!-- a\n\nb -->\n</div>\n\nc\n', { format: 'md' });
  assert.equal(page.render(), '<div>\n\n<p>b --></p>\n</div>\n<p>c</p>');
});

test('a .md page can have components in the middle of its lines', async () => {
  const render = async (text: string) => (await compileText(text, { format: 'md' })).render();
  assert.match(
    await render('a <Tab title="b">c</Tab><br>d {e\n'),
    /<tab title="b">c<\/tab><br>d \{e/,
  );
  assert.match(await render('| a |\n| - |\n| <Tab title="b" /> |\n'), /<td><tab title="b"><\/tab>/);
  assert.match(await render('`<Tab>` {a}\n'), /<code><Tab><\/code> \{a\}/);
  const { diagnostics } = await compileText('A list is `List<Note>`, not List<Note>.\n', {
    format: 'md',
  });
  assert.deepEqual(
    diagnostics.map(({ code, position }) => `${position?.column} ${code}`),
    ['33 page/components-lost'],
  );
});

test('a .md page whose only tags are HTML elements is plain Markdown', async () => {
  const page = await compileText('one<br>two {three}\n\n<details>\n<summary>More\n\n</details>\n', {
    format: 'md',
  });
  assert.match(page.render(), /two \{three\}/);
});

test('a .md page with a comment of MDX is MDX, unless that is code or the rest is not MDX', async () => {
  const render = async (text: string) => (await compileText(text, { format: 'md' })).render();
  assert.equal(await render('a {/* b */}\n\n{/*\nc\n\nd\n*/}\n\ne\n'), '<p>a </p>\n\n<p>e</p>');
  assert.match(await render('{a}\n\n```jsx\n{/* b */}\n```\n'), /<p>\{a\}<\/p>/);
  assert.match(await render('{/* a */}\n\nb < c {d\n'), /b < c \{d/);
});

test('an element that closes itself in a .md page has no content, as in MDX', async () => {
  for (const format of ['md', 'mdx'] as const) {
    const text = 'a <a id="x" /> b\n\n<iframe src="/c" title="c" />\n\n**d**\n';
    const html = (await compileText(text, { format })).render();
    assert.match(html, /<a id="x"><\/a> b<\/p>\s*<iframe [^>]*><\/iframe>\s*<p><strong>d/);
  }
});

test('a bare URL with HTML-escaped ampersands leads to the intended address', async () => {
  for (const format of ['md', 'mdx'] as const) {
    const page = await compileText('See https://a.example/?b=1&amp;c=2 and [d](/d?e&amp;f).\n', {
      format,
    });
    assert.match(
      page.render(),
      /<a href="https:\/\/a\.example\/\?b=1&(?:amp;)?c=2">https:\/\/a\.example\/\?b=1&(?:amp;)?c=2<\/a>/,
    );
    assert.deepEqual(
      page.links.map(({ url }) => url),
      ['https://a.example/?b=1&c=2', '/d?e&f'],
    );
    assert.deepEqual(page.diagnostics, []);
  }
});

test('a bare URL with HTML-escaped angle brackets shows and encodes them', async () => {
  for (const format of ['md', 'mdx'] as const) {
    const page = await compileText('See https://a.example/&lt;id&gt;/b now.\n', { format });
    assert.match(
      page.render(),
      /<a href="https:\/\/a\.example\/%3Cid%3E\/b">https:\/\/a\.example\/(?:<|&lt;)id(?:>|&gt;)\/b<\/a>/,
    );
    assert.deepEqual(page.diagnostics, []);
  }
});
