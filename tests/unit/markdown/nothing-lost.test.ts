/** What an author writes is shown, or a diagnostic reports at its position what prevents that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../src/core/diagnostic/diagnostic.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { type CompileTestOptions, compileText } from '../../helpers/pages/compile.ts';

/** Returns what a page shows, and the diagnostics about it. */
async function show(
  text: string,
  snippets: CompileTestOptions['snippets'] = {},
): Promise<{ html: string; said: string[] }> {
  const page = await compileText(text, { snippets });
  const html = page.render();
  return { html, said: sayAll([...page.diagnostics, ...(page.reported?.() ?? [])]) };
}

function sayAll(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((one) => diagnosticText(one)).toSorted();
}

const undefinedName = (name: string) =>
  `warning page/undefined-name: {${name}} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with \`export const ${name} = ...\`, or write \`{${name}}\` as code to show the braces.`;

test('an undefined name is shown as written', async () => {
  const { html, said } = await show('Open https://#{host}:443/#{path} now.\n');
  assert.equal(html, '<p>Open https://#{host}:443/#{path} now.</p>');
  assert.deepEqual(said, [
    `page.mdx:1:15 ${undefinedName('host')}`,
    `page.mdx:1:27 ${undefinedName('path')}`,
  ]);
});

test('an expression that uses an undefined name is shown as written', async () => {
  for (const written of [
    '{user.name}',
    '{user.friends.map((one) => one.name)}',
    '{{ user }}',
    '{`Hello ${user}`}',
    '{user + 1}',
    '{[user]}',
  ]) {
    const { html, said } = await show(`A ${written} b.\n`);
    assert.equal(html, `<p>A ${written} b.</p>`);
    assert.deepEqual(said, [`page.mdx:1:3 ${undefinedName('user')}`]);
  }
});

test('an expression that handles an undefined name is evaluated', async () => {
  const text = "{typeof user === 'undefined' ? 'nobody' : user.name} {user || 'else'}\n";
  const { html } = await show(text);
  assert.match(html, /nobody\selse/);
});

test('elements that depend on an undefined name are not shown as code', async () => {
  const { html, said } = await show('Text {user && <b>bold</b>}\n');
  assert.equal(html, '<p>Text </p>');
  assert.deepEqual(said, [
    'page.mdx:1:6 warning page/undefined-name: {user} refers to a name that this page neither imports nor exports, so it shows nothing. -> Define it with `export const user = ...`, or write `{user}` as code to show the braces.',
  ]);
});

test('an undefined name that is spread over a tag is reported as providing no props', async () => {
  for (const spread of ['{...details}', '{...details.card}', '{...{ title: details }}']) {
    const { said } = await show(`Text\n\n<Card title="A" ${spread}>Text</Card>\n`);
    assert.deepEqual(said, [
      'page.mdx:3:1 warning page/undefined-name: {...} on this tag reads "details", a name that this page neither imports nor exports, so the tag gets no props from it. -> Define it with `export const details = ...`, or remove {...} from the tag.',
    ]);
  }
});

test('an undefined name as the value of a prop is reported without suggesting braces', async () => {
  const { said } = await show('<Card title={heading}>Text</Card>\n');
  assert.deepEqual(said, [
    'page.mdx:1:13 warning page/undefined-name: {heading} refers to a name that this page neither imports nor exports, so it shows nothing. -> Define it with `export const heading = ...`, or write the value itself.',
  ]);
});

test('a name that only browsers have is shown as written', async () => {
  const { html, said } = await show('Go to /{location}/start.\n');
  assert.equal(html, '<p>Go to /{location}/start.</p>');
  assert.deepEqual(said, [
    'page.mdx:1:8 warning component/browser-only: {location} uses "location", which only browsers have. Pages are rendered once, when the site is built, so it is shown as written. -> Write `{location}` as code to show the braces, or put it into a component, which runs in the browser.',
  ]);
});

test('a missing prop of a snippet is shown as written and reported once', async () => {
  const snippets = { 'snippets/a.mdx': 'Ask {who}.\n\n{children}\n' };
  const page = 'import Ask from \'/snippets/a.mdx\'\n\n<Ask />\n\n<Ask who="Ada" />\n\n<Ask />\n';
  const { html, said } = await show(page, snippets);
  assert.deepEqual(html.match(/Ask [^.]+\./g), ['Ask {who}.', 'Ask Ada.', 'Ask {who}.']);
  assert.doesNotMatch(html, /children/);
  assert.deepEqual(said, [
    'snippets/a.mdx:1:5 warning snippet/no-value: This snippet shows {who}, and a page uses it without that prop, so it is shown as written. -> Write who="..." where the snippet is used, or `{who}` as code to show the braces.',
  ]);
});

test('an expression of a snippet that fails without a prop is reported, and optional ones are not', async () => {
  const snippets = {
    'snippets/a.mdx': [
      '{items.map((one) => <b>{one}</b>)}',
      '{title && <i>{title}</i>} {words?.map((one) => <u>{one}</u>)}',
      '<Card title={items.join()}>x</Card>',
      '',
    ].join('\n\n'),
  };
  const page =
    'import List from \'/snippets/a.mdx\'\n\n<List />\n\n<List items={["k"]} title="t" words={["w"]} />\n';
  const { html, said } = await show(page, snippets);
  assert.match(html, /x<\/card>[^]*<b>k<\/b>[^]*<i>t<\/i>\s<u>w<\/u>[^]*title="k"/);
  const rest =
    'warning snippet/no-value: This expression needs items, and a page uses the snippet without that prop, so the expression fails and shows nothing. -> Write items={...} where the snippet is used, or items?. here if the prop is optional.';
  assert.deepEqual(said, [`snippets/a.mdx:1:1 ${rest}`, `snippets/a.mdx:5:13 ${rest}`]);
});

test('a number that a double cannot represent is shown with every digit', async () => {
  const { html, said } = await show(
    'A {9007199254740993} {-1.10000000000000000001} {1.50} {2 + 1}\n\n<Card title={12345678901234567890}>x</Card>\n',
  );
  assert.equal(
    html.replace(/\s+/g, ' '),
    '<p>A 9007199254740993 -1.10000000000000000001 1.5 3</p> <card title="12345678901234567890">x</card>',
  );
  assert.deepEqual(said, []);
});

test('a boolean shows nothing', async () => {
  assert.deepEqual(await show('A {true} b {false} c {[true, 1, [false]]} d\n'), {
    html: '<p>A  b  c 1 d</p>',
    said: [],
  });
});

test('a function or an object shows nothing and is reported at its line', async () => {
  const { html, said } = await show(
    'export const now = () => "now";\nexport const all = { a: 1 };\n\nA {now} b\n\n<Card title="x">{all}</Card>\n\n{new Set(["c", "d"])}\n',
  );
  assert.match(html, /^<p>A {2}b<\/p>\s*<card title="x"><\/card>\s*cd$/);
  assert.deepEqual(said, [
    'page.mdx:4:3 warning page/no-text: This gives a function, which is not text, so nothing is shown. -> Call the function, or escape the braces with \\{ if they are meant as text.',
    'page.mdx:6:17 warning page/no-text: This gives an object, which is not text, so nothing is shown. -> Choose one of its values, or escape the braces with \\{ if they are meant as text.',
  ]);
});

test('an author’s own component can take a function as its content', async () => {
  const { html, said } = await show(
    'export const Each = ({ children }) => [1, 2].map(children);\n\n<Each>{(n) => <b>{n}</b>}</Each>\n',
  );
  assert.match(html, /<b>1<\/b><b>2<\/b>/);
  assert.deepEqual(said, []);
});

test('a component that fails does not hide the content inside it', async () => {
  const { html, said } = await show(
    'export const Bad = ({ of }) => of.name;\n\nBefore\n\n<Bad>\n\nInside\n\n</Bad>\n\nAfter {null.x} it\n',
  );
  assert.match(html.trim(), /^<p>Before<\/p>\s*<p>Inside<\/p>\s*<p>After {2}it<\/p>$/);
  assert.deepEqual(
    said.map((line) => line.slice(0, 40)),
    ['page.mdx:11:7 error page/evaluation: An ', 'page.mdx:5:1 error page/evaluation: An e'],
  );
});

test('a tag with an undefined name keeps its content', async () => {
  const { html, said } = await show('export const icons = {};\n\n<icons.none>text</icons.none>\n');
  assert.equal(html, 'text');
  assert.deepEqual(said, [
    'page.mdx:3:1 error page/evaluation: An expression or component of this page fails when rendered: a tag names something that is undefined. -> Fix the expression in braces, or the component that the page defines.',
  ]);
});

test('components of the site can be imported from packages of other tools', async () => {
  const page = await show(
    [
      'import { Card, Note as Remark } from "@mintlify/components"',
      "import Tabs from '@theme/Tabs'",
      "import * as All from 'some/kit'",
      '',
      '<Card title="a">one</Card> <Remark>two</Remark> <Tabs>three</Tabs> <All.Card>four</All.Card>',
      '',
      '{[5].map((n) => <Remark>{n}</Remark>)}',
    ].join('\n'),
  );
  assert.equal(
    page.html.replace(/\s+/g, ' '),
    '<card title="a">one</card> <note>two</note> <tabs>three</tabs> <card>four</card> <note>5</note>',
  );
  assert.deepEqual(page.said, []);
});

test('an unknown name from a package is reported, and its content is kept', async () => {
  const { html, said } = await show(
    'import { Card, Fancy, tone } from "kit"\n\n<Fancy.Box>\n\ninside {tone}\n\n</Fancy.Box>\n',
  );
  assert.equal(html.trim(), '<p>inside {tone}</p>');
  assert.deepEqual(said, [
    'page.mdx:1:1 warning snippet/unsupported-import: "kit" is a package; pages can import only snippets of this project, components of Lectern and React, so "Fancy" and "tone" are not defined. -> Import from a path that begins with /snippets/, or remove the import.',
  ]);
});

test('type imports do not need to be resolved', async () => {
  const { said } = await show("import { A } from '/snippets/a.tsx'\n\n<A />\n", {
    'snippets/a.tsx':
      "import type { FC } from 'somewhere';\nimport { type Tone } from './tones';\nexport const A: FC = () => <b />;\n",
  });
  assert.deepEqual(said, []);
});
