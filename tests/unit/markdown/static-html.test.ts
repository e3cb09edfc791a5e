import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../helpers/compile.ts';

test('what no expression and no component takes part in is ready when it is compiled', async () => {
  const page = await compileText(
    '- one\n- **two**\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n{1 + 1}\n\n> said\n',
  );
  const html = page.render();
  for (const part of [
    '<li><strong>two</strong></li>',
    '<td><code>2</code></td>',
    '\n2',
    '<p>said</p>',
  ]) {
    assert.ok(html.includes(part), `${part} in ${html}`);
  }
});

test('a page may import a Fragment of its own beside text that is ready', async () => {
  const page = await compileText(
    "import { Fragment } from 'react'\n\nSome *text*\n\n<Fragment>inside</Fragment>\n",
  );
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.render(), /<p>Some <em>text<\/em><\/p>[^]*inside/);
});

const rewriteUrl = (url: string) => `/docs${url}`;

test('tags in Markdown lead below the base', async () => {
  const text = 'Text\n\n<video src="/clip.mp4"></video>\n';
  const page = await compileText(text, { format: 'md', rewriteUrl });
  assert.match(page.render(), /<p>Text<\/p>[^]*src="\/docs\/clip\.mp4"/);
});

test("attributes of tags beside text that is ready have HTML's names", async () => {
  const page = await compileText('Text\n\n<label htmlFor="x">*of* x</label>\n');
  assert.match(page.render(), /<p>Text<\/p>[^]*<label for="x"><em>of<\/em> x/);
});
