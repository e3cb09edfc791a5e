import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const lines = (...text: string[]) => text.join('\n');

async function show(text: string, snippets: Readonly<Record<string, string>> = {}) {
  const files = new Map<string, string>();
  const page = await compileText(text, { snippets, files });
  return { html: page.render(), said: page.diagnostics.map((one) => diagnosticText(one)), files };
}

const ITEMS = 'export const items = [{ title: "x" }];';
const list = (attributes = '') =>
  `<ul${attributes}>{[{ title: "x" }].map((item) => <li {...item} key={item.title}>K</li>)}</ul>`;

suite('a key after a spread', () => {
  for (const [where, text] of [
    ['a tag of the text', '<b {...items[0]} key="a">K</b>'],
    [
      'a tag on several lines',
      '<b\n  {...items[0]}\n  className="c"\n  key={items[0].title}>K</b>',
    ],
    ['an expression', '{items.map((item) => <b {...item} key={item.title}>K</b>)}'],
    ['a tag inside another', '<b {...items[0]} key="a"><i {...items[0]} key="b">K</i></b>'],
    [
      'a tag inside the value of another',
      '<b {...items[0]} lang={items.map((item) => <i {...item} key="b" />).length} key="a">K</b>',
    ],
  ] as const) {
    test(`is taken for the key in ${where}`, async () => {
      const { html, said } = await show(`${ITEMS}\n\n${text}\n`);
      assert.deepEqual(said, []);
      assert.match(html, /<b [^>]*title="x".*>.*K.*<\/b>/s);
      assert.doesNotMatch(html, /key/);
    });
  }

  test('is taken for the key in a component of a page or a snippet', async () => {
    const { html, said } = await show(
      lines(
        "import { Part } from '/snippets/part.jsx';",
        '',
        `export const Own = () => ${list()};`,
        '',
        '<Part /> <Own />',
      ),
      { 'snippets/part.jsx': `export const Part = () => ${list()};\n` },
    );
    assert.deepEqual(said, []);
    assert.equal(html.match(/<ul><li title="x">K<\/li><\/ul>/g)?.length, 2);
  });

  test('reaches the browser in an interactive component', async () => {
    const { said, files } = await show(
      lines(
        "import { Part } from '/snippets/part.jsx';",
        '',
        `export const Own = () => ${list(' onClick={() => 1}')};`,
        '',
        '<Part /> <Own />',
      ),
      { 'snippets/part.jsx': `export const Part = () => ${list(' onClick={() => 1}')};\n` },
    );
    assert.deepEqual(said, []);
    for (const name of ['page.js', 'part.js']) {
      assert.match(files.get(name) ?? '', /\(`li`,\{\.\.\.(\w),children:`K`\},\1\.title\)/);
    }
  });

  test('is left as it is in code that readers see', async () => {
    const { html } = await show(
      lines(
        ITEMS,
        '',
        '<b {...items[0]} key="a">K</b> `<i {...a} key="b">`',
        '',
        '```jsx',
        '<i {...a} key="c">',
        '```',
      ),
    );
    assert.match(html, /\{\.\.\.a\} key="b"/);
    assert.match(html, /\{\.\.\.a\}.*key=.*c/s);
  });

  test('does not move the places of reports behind it', async () => {
    const { said } = await show(
      `${ITEMS}\n\n<b\n  {...items[0]}\n  key="a">K</b> {missing}\n\n{other}\n`,
    );
    assert.deepEqual(said.map((text) => text.split(' ')[0]).sort(), [
      'page.mdx:5:17',
      'page.mdx:7:1',
    ]);
  });
});
