import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

/** Returns the links of a page as `line:column url`. */
async function placesOf(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const { links } = await compileText(text, { format });
  return links
    .map(({ url, position }) => `${position?.line}:${position?.column} ${url}`)
    .toSorted();
}

test('links have the position of their URL, in every syntax', async () => {
  assert.deepEqual(
    await placesOf(
      [
        '---',
        'title: A',
        '---',
        '',
        'é 😀 [a](/one "t") and ![b](/two.png)',
        '',
        '<Card title="x"',
        '  href="/three" />',
        '',
        "{[1].map(() => <Card href='/four' />)}",
        '',
        'export const X = () => (',
        '  <a href={"/five"}>x</a>',
        ');',
        '',
        '[ref]: /six',
        '',
        '[ref]',
      ].join('\n'),
    ),
    [
      '10:28 /four',
      '13:13 /five',
      '16:8 /six',
      '5:29 /two.png',
      '5:10 /one',
      '8:9 /three',
    ].toSorted(),
  );
});

test('links in plain Markdown and its HTML have positions as well', async () => {
  assert.deepEqual(
    await placesOf(
      '[a](/one)\n\n<div>\n  <!-- <a href="/no"> -->\n  <img src=/two.png>\n</div>\n',
      'md',
    ),
    ['1:5 /one', '5:12 /two.png'],
  );
});

test('repairs do not shift the positions after them', async () => {
  assert.deepEqual(
    await placesOf('a <br> b <br> [x](/one)\n\n<div>text\n\nmore</div>\n\nc [y](/two)\n'),
    ['1:19 /one', '7:7 /two'],
  );
  assert.deepEqual(await placesOf('It costs $5 or $6, $x^2$ more. [x](/one)\n'), ['1:36 /one']);
});

/** Returns the message if rendering a page fails. */
async function failureOf(text: string, snippets: Record<string, string> = {}): Promise<string> {
  const page = await compileText(text, { snippets });
  assert.deepEqual(page.diagnostics, []);
  page.render();
  return (page.reported?.() ?? []).map((one) => diagnosticText(one)).join('\n');
}

test('a failing expression is reported where it is written', async () => {
  assert.equal(
    await failureOf(
      'export const list = null;\n\nText\n\n<Card title="a">\n  {list.length}\n</Card>\n',
    ),
    "page.mdx:6:3 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'length') -> Fix the expression in braces, or the component that the page defines.",
  );
  assert.match(
    await failureOf('export const list = null;\n\n<Card title="a" href={list.x} />\n'),
    /^page\.mdx:3:22 error page\/evaluation: /,
  );
});

test('a failing component is reported where it is used, in the file that uses it', async () => {
  assert.match(
    await failureOf("import { Bad } from '/snippets/bad.jsx';\n\nText <Bad />\n", {
      'snippets/bad.jsx': 'export const Bad = () => null.x;',
    }),
    /^page\.mdx:3:6 error page\/evaluation: /,
  );
  assert.match(
    await failureOf("import Part from '/snippets/part.mdx';\n\n<Part />\n", {
      'snippets/part.mdx': 'Text\n\n{null.x}\n',
    }),
    /^snippets\/part\.mdx:3:1 error page\/evaluation: /,
  );
});

test('among several components with one name, the failing one is reported', async () => {
  assert.match(
    await failureOf(
      'export const Row = ({ of }) => <b>{of.name}</b>;\n\n<Row of={{ name: 1 }} />\n\n- <Row />\n',
    ),
    /^page\.mdx:5:3 error page\/evaluation: /,
  );
});

test('code that fails before rendering is reported at the code', async () => {
  const page = await compileText('Text\n\nexport const limit = null.x;\n');
  assert.deepEqual(
    page.diagnostics.map((one) => diagnosticText(one)),
    [
      "page.mdx:3:1 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'x') -> Fix the expression in braces, or the component that the page defines.",
    ],
  );
});

test('an author’s component can return text, a list or nothing', async () => {
  const page = await compileText(
    'export const A = () => "a";\nexport const B = () => [1, "b"];\nexport const C = () => undefined;\n\n<A/>-<B/>-<C/>\n',
  );
  assert.match(page.render(), /a-1b-/);
});

test('only code with a loop has a time limit, wherever the loop is', async () => {
  const watched = async (text: string) => {
    let count = 0;
    const limitTime = (run: () => unknown): unknown => {
      count += 1;
      return run();
    };
    const page = await compileText(text, {
      limitTime,
      snippets: { 'snippets/a.jsx': 'export const A = () => { while (false); return "a"; };' },
    });
    page.render();
    return count > 0;
  };
  assert.equal(await watched('{1 + 1}\n\nText\n'), false);
  assert.equal(await watched('export const a = () => { for (;;) return 1; };\n\n{a()}\n'), true);
  assert.equal(await watched("import { A } from '/snippets/a.jsx';\n\n<A />\n"), true);
});

test('code after blank lines in the JSX of an export is reported at its place', async () => {
  const before = 'export const A = () => <div>\n hello\n\n world\n\n\n more\n</div>;\n';
  const placesOf = async (code: string) => {
    const page = await compileText(`<A />\n\n${before}${code}\n\n<Wide />\n\nText\n`);
    assert.match(page.render(), /<div>hello world more<\/div>/);
    const all = [...page.diagnostics, ...(page.reported?.() ?? [])];
    return all.map(({ code: kind, position }) => [kind, position?.line]);
  };
  const wide = 'export const Wide = () => null;';
  assert.deepEqual(
    await placesOf(`${wide}\nexport const b = () => import('https://a.test/b.js');`),
    [['snippet/dynamic-import', 12]],
  );
  assert.deepEqual(
    await placesOf('export const Wide = () => <b onClick={() => 1}>{window.innerWidth}</b>;'),
    [['component/browser-while-rendering', 11]],
  );
  assert.deepEqual(await placesOf(`${wide}\nexport default A;`), [['page/layout', 12]]);
});

test('an error names the line of an open tag as the author counts lines', async () => {
  const { diagnostics } = await compileText(
    '<div>text\n\nmore</div>\n\n- <Note>a\n\nText </Note>\n',
  );
  assert.deepEqual(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ position, message }) => `${position?.line}:${position?.column} ${message}`),
    ['5:3 <Note> (opened in line 5) is not closed before the end of the list item that it is in.'],
  );
});
