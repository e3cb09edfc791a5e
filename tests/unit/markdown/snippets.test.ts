import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

test('a snippet tag shows the file from _snippets', async () => {
  const page = await compileText('<Snippet file="hello.mdx" />\n', {
    snippets: { '_snippets/hello.mdx': 'Hello **there**' },
  });
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>Hello <strong>there</strong></p>');
});

test('an imported snippet reads its props as plain names', async () => {
  const page = await compileText(
    'import Eat from \'/snippets/eat.mdx\'\n\n<Eat word="bananas" />\n',
    {
      snippets: { 'snippets/eat.mdx': 'I eat {word}.' },
    },
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>I eat bananas.</p>');
});

test('a snippet passes on its props, and nothing else', async () => {
  const page = await compileText('import A from "/a.mdx"\n\n<A id="b" />\n', {
    snippets: { 'a.mdx': '<i {...props}>{Object.keys(props)}</i>\n' },
  });
  assert.equal(page.render(), '<i id="b">id</i>');
});

test('code in a snippet shows the given props, and braces without a value stay unchanged', async () => {
  const page = await compileText(
    'import Install from \'/snippets/install.mdx\'\n\n<Install name="left <pad>" />\n\n<Install name={7} tag="next" />\n\n<Install />\n',
    {
      snippets: {
        'snippets/install.mdx': '```bash\nadd {name}@{tag} ${name} {{name}} {a: {name}}\n```\n',
      },
    },
  );
  assert.deepEqual(page.diagnostics, []);
  assert.deepEqual(
    Array.from(page.render().matchAll(/html="([^"]*)"/g), ([, code]) => code),
    [
      'add left <pad>@{tag} ${name} {{name}} {a: left <pad>}',
      'add 7@next ${name} {{name}} {a: 7}',
      'add {name}@{tag} ${name} {{name}} {a: {name}}',
    ],
  );
});

test('the code of a page keeps its braces', async () => {
  const page = await compileText("export const to = 'x';\n\n```js\nconst {to} = 1;\n```\n");
  assert.match(page.render(), /html="const \{to\} = 1;"/);
});

test('named exports of a snippet work as values and as components', async () => {
  const page = await compileText(
    "import { name, Box } from '/snippets/lib.mdx'\n\nHi {name} {name.length}\n\n<Box>in</Box>\n",
    {
      snippets: {
        'snippets/lib.mdx':
          "export const name = 'Ada'\n\nexport const Box = ({ children }) => <b>{children}</b>\n",
      },
    },
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>Hi Ada 3</p>\n<b>in</b>');
});

test('comments of code around the exports of a snippet without text are not reported', async () => {
  const page = "import { a } from '/snippets/lib.mdx'\n\n{a}\n";
  const code =
    '---\ntitle: Values\n---\n\n// made by x\n// on Monday\n\nexport const a = 1;\n\n/* the end */\n';
  const onlyCode = await compileText(page, { snippets: { 'snippets/lib.mdx': code } });
  const withText = await compileText(page, {
    snippets: { 'snippets/lib.mdx': `${code}\nHello\n` },
  });
  assert.deepEqual(onlyCode.diagnostics, []);
  assert.deepEqual(
    withText.diagnostics.map((each) => diagnosticText(each)),
    [
      'snippets/lib.mdx:5:1 warning page/foreign-mark: "//" opens a comment in code, and is shown as text here. -> Write {/* the comment */}.',
      'snippets/lib.mdx:10:1 warning page/foreign-mark: "/*" opens a comment in code, and is shown as text here. -> Write {/* the comment */}.',
    ],
  );
});

test('two default imports on one page do not collide', async () => {
  const page = await compileText(
    "import A from '/snippets/a.mdx'\nimport B from '/snippets/b.mdx'\n\n<A />\n\n<B />\n",
    {
      snippets: { 'snippets/a.mdx': 'one', 'snippets/b.mdx': 'two' },
    },
  );
  assert.equal(page.render(), '<p>one</p>\n<p>two</p>');
});

test('snippets can include snippets', async () => {
  const page = await compileText('<Snippet file="outer.mdx" />\n', {
    snippets: {
      '_snippets/outer.mdx': "import Inner from '/snippets/inner.mdx'\n\n<Inner />",
      'snippets/inner.mdx': 'innermost',
    },
  });
  assert.equal(page.render(), '<p>innermost</p>');
});

test('snippets that include each other are reported with the whole cycle', async () => {
  const page = await compileText("import A from '/snippets/a.mdx'\n\n<A />\n", {
    snippets: {
      'snippets/a.mdx': "import B from '/snippets/b.mdx'\n\n<B />",
      'snippets/b.mdx': "import A from '/snippets/a.mdx'\n\n<A />",
    },
  });
  const [problem] = page.diagnostics;
  assert.equal(problem?.code, 'snippet/cycle');
  assert.equal(
    problem?.message,
    'These files include each other in a cycle: snippets/a.mdx -> snippets/b.mdx -> snippets/a.mdx.',
  );
});

test('a missing snippet is an error with the nearest path', async () => {
  const page = await compileText("import A from '/snippets/helo.mdx'\n\n<A />\n", {
    snippets: { 'snippets/hello.mdx': 'x' },
  });
  assert.deepEqual(
    page.diagnostics.map(({ code, hint, position }) => ({ code, hint, position })),
    [
      {
        code: 'snippet/missing',
        hint: 'Did you mean "/snippets/hello.mdx"?',
        position: { line: 1, column: 1 },
      },
    ],
  );
});

test('a name that the snippet does not export is an error with the nearest name', async () => {
  const page = await compileText("import { nmae } from '/snippets/lib.mdx'\n\n{nmae}\n", {
    snippets: { 'snippets/lib.mdx': "export const name = 'Ada'\n" },
  });
  const [problem] = page.diagnostics;
  assert.equal(problem?.code, 'snippet/no-export');
  assert.equal(problem?.hint, 'Did you mean "name"?');
});

test('a name that every object inherits is not taken for an export', async () => {
  const page = await compileText("import { toString } from '/snippets/lib.mdx'\n\n{toString}\n", {
    snippets: { 'snippets/lib.mdx': "export const name = 'Ada'\n" },
  });
  assert.equal(page.diagnostics[0]?.code, 'snippet/no-export');
});

test('an import from the root can omit its slash', async () => {
  const page = await compileText("import Eat from 'snippets/deep/eat.mdx'\n\n<Eat />\n", {
    snippets: { 'snippets/deep/eat.mdx': 'I eat.' },
  });
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>I eat.</p>');
});

test('an import from the root can begin as in Docusaurus', async () => {
  const page = await compileText("import Eat from '@site/docs/_eat.mdx'\n\n<Eat />\n", {
    snippets: { 'docs/_eat.mdx': 'I eat.' },
  });
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.render(), '<p>I eat.</p>');
});

test('an unresolved path without a slash is reported as a missing file, not as a package', async () => {
  const snippets = { 'snippets/hello.mdx': 'x', 'parts/button.jsx': 'export const A = 1' };
  const say = async (path: string) => {
    const page = await compileText(`import A from '${path}'\n\nText\n`, { snippets });
    return page.diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  };
  const make =
    'Create the file in `snippets/` (or `_snippets/` for <Snippet file>), or fix the path.';
  assert.deepEqual(await say('snippets/helo.mdx'), [
    'snippet/missing: There is no snippet "snippets/helo.mdx". Did you mean "/snippets/hello.mdx"?',
  ]);
  assert.deepEqual(await say('parts/chart'), [
    `snippet/missing: There is no snippet "parts/chart". ${make}`,
  ]);
  assert.deepEqual(await say('hello.mdx'), [
    'snippet/missing: There is no snippet "hello.mdx". Did you mean "/snippets/hello.mdx"?',
  ]);
  assert.deepEqual(await say('@site/snippets/helo.mdx'), [
    'snippet/missing: There is no snippet "@site/snippets/helo.mdx". Did you mean "/snippets/hello.mdx"?',
  ]);
  assert.deepEqual(await say('@site/src/components/Chart'), [
    `snippet/missing: There is no snippet "@site/src/components/Chart". ${make}`,
  ]);
  for (const path of ['chart/auto.js', '@acme/parts/button.jsx', 'hello']) {
    assert.match((await say(path)).join(), /^snippet\/unsupported-import: /, path);
  }
});

test('the fix of an import without a slash writes the whole path', async () => {
  const page = await compileText("import A from 'snippets/helo.mdx'\n\n<A />\n", {
    snippets: { 'snippets/hello.mdx': 'x' },
  });
  assert.deepEqual(
    page.diagnostics.flatMap(({ fix }) => fix?.edits ?? []).map(({ text }) => text),
    ['/snippets/hello.mdx'],
  );
});

test('importing a package is a warning, and the page still renders', async () => {
  const page = await compileText("import { chunk } from 'lodash'\n\nText\n");
  assert.deepEqual(
    page.diagnostics.map((one) => diagnosticText(one)),
    [
      'page.mdx:1:1 warning snippet/unsupported-import: "lodash" is a package; pages can import only snippets of this project, components of Lectern and React, so "chunk" is not defined. -> Import from a path that begins with /snippets/, or remove the import.',
    ],
  );
  assert.equal(page.render().trim(), '<p>Text</p>');
});

test('the headings of a snippet are collected with their ids and places, like those of the page', async () => {
  const page = await compileText('# Own\n\n<Snippet file="a.mdx" />\n', {
    snippets: {
      '_snippets/a.mdx': "import B from '/snippets/b.mdx'\n\n## Within\n\n<B />\n",
      'snippets/b.mdx': '## Deeper\n',
    },
  });
  assert.deepEqual(
    page.headingPlaces.map(({ id, place }) => [id, place.file, place.position?.line]),
    [
      ['own', 'page.mdx', 1],
      ['within', '_snippets/a.mdx', 3],
      ['deeper', 'snippets/b.mdx', 1],
    ],
  );
});
