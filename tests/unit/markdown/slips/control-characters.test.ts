import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

for (const format of ['md', 'mdx'] as const) {
  test(`control characters in .${format} are reported and do not reach the page`, async () => {
    const page = await compileText('One\0 two\u0008.\n\nThree\u001b[0m \u0008 **four**\n', {
      format,
    });
    assert.equal(page.render(), '<p>One\ufffd two.</p>\n<p>Three[0m  <strong>four</strong></p>');
    const hint =
      'Delete it. Most editors do not show it; it often comes with text that was copied from other programs.';
    assert.deepEqual(
      page.diagnostics.map((each) => diagnosticText(each)),
      [
        `page.${format}:1:4 warning page/control-character: The character U+0000 is here, which no page can contain, so it is shown as \ufffd. -> ${hint}`,
        `page.${format}:1:9 warning page/control-character: The character U+0008 is here, which no page can contain, so it is left out, like 1 more on this page. -> ${hint}`,
        `page.${format}:3:6 warning page/control-character: The character U+001B is here, which no page can contain, so it is left out. -> ${hint}`,
      ],
    );
  });
}

test('control characters in a file of components are reported and do not reach the page', async () => {
  const page = await compileText("import { A } from '/snippets/a.jsx';\n\n<A />\n", {
    snippets: { 'snippets/a.jsx': 'export const A = () => <p>a\u0000b\n\u0008{missing}</p>;\n' },
  });
  assert.deepEqual(
    page.diagnostics.map(({ code, file, position }) => [
      code,
      file,
      position?.line,
      position?.column,
    ]),
    [
      ['page/control-character', 'snippets/a.jsx', 1, 28],
      ['page/control-character', 'snippets/a.jsx', 2, 1],
      ['page/undefined-name', 'snippets/a.jsx', 2, 3],
    ],
  );
  assert.match(page.render(), /<p>a\ufffdb/);
});

test('control characters in the value of an expression are reported', async () => {
  const page = await compileText(
    'A {"x\\u0000y"}.\n\n{"\\u001b[0m"} <Note>{["a\\u0001"]}</Note>\n\n<Card title={"a\\u0001"} />\n',
  );
  page.render();
  assert.deepEqual(
    [...page.diagnostics, ...(page.reported?.() ?? [])].map((each) => diagnosticText(each)),
    [
      'page.mdx:1:3 warning page/control-character: The value of this expression contains the character U+0000, which no page can contain, so it is shown as \ufffd. -> Remove it from the value, or write \u2400 to show it.',
      'page.mdx:3:1 warning page/control-character: The value of this expression contains the character U+001B, which no page can contain, so it is left out. -> Remove it from the value, or write \u241b to show it.',
    ],
  );
});

test('control characters in code blocks are shown as symbols', async () => {
  const { diagnostics } = await compileText('```sh\n\u001b[0m\n```\n');
  assert.deepEqual(diagnostics, []);
});

test('indented code of Markdown keeps its control characters, and other text does not', async () => {
  const text = '---\ntitle: A\n---\n\n- é\u001bx\n\n      a\u001bb\n\n> Text\n>     y\u001bz\n';
  const page = await compileText(text, { format: 'md' });
  const html = page.render();
  assert.ok(html.includes('html="a\u001bb"'));
  assert.match(html, /éx[^]*Text\nyz/);
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => [code, position?.line, position?.column]),
    [['page/control-character', 5, 4]],
  );
});

test('indented text of MDX is no code, so its control characters are left out', async () => {
  const page = await compileText('Text\n\n    a\u001bb\n');
  assert.equal(page.render(), '<p>Text</p>\n<p>ab</p>');
  assert.equal(page.diagnostics.length, 1);
});

test('each control character between many code blocks is found', async () => {
  const page = await compileText('x\u0001y\n\n```\na\u0001b\n```\n\n'.repeat(50));
  const html = page.render();
  assert.equal(html.split('<p>xy</p>').length, 51);
  assert.equal(html.split('a\u0001b').length, 51);
});
