import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCode } from '../../../src/markdown/source/to-code.ts';
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

const plain = '## Title\n\nSee [a](/a) and [b].\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[b]: /b\n';

test('a page of plain Markdown calls for no component', () => {
  assert.doesNotMatch(codeOf(plain), /_components\./);
});

test('a snippet leads where its own links do: each is drawn by itself', () => {
  assert.match(codeOf(plain, 'snippet'), /_components\.a,/);
});

test('pages with footnotes have their links drawn by themselves', () => {
  assert.match(codeOf('A[^1] [b](/b)\n\n[^1]: note\n'), /_components\.a,/);
});

function codeOf(text: string, role: 'page' | 'snippet' = 'page'): string {
  const source = { path: 'page.mdx', text };
  const output = toCode({ source, format: 'mdx', role, chain: [] }, () => ({
    name: 'CodeBlock',
    attributes: {},
  }));
  assert.equal(output.kind, 'code');
  return output.kind === 'code' ? output.code : '';
}
