import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

async function render(text: string, format: 'md' | 'mdx'): Promise<string> {
  const page = await compileText(text, { format });
  assert.deepEqual(page.diagnostics, []);
  return page.render();
}

for (const format of ['md', 'mdx'] as const) {
  test(`a GitHub alert in a .${format} file becomes a callout with all its content`, async () => {
    assert.equal(
      await render('> [!NOTE]\n> Be *quick*.\n>\n> - one\n', format),
      '<note><p>Be <em>quick</em>.</p><ul>\n<li>one</li>\n</ul></note>',
    );
    assert.equal(await render('> [!NOTE]  \n> Yes\n', format), '<note><p>Yes</p></note>');
    assert.equal(
      await render('- [!note] no\n\n  > [!Note]\n  >\n  > Yes\n', format),
      '<ul>\n<li>\n<p>[!note] no</p>\n<note><p>Yes</p></note>\n</li>\n</ul>',
    );
  });

  test(`a quotation that only mentions an alert stays a quotation in a .${format} file`, async () => {
    for (const quoted of ['A [!NOTE]\n> Text', '[!NOTE] in a line', '[!NOTE]', '\\[!NOTE]\n> Text'])
      assert.match(await render(`> ${quoted}\n`, format), /^<blockquote>/);
  });
}

const LINES: readonly (readonly [written: string, html: string])[] = [
  [
    '<p className="x">\n  One\n</p>',
    '<lectern-paragraph className="x"><p>One</p></lectern-paragraph>',
  ],
  ['<p className="x">One</p>', '<p className="x">One</p>'],
  ['<h2>\n  One\n</h2>', '<h2><lectern-paragraph>One</lectern-paragraph></h2>'],
  [
    '<span>\n  One\n\n  Two\n</span>',
    '<span><lectern-paragraph>One</lectern-paragraph><lectern-paragraph>Two</lectern-paragraph></span>',
  ],
  ['<div>\n  One\n</div>', '<div><p>One</p></div>'],
];

for (const [written, html] of LINES) {
  test(`lines between tags are marked where they may not be a paragraph: ${JSON.stringify(written)}`, async () => {
    assert.equal((await render(`${written}\n`, 'mdx')).replaceAll('\n', ''), html);
  });
}
