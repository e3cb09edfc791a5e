import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

/** Compiles a page with a snippet of components next to it. */
async function withSnippet(page: string, code: string, path = 'snippets/parts.jsx') {
  const compiled = await compileText(page, { snippets: { [path]: code } });
  return { html: compiled.render(), said: compiled.diagnostics.map((one) => diagnosticText(one)) };
}

test('a file of components can export constants, functions and a default', async () => {
  const { html, said } = await withSnippet(
    'import Badge, { Row, limit } from \'/snippets/parts.jsx\';\n\n<Badge>new</Badge>\n\n<Row name="a" />\n\n{limit}\n',
    [
      'export const limit = 3;',
      'export function Row({ name }) {',
      '  return <Note>{name}</Note>;',
      '}',
      'export default function ({ children }) {',
      '  return <b className="badge">{children}</b>;',
      '}',
    ].join('\n'),
  );
  assert.deepEqual(said, []);
  assert.equal(html, '<b className="badge">new</b>\n<note>a</note>\n3');
});

test('an element with both names of the attribute has one, with all classes', async () => {
  const page = await compileText(
    '<b className="a" class="b c">x</b> <i class="d" className={false}>y</i>\n',
  );
  assert.match(page.render(), /<b className="a b c">x<\/b>\s<i className="d">y<\/i>/);
});

test('components can be written in TypeScript and import each other', async () => {
  const page = await compileText("import { Two } from '/snippets/two.tsx';\n\n<Two />\n", {
    snippets: {
      'snippets/two.tsx':
        "import { One } from '/snippets/one.jsx';\ntype Props = { n?: number };\nexport const Two = ({ n = 2 }: Props) => <One n={n as number} />;",
      'snippets/one.jsx': 'const One = ({ n }) => <i>{n}</i>;\nexport { One };',
    },
  });
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<i>2</i>');
});

test('a JSON file can be imported as a value', async () => {
  const { html } = await withSnippet(
    "import plans from '/snippets/plans.json';\n\n{plans.map((plan) => <b>{plan}</b>)}\n",
    '["free", "team"]',
    'snippets/plans.json',
  );
  assert.equal(html, '<b>free</b><b>team</b>');
});

test('an event handler of a link to a page is left out with a warning at its place', async () => {
  const page = await compileText('Press\n\n<a href="/save" onClick={() => save()}>Save</a>\n');
  assert.equal(page.render(), '<p>Press</p>\n<a href="/save">Save</a>');
  assert.deepEqual(
    page.diagnostics.map((one) => diagnosticText(one)),
    [
      'page.mdx:3:17 warning component/event-handler: Pages are rendered once, when the site is built, so "onClick" of <a> never runs. -> Put it into a component, which runs in the browser: export const Example = () => <button onClick={...} />;',
    ],
  );
});

test('an expression that checks for a browser finds none and is not reported', async () => {
  const page = await compileText("{typeof document === 'undefined' ? 'build' : 'browser'}\n");
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), 'build');
});

test('attributes in React’s spelling become HTML', async () => {
  const { html } = await withSnippet(
    "import { Field } from '/snippets/parts.jsx';\n\n<Field />\n",
    'export const Field = () => [1].map((n) => <label key={n} htmlFor="x" dangerouslySetInnerHTML={{ __html: "<i>y</i>" }} />).concat(<marker strokeWidth="2" markerHeight="8" viewBox="0 0 1 1" />);',
  );
  assert.equal(
    html,
    '<label for="x"><i>y</i></label><marker stroke-width="2" markerHeight="8" viewBox="0 0 1 1"></marker>',
  );
});

/** Attributes of a video about how it plays, and the rendered ones with their values. */
const VIDEOS: readonly (readonly [written: string, says: string])[] = [
  ['<video autoPlay />', 'autoPlay="true" muted="true" loop="true" playsinline="true"'],
  [
    '<video autoPlay muted={false} loop playsInline />',
    'autoPlay="true" muted="false" loop="true" playsInline="true"',
  ],
  ['<video autoPlay={false} />', 'autoPlay="false"'],
  ['<video controls />', 'controls="true"'],
];

for (const [written, says] of VIDEOS) {
  test(`a video that plays automatically gets the attributes that browsers require: ${written}`, async () => {
    assert.equal((await compileText(`${written}\n`)).render(), `<video ${says}></video>`);
  });
}

test('a video that plays automatically gets them in a page without JSX too', async () => {
  const page = await compileText('<video autoplay></video>\n', { format: 'md' });
  assert.match(
    page.render(),
    /<video autoplay="true" muted="true" loop="true" playsinline="true">/,
  );
});

test('an undefined name is reported in the file that uses it', async () => {
  const { said } = await withSnippet(
    "import { A } from '/snippets/parts.jsx';\n\n<A />\n",
    'export const A = () => (\n  <p>{missing}<Nowhere /></p>\n);',
  );
  assert.deepEqual(said, [
    'snippets/parts.jsx:2:15 error page/unknown-component: <Nowhere> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Import it from a file in /snippets, or write `Nowhere` as code if it is meant as text.',
    'snippets/parts.jsx:2:7 warning page/undefined-name: "missing" is a name that this file neither imports nor defines, so what needs it is not shown. -> Define it with `const missing = ...`, or import it from the file that has it.',
  ]);
});

test('code that does not parse is an error at its place', async () => {
  const { said } = await withSnippet(
    "import { A } from '/snippets/parts.jsx';\n\n<A />\n",
    'export const A = () => (\n  <p>text</b>\n);',
  );
  assert.deepEqual(said, [
    "snippets/parts.jsx:2:12 error snippet/jsx-syntax: This is not JavaScript with JSX: expected corresponding JSX closing tag for 'p'. -> Correct the code here; an unclosed tag or bracket may come before it.",
  ]);
});

test('a file that is not valid JSON is an error at its place', async () => {
  const { said } = await withSnippet(
    "import plans from '/snippets/plans.json';\n\n{plans}\n",
    '["free",\n "team",\n]',
    'snippets/plans.json',
  );
  assert.deepEqual(said, [
    'snippets/plans.json:2:8 error snippet/json-syntax: There is a comma after the last item, before "]". -> Remove this comma: JSON allows commas between items only.',
  ]);
});
