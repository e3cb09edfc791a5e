/** The default export of a page or snippet in MDX, which is a layout around its text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText, type CompileTestOptions } from '../../../helpers/pages/compile.ts';

async function show(text: string, options?: CompileTestOptions) {
  const page = await compileText(text, options);
  const html = page.render().replaceAll(/<\/?lectern-paragraph>|\n/g, '');
  const said = [...page.diagnostics, ...(page.reported?.() ?? [])];
  return { html, said: said.map((one) => diagnosticText(one)) };
}

const lost = (line: number, subject: string, hint: string): string =>
  `page.mdx:${line}:1 warning page/layout: \`export default\` makes ${subject} the layout around the text of this file, but it does not show its children, so the text is shown without it. -> ${hint}`;

const shown: Readonly<Record<string, string>> = {
  'destructured children': 'export default ({ children }) => <main>{children}</main>',
  'children of its props':
    'export default function Plans(props) {\n  return <main>{props.children}</main>;\n}',
  'props that it passes on': 'export default (props) => <main {...props} />',
  'an exported name':
    'export const Plans = ({ children }) => <main>{children}</main>\nexport { Plans as default }',
};

for (const [name, code] of Object.entries(shown)) {
  test(`a layout with ${name} is around the text`, async () => {
    const page = await show(`${code}\n\nText\n`);
    assert.deepEqual(page, { html: '<main><p>Text</p></main>', said: [] });
  });
}

test('a layout that shows no text does not hide it, and can be used by its name', async () => {
  const code = 'export default function Plans() {\n  return <b>Free</b>;\n}';
  assert.deepEqual(await show(`Text: <Plans />\n\n${code}\n`), {
    html: 'Text: <b>Free</b>',
    said: [
      lost(
        3,
        'Plans',
        'Write `export` without `default`, and <Plans /> where it is to appear. For a layout, show {children} in it.',
      ),
    ],
  });
});

test('so does one without a name', async () => {
  assert.deepEqual(await show('Text\n\nexport default () => <b>Free</b>;\n'), {
    html: '<p>Text</p>',
    said: [
      lost(
        3,
        'a component',
        'Write `export const Example = ...` instead, and <Example /> where it is to appear. For a layout, show {children} in it.',
      ),
    ],
  });
});

test('a layout with state does not hide the text either', async () => {
  const button = '() { const [n] = useState(1); return <button onClick={() => n}>{n}</button>; }';
  for (const code of [`function Plans${button}`, `function${button}`]) {
    const { html, said } = await show(`export default ${code}\n\nText\n`);
    assert.equal(html, '<p>Text</p>');
    assert.deepEqual(said.length, 1);
  }
});

const values: readonly (readonly [code: string, what: string])[] = [
  ['5', 'a number'],
  ['null', 'null'],
  ['[1]', 'a list'],
  ['{ a: 1 }', 'an object'],
];

for (const [code, what] of values) {
  test(`${what} as the default export is reported where it is`, async () => {
    assert.deepEqual(await show(`Text\n\nexport default ${code}\n`), {
      html: '<p>Text</p>',
      said: [
        `page.mdx:3:1 warning page/layout: \`export default\` sets the layout around the text of this file, which has to be a component and is ${what}, so the text is shown without it. -> Write \`export const name = ...\` instead, and {name} where it is to appear.`,
      ],
    });
  });
}

test('a file with only a default export shows that component', async () => {
  const snippets = {
    'snippets/plans.mdx': 'export default function Plans({ name }) {\n  return <b>{name}</b>;\n}\n',
  };
  const page = 'import Plans from \'/snippets/plans.mdx\';\n\nText: <Plans name="Free" />\n';
  assert.deepEqual(await show(page, { snippets }), { html: 'Text: <b>Free</b>', said: [] });
});

test('code in a text that has a default export stays as it is', async () => {
  const code = 'export const code = `\nexport default function Plans() {}`;';
  assert.deepEqual(await show(`${code}\n\n{code}\n`), {
    html: 'export default function Plans() {}',
    said: [],
  });
});

test('text that looks like the code around a layout stays as it is', async () => {
  const text = '`_jsx(MDXLayout, props)`';
  const shownText = '<p><code>_jsx(MDXLayout, props)</code></p>';
  const layout = 'export default ({ children }) => <main>{children}</main>';
  assert.deepEqual(await show(`${text}\n\n${layout}\n`), {
    html: `<main>${shownText}</main>`,
    said: [],
  });
  const other = await show(`${text}\n\nexport default () => <b>Free</b>\n`);
  assert.equal(other.html, shownText);
  assert.equal(other.said.length, 1);
  assert.deepEqual(await show(`${text} {1 + 1}\n`), {
    html: shownText.replace('</p>', ' 2</p>'),
    said: [],
  });
});
