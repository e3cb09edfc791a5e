/**
 * What the compiler cannot read is shown as written, is reported once, and does not affect anything around
 * it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

/**
 * Compiles a text between two paragraphs; returns its HTML without them, and its errors as `line:column
 * message`.
 */
async function show(text: string): Promise<{ html: string; errors: string[] }> {
  const page = await compileText(`Before\n\n${text}\n\nAfter\n`);
  const html = page.render();
  assert.match(html, /^<p>Before<\/p>.*<p>After<\/p>$/s);
  assert.equal(page.isWhole, false);
  const errors = page.diagnostics.filter(({ severity }) => severity === 'error');
  return {
    html: html.replace('<p>Before</p>', '').replace('<p>After</p>', '').trim(),
    errors: errors.map(
      ({ position, message }) => `${position?.line}:${position?.column} ${message}`,
    ),
  };
}

test('broken code is shown as text up to its end and reported once', async () => {
  const page = await compileText(
    'export const A = () => {\n  const n = (0;\n\n  const o = { a: 1 };\n\n' +
      '  return <b onClick={() => { n() }}>{o.a}</b>;\n};\n\nText <A /> {1}\n',
  );
  const errors = page.diagnostics.filter(({ severity }) => severity === 'error');
  assert.deepEqual(
    errors.map(({ code, position }) => `${position?.line} ${code}`),
    ['2 page/mdx-syntax'],
  );
  assert.ok(page.diagnostics.every((reported) => !diagnosticText(reported).includes('&#')));
  assert.match(page.render(), /const o = \{ a: 1 \};[\s\S]*\{o\.a\}[\s\S]*Text +1</);
});

/** Source, what is shown of it, and the one error that is reported. */
const SHOWN: readonly (readonly [string, string, string])[] = [
  [
    '<Card title="x">\n\nopen',
    '<p><Card title="x"></p>\n<p>open</p>',
    '3:1 <Card>, opened in line 3, is not closed before the page ends.',
  ],
  ['a </Foo> b', '<p>a </Foo> b</p>', '3:3 </Foo> closes a tag that is not open here.'],
  [
    '<Card>\n\n<Note>\nin\n</Card>',
    '<card><p><Note>\nin</p></card>',
    '5:1 <Note>, opened in line 5, is not closed before </Card> in line 7.',
  ],
  [
    '<Tabs>\n<Tab title="q">\nx\n</Tad>\n</Tabs>',
    '<tabs><tab title="q"><p>x</p></tab></tabs>',
    '6:1 </Tad> is found where <Tab>, opened in line 4, has to be closed.',
  ],
  [
    '<Card title={a b} href="{c">x</Card>',
    '<p><Card title={a b} href="{c">x</Card></p>',
    '3:7 The value of title in <Card> is in braces but is not JavaScript.',
  ],
  [
    '<Card title="a" href=>**x**</Card>',
    '<p><Card title="a" href=><strong>x</strong></Card></p>',
    '3:17 The equals sign after href in <Card> has no value.',
  ],
  [
    'text <Card title="a',
    '<p>text <Card title="a</p>',
    '3:12 The value of title in <Card> begins with " and is not closed before the next attribute or the end of the tag.',
  ],
  [
    'import a from',
    '<p>import a from</p>',
    '3:1 The import or export that begins here is not JavaScript: Unexpected token.',
  ],
  [
    'export const a = {\n  b: 1,',
    '<p>export const a = {\nb: 1,</p>',
    '3:18 The { that opens here, in code of an import or export, is not closed before line 6, where text begins.',
  ],
  [
    '- a <Note>\n- b </Note>',
    '<ul>\n<li>\n<p>a <Note></p>\n</li>\n<li>\n<p>b </Note></p>\n</li>\n</ul>',
    '3:5 <Note> (opened in line 3) is not closed before the end of the paragraph that it is in.',
  ],
];

for (const [text, shown, error] of SHOWN) {
  test(`a page shows ${JSON.stringify(text)} as written, and everything else as usual`, async () => {
    const { html, errors } = await show(text);
    assert.equal(html, shown);
    assert.deepEqual(errors, [error]);
  });
}

test('each error of a page is reported at its line', async () => {
  const { errors } = await show('<Card>\n\none\n\n<Tabs>\n\n</Foo>\n\n<Note x=>two</Note>');
  assert.deepEqual(errors.map((error) => error.split(':')[0]).toSorted(), ['11', '3', '9']);
});

test('broken code after a valid block is reported at its own place', async () => {
  const { errors } = await show('export const a = [\n\n1,\n\n];\n\n{a}\n\nexport const = 2;');
  assert.deepEqual(
    errors.map((error) => error.split(' ')[0]),
    ['11:1'],
  );
});

test('an export in a code block is not broken code, whatever stops the compiler elsewhere', async () => {
  const { html, errors } = await show(
    '```js\nconst a = 1;\n\nexport default {\n  a,\n};\n```\n\n</Card>',
  );
  assert.match(html, /html="const a = 1;\n\nexport default \{\n {2}a,\n\};"/);
  assert.deepEqual(errors, ['11:1 </Card> closes a tag that is not open here.']);
});

test('HTML in Markdown that the compiler rejects is shown as written', async () => {
  const page = await compileText('Before\n\n<b v-on.x="a">text</b>\n', { format: 'md' });
  assert.equal(page.render(), '<p>Before</p>\n<p><b v-on.x="a">text</p>');
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ['page/mdx-syntax'],
  );
});

test('a page whose exports fail shows everything else, and exported names as written', async () => {
  for (const [code, line] of [
    ['export const a = 1;\n\nexport const a = 2;', 3],
    ['export const a = null.x;\n\nexport const Bad = () => null;', 1],
  ] as const) {
    const page = await compileText(`${code}\n\n## Head\n\nSee {a}.\n\n<Bad>inner</Bad>\n`);
    assert.match(page.render(), /<h2 id="head">Head<\/h2>\s*<p>See \{a\}\.<\/p>\s*inner$/);
    assert.equal(page.isWhole, false);
    const [error] = page.diagnostics.filter(({ code }) => code === 'page/evaluation');
    assert.equal(error?.position?.line, line);
  }
});

test('a page with too many errors to repair is reported and not rendered', async () => {
  const page = await compileText('- a <b>\n- b </b>\n\n'.repeat(300));
  assert.equal(page.Content, undefined);
  assert.match(diagnosticText(page.diagnostics[0] ?? assert.fail()), /^page\.mdx:1:5 error /);
});
