import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ModuleSource } from '../../../src/markdown/model/module-source.ts';
import { toCode } from '../../../src/markdown/source/to-code.ts';
import { compileText } from '../../helpers/pages/compile.ts';

test('content without expressions and components is rendered next to an expression', async () => {
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

test('a page can import a Fragment next to static text', async () => {
  const page = await compileText(
    "import { Fragment } from 'react'\n\nSome *text*\n\n<Fragment>inside</Fragment>\n",
  );
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.render(), /<p>Some <em>text<\/em><\/p>[^]*inside/);
});

const rewriteUrl = (url: string) => `/docs${url}`;

test('URLs of tags in Markdown are resolved below the base', async () => {
  const text = 'Text\n\n<video src="/clip.mp4"></video>\n';
  const page = await compileText(text, { format: 'md', rewriteUrl });
  assert.match(page.render(), /<p>Text<\/p>[^]*src="\/docs\/clip\.mp4"/);
});

test('attributes of tags next to static text get HTML names', async () => {
  const page = await compileText('Text\n\n<label htmlFor="x">*of* x</label>\n');
  assert.match(page.render(), /<p>Text<\/p>[^]*<label for="x"><em>of<\/em> x/);
});

const plain = '## Title\n\nSee [a](/a) and [b].\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[b]: /b\n';

test('a page of plain Markdown compiles to HTML without code', () => {
  for (const format of ['md', 'mdx'] as const) {
    const { code, html = '' } = outputOf(plain, { format });
    assert.equal(code, '');
    assert.match(html, /^<h2 id="title" [^>]*>Title<\/h2>[^]*<td>2<\/td>[^]*<\/table>$/);
  }
});

test('tags in inline code, autolinks and arrows are not tags of the page', () => {
  const signs = 'Use `<a href="/x">`, <https://acme.test/a> and <me@acme.test>: a < b, a <- b.\n';
  const { html = '' } = outputOf(`${signs}\n\`\`\`ts\nlet a: Set<string>;\n\`\`\`\n`, {
    format: 'md',
  });
  assert.match(html, /<code>&lt;a href="\/x"&gt;<\/code>, <a href="https:\/\/acme.test\/a"/);
  assert.match(html, /: a &lt; b, a &lt;- b\./);
});

test('tags in Markdown are found where code marks are ambiguous', async () => {
  for (const text of [
    'A ` b\n\n<video src="/a.mp4"></video>\n\nc ` d\n',
    '    ```\n\n<video src="/a.mp4"></video>\n\n    ```\n',
    '\\`<video src="/a.mp4"></video>\\`\n',
    '~~~~ x\n~~~\n~~~~\n\n<video src="/a.mp4"></video>\n\n~~~\n',
  ]) {
    const page = await compileText(text, { format: 'md', rewriteUrl });
    assert.match(page.render(), /<video src="\/docs\/a\.mp4">/, text);
  }
});

test('content with components or expressions compiles to code', () => {
  for (const text of ['{1 + 1}', `${plain}\n<Note>a</Note>`, `${plain}\n![a](/a.png)`, '']) {
    assert.equal(outputOf(text).html, undefined, text);
  }
});

test('code with only the colors of its language is rendered without a component', () => {
  const { html, findings } = outputOf('A\n\n```js\n1\n```\n\n- ```js\n  2\n  ```\n');
  assert.match(html ?? '', /<pre [^>]*><code>0\n<\/code><\/pre>[^]*<code>1\n<\/code>/);
  assert.deepEqual(
    findings.readyCode.map(({ text }) => text),
    ['1', '2'],
  );
});

test('each link in a snippet is rendered separately', () => {
  assert.match(codeOf(plain, 'snippet'), /_components\.a,/);
});

test('each link on a page with footnotes is rendered separately', () => {
  assert.match(codeOf('A[^1] [b](/b)\n\n[^1]: note\n'), /_components\.a,/);
});

function codeOf(text: string, role: 'page' | 'snippet' = 'page'): string {
  return outputOf(text, { role }).code;
}

function outputOf(text: string, options: Partial<Pick<ModuleSource, 'format' | 'role'>> = {}) {
  const source = { path: 'page', text };
  const module: ModuleSource = { source, format: 'mdx', role: 'page', chain: [], ...options };
  const output = toCode(module, ({ code }) => ({
    name: 'CodeBlock',
    attributes: {},
    ready: { language: 'js', html: '', text: code, marks: [] },
  }));
  assert.ok(output.kind === 'code');
  return output;
}

test('a paragraph with a component or block in it is marked, to be split later', async () => {
  for (const [text, element] of [
    ['One <Note>x</Note>', 'lectern-paragraph'],
    ['One **two <div>x</div>**', 'lectern-paragraph'],
    ['One <kbd>x</kbd> <br />', 'p'],
  ] as const) {
    const page = await compileText(`${text}\n`);
    assert.ok(page.render().startsWith(`<${element}>`), text);
  }
});
