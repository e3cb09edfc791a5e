import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

const codes = (compiled: { diagnostics: readonly { code: string }[] }) =>
  compiled.diagnostics.map(({ code }) => code);

test('a page renders Markdown and components together', async () => {
  const page = await compileText('## Hello\n\n<Note>\n\nSome **text**\n\n</Note>\n');
  assert.equal(
    page.render(),
    '<h2 id="hello">Hello</h2>\n<note><p>Some <strong>text</strong></p></note>',
  );
});

test('front matter is not rendered', async () => {
  const page = await compileText('---\ntitle: x\n---\n\nText\n');
  assert.equal(page.render(), '<p>Text</p>');
});

test('headings with the same text get different fragments', async () => {
  const page = await compileText('## Use\n\n## Use\n\n## Custom {#use-it}\n');
  assert.match(page.render(), /id="use".*id="use-2".*id="use-it"/s);
  assert.deepEqual(
    page.headingPlaces.map(({ id }) => id),
    ['use', 'use-2', 'use-it'],
  );
});

test('a syntax error is reported with its place and the fix', async () => {
  const page = await compileText('# Title\n\n<Card>\n\ntext\n');
  assert.equal(page.isWhole, false);
  assert.deepEqual(page.diagnostics, [
    {
      code: 'page/unclosed-tag',
      severity: 'error',
      title: 'Tag is not closed',
      message: '<Card>, opened in line 3, is not closed before the page ends.',
      hint: 'Write </Card> where its content ends, or <Card ... /> if it has none.',
      file: 'page.mdx',
      position: { line: 3, column: 1 },
    },
  ]);
});

test('an unclosed HTML comment is reported with the comment syntax of MDX', async () => {
  const [problem] = (await compileText('a\n\n<!-- x\n')).diagnostics;
  assert.equal(problem?.message, 'MDX has neither comments nor doctypes that begin with <!.');
  assert.equal(problem?.hint, 'Write a comment as {/* the comment */}, and remove anything else.');
});

test('an attribute that is not valid JavaScript is reported at its line', async () => {
  const [problem] = (await compileText('# a\n\n<Card title={1 +} />\n')).diagnostics;
  assert.equal(problem?.code, 'page/tag-syntax');
  assert.equal(problem?.position?.line, 3);
});

test('an unknown component with a dot keeps its content and is reported as written', async () => {
  for (const text of ['Text\n\n<Foo.Bar>x</Foo.Bar>\n', '{1 + 1}\n\n<Foo.Bar>x</Foo.Bar>\n']) {
    const page = await compileText(text);
    const [problem] = page.diagnostics;
    assert.match(page.render(), /x$/);
    assert.doesNotMatch(page.render(), /undefined/);
    assert.equal(problem?.code, 'page/unknown-component');
    assert.match(problem.message, /^<Foo\.Bar> is not a component/);
    assert.deepEqual(problem.position, { line: 3, column: 1 });
  }
});

test('a tag in code may refer to a parameter or variable in scope', async () => {
  const own = 'export const B = () => <b>x</b>;\n\n';
  for (const [text, html] of [
    ['{[B].map((One) => <One/>)}', '<b>x</b>'],
    ['{[{ B }].map(({ B: One }) => <One anything="1"/>)}', '<b>x</b>'],
    ['{(() => { const Two = B; return <Two/>; })()}', '<b>x</b>'],
    ['{[{ B }].map((All) => <All.B/>)}', '<b>x</b>'],
    ['{[B].map((Card) => <Card anything="1"/>)}', '<b>x</b>'],
    ['{["y"].map((i) => <i title={i}>{i}</i>)}', '<i title="y">y</i>'],
  ] as const) {
    const page = await compileText(own + text);
    assert.equal(page.render(), html);
    assert.deepEqual(page.diagnostics, [], text);
  }
});

test('the same name out of scope is unknown and reported at its place', async () => {
  const page = await compileText('{["x"].map((One) => <One/>)}\n\n<One>inner</One>\n');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => `${position?.line}:${position?.column} ${code}`),
    ['3:1 page/unknown-component'],
  );
});

test('an unknown component and its parts can be next to each other', async () => {
  for (const before of ['', '{1 + 1}\n\n']) {
    const page = await compileText(`${before}<Foo>a</Foo>\n\n<Foo.Bar>b</Foo.Bar>\n`);
    assert.match(page.render(), /a\s*b$/);
  }
});

test('an unambiguous misnomer of a component is read as the component', async () => {
  for (const before of ['', '{1 + 1}\n\n']) {
    const page = await compileText(`${before}<NOTE>a</NOTE>\n\n<Accordion title="b" />\n`);
    assert.match(page.render(), /<note>a<\/note>/);
    assert.deepEqual(
      page.diagnostics.map(
        ({ severity, code, message, hint }) => `${severity} ${code}: ${message} -> ${hint}`,
      ),
      [
        'warning page/component-name: <NOTE> is called <Note> here; it was read as that. -> Write <Note>.',
      ],
    );
  }
});

test('an unknown part of a component is reported and its content is shown', async () => {
  const cases = [
    ['mdx', '<Card.Nope>x</Card.Nope>', 'Card.Nope'],
    ['mdx', '<Card.Nope.more>x</Card.Nope.more>', 'Card.Nope.more'],
    ['mdx', 'export const A = () => <Card.Nope>x</Card.Nope>\n\n<A />', 'Card.Nope'],
    ['md', '<Card.Nope.more>x</Card.Nope.more>', 'Card.Nope.more'],
    ['md', '<Card>\n<card.a"b<Card.c>x\n</Card>\n', 'card.a"b<card.c'],
  ] as const;
  for (const [format, text, name] of cases) {
    const page = await compileText(text, { format });
    assert.match(page.render(), /^(?:<card>)?\s*x\s*(?:<\/card>)?$/, text);
    const problem = page.diagnostics.find(({ code }) => code === 'page/unknown-component');
    assert.match(problem?.message ?? '', new RegExp(`^<${name}> is not a component`), text);
    assert.ok(problem?.position, text);
  }
});

test('an unknown component keeps its content and is reported with the nearest name', async () => {
  const page = await compileText('<Acordion title="x">\n\ninside\n\n</Acordion>\n');
  assert.equal(page.render(), '<p>inside</p>');
  const [problem] = page.diagnostics;
  assert.equal(problem?.code, 'page/unknown-component');
  assert.equal(problem?.hint, 'Did you mean <Accordion>?');
  assert.deepEqual(problem?.position, { line: 1, column: 1 });
});

test('JavaScript globals are not reported', async () => {
  const page = await compileText('{Math.max(1, 2)} {new Date(0).getUTCFullYear()}\n');
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.render(), /2\s1970/);
});

test('a component that a page exports can use the site’s components', async () => {
  const page = await compileText(
    'export const Hint = ({ text }) => <Note>{text}</Note>\n\n<Hint text="hi" />\n',
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<note>hi</note>');
});

test('an unknown code language is a warning with the nearest name', async () => {
  const page = await compileText('text\n\n```pyton\nx\n```\n');
  assert.deepEqual(codes(page), ['page/unknown-language']);
  assert.equal(page.diagnostics[0]?.hint, 'Did you mean "python"?');
  assert.deepEqual(page.diagnostics[0]?.position, { line: 3, column: 1 });
});

test('a language without a grammar is reported once per page, a misspelled one everywhere', async () => {
  const fences = ['promql', 'promql', 'pyton', 'pyton'].map((name) => `\`\`\`${name}\nx\n\`\`\`\n`);
  const page = await compileText(fences.join('\n'));
  assert.deepEqual(
    page.diagnostics.map(({ position }) => position?.line),
    [1, 9, 13],
  );
  assert.equal(
    page.diagnostics[0]?.hint,
    'Bring its TextMate grammar with `codeBlock.grammars` (`styling.codeblocks.languages.custom` in the newer format), or write `text`, which a title can follow.',
  );
});

test('URLs in Markdown, HTML tags and component props are rewritten and collected alike', async () => {
  const text = '[a](/x) ![i](/i.png)\n\n<Card href="/y" img="/c.png" />\n\n<a href="/z">z</a>\n';
  const page = await compileText(text, { rewriteUrl: (url) => `/docs${url}` });
  assert.deepEqual(page.links.map(({ kind, url }) => `${kind} ${url}`).toSorted(), [
    'file /c.png',
    'file /i.png',
    'link /x',
    'link /y',
    'link /z',
  ]);
  const html = page.render();
  for (const url of ['/docs/x', '/docs/i.png', '/docs/y', '/docs/c.png', '/docs/z']) {
    assert.ok(html.includes(`"${url}"`), `${url} in ${html}`);
  }
});

test('plain Markdown files show braces and HTML unchanged', async () => {
  const page = await compileText('A {brace} and `<Card>`\n\n<div class="x">y</div>\n', {
    format: 'md',
  });
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>A {brace} and <code><Card></code></p>\n<div class="x">y</div>');
});

test('hyphenated words of inline code are kept whole, unless they are long', async () => {
  const page = await compileText(
    'Run `npm run x --strict`, `gpt-4`, `plain` or `a-word-that-is-far-too-long-to-be-kept`\n',
  );
  assert.equal(
    page.render(),
    '<p>Run <code>npm run x <span class="code-word">--strict</span></code>, ' +
      '<code><span class="code-word">gpt-4</span></code>, <code>plain</code> or ' +
      '<code>a-word-that-is-far-too-long-to-be-kept</code></p>',
  );
});

test('HTML and MDX characters in unbroken words of inline code are text', async () => {
  const text = '`a-<b>&{c}`\n\n| `x-</td>` |\n| - |\n';
  for (const format of ['md', 'mdx'] as const) {
    const page = await compileText(text, { format });
    assert.deepEqual(page.diagnostics, []);
    const kept = page.render().matchAll(/<code><span class="code-word">(.*?)<\/span><\/code>/g);
    assert.deepEqual(
      Array.from(kept, ([, word]) => word),
      ['a-<b>&{c}', 'x-</td>'],
    );
  }
});

test('a command-line flag in a heading does not change its fragment', async () => {
  const page = await compileText('## The `--strict` flag\n', { format: 'md' });
  assert.equal(
    page.render(),
    '<h2 id="the-strict-flag">The <code><span class="code-word">--strict</span></code> flag</h2>',
  );
});

test('backticks of strings in braces do not begin code', async () => {
  const page = await compileText("Use {'`'}code{'`'} and `more`.\n\nThen {'`'} {none} {'`'}\n");
  assert.equal(page.render(), '<p>Use `code` and <code>more</code>.</p>\n<p>Then ` {none} `</p>');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => [code, position]),
    [['page/undefined-name', { line: 3, column: 12 }]],
  );
});
