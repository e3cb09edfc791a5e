/** Statements that re-export what another file exports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

async function reported(page: string) {
  const snippets = {
    'snippets/a.mdx': '**a**',
    'snippets/types.ts': "export type { A } from './other.ts';\nexport const b = 'b';",
    'snippets/one.jsx': 'export const one = 1;',
    'snippets/all.jsx': "export * from '/snippets/one.jsx';\nexport const two = 2;",
  };
  const { diagnostics, render } = await compileText(page, { format: 'mdx', snippets });
  return { html: render(), said: diagnostics.map((each) => diagnosticText(each)) };
}

const RULE = 'exports nothing: files get what others have by import.';

test('a re-export in a page is reported at its line, and the rest is shown', async () => {
  const { html, said } = await reported("Text\n\nexport { default } from '/snippets/a.mdx'\n");
  assert.match(html, /Text/);
  assert.deepEqual(said, [
    `page.mdx:3:1 error snippet/re-export: export { default } from "/snippets/a.mdx" ${RULE} -> For its text, write import Content from "/snippets/a.mdx" and <Content /> in place of it.`,
  ]);
  const all = await reported("export * from '/snippets/one.jsx'\n\nText\n");
  assert.match(all.html, /Text/);
  assert.match(all.said.join(), /^page\.mdx:1:1 error snippet\/re-export: export \* from /);
});

test('a re-export in a code file is reported, and its other names work', async () => {
  const { html, said } = await reported("import { two } from '/snippets/all.jsx';\n\n{two}\n");
  assert.match(html, /2/);
  assert.match(said.join(), /^snippets\/all\.jsx:1:1 error snippet\/re-export: export \* from /);
});

test('exported types are removed before anything runs', async () => {
  const { said } = await reported("import { b } from '/snippets/types.ts';\n\n{b}\n");
  assert.deepEqual(said, []);
});
