import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Page text, what it renders as, and the one warning about it. */
const repaired: readonly (readonly [string, string, string])[] = [
  ['a <!-- note\nmore --> b', '<p>a  b</p>', 'page/html-comment'],
  ['a <br> b', '<p>a <br> b</p>', 'page/void-tag'],
  ['<img src="/a.png" alt="x">', '<img src="/a.png" alt="x"></img>', 'page/void-tag'],
  ['<img src="/a.png"alt="x">', '<img src="/a.png" alt="x"></img>', 'page/void-tag'],
  ['<p>a<br>b</p>', '<lectern-paragraph>a<br>b</lectern-paragraph>', 'page/void-tag'],
  ['<div>a<hr></div>', '<div>a<hr></div>', 'page/void-tag'],
  [
    'a <br data-n={[{ b: { c: { d: {} } } }].length}> b',
    '<p>a <br data-n="1"></br> b</p>',
    'page/void-tag',
  ],
  [
    'For $5 and $x^2$: <b>a<br>b</b>',
    '<p>For $5 and <latex>$x^2$</latex>: <b>a<br>b</b></p>',
    'page/void-tag',
  ],
  [
    'see <https://x.example/a?b=c>.',
    '<p>see <a href="https://x.example/a?b=c">https://x.example/a?b=c</a>.</p>',
    'page/autolink',
  ],
  [
    'mail <me@x.example>',
    '<p>mail <a href="mailto:me@x.example">me@x.example</a></p>',
    'page/autolink',
  ],
  ['if a <= b', '<p>if a <= b</p>', 'page/less-than'],
  ['fewer than <5 items', '<p>fewer than <5 items</p>', 'page/less-than'],
  ['if a<b then', '<p>if a<b then</p>', 'page/less-than'],
  ['use <your-key> here', '<p>use <your-key> here</p>', 'page/placeholder'],
  ['use <API_KEY> here', '<p>use <API_KEY> here</p>', 'page/placeholder'],
  [
    'call https://x.example/<user_id>/posts',
    '<lectern-paragraph>call <a href="https://x.example/">https://x.example/</a><user_id>/posts</lectern-paragraph>',
    'page/placeholder',
  ],
  ['set {a b} now', '<p>set {a b} now</p>', 'page/brace'],
  ['an open { brace', '<p>an open { brace</p>', 'page/open-brace'],
  ['{"a": 1}', '<p>{"a": 1}</p>', 'page/brace'],
  [
    '<style>\n.a { b: c }\n\n.d { e: "\\201C" }\n</style>',
    '<style>\n.a { b: c }\n\n.d { e: "\\201C" }\n</style>',
    'page/style-rules',
  ],
  ['{{#if x}}', '<p>{{#if x}}</p>', 'page/brace'],
  ['say {"k": {}} {1}', '<p>say {"k": {}} 1</p>', 'page/brace'],
  [
    '{a {1} `{b}` <i title={"c"}>d</i>}',
    '<p>{a {1} <code>{b}</code> <i title="c">d</i>}</p>',
    'page/brace',
  ],
  ['{"a": {},\n"b": {"c": 1}\n}', '<p>{"a": {},\n"b": {"c": 1}\n}</p>', 'page/brace'],
  ['{a {1} is {2}', '<p>{a 1 is 2</p>', 'page/open-brace'],
  ['a {1,2} of', '<p>a {1,2} of</p>', 'page/brace'],
  ['a {"x", "y"}', '<p>a {"x", "y"}</p>', 'page/brace'],
  ['<a href=/x>y</a>', '<a href="/x">y</a>', 'page/unquoted-attribute'],
];

for (const [text, html, code] of repaired) {
  test(`MDX reads ${JSON.stringify(text)} in the only possible way, with a warning`, async () => {
    const page = await compileText(`${text}\n`);
    assert.equal(page.render(), html);
    assert.deepEqual(
      page.diagnostics.map((problem) => [problem.code, problem.severity]),
      [[code, 'warning']],
    );
    assert.equal(page.diagnostics[0]?.position?.line, 1);
  });
}

test('a void tag inside another tag is found even if the compiler fails elsewhere', async () => {
  const page = await compileText('<p>a `<br>`<br>b</p>\n\n| a |\n| - |\n| <T a 1=> |\n');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => `${position?.line}:${position?.column} ${code}`),
    ['1:12 page/void-tag', '5:8 page/tag-syntax'],
  );
});

test('repairing a tag that opens in a line and closes below keeps later positions right', async () => {
  const page = await compileText('<div>text\n\nmore</div>\n\n{nobody}\n');
  assert.equal(page.render(), '<div><p>text</p><p>more</p></div>\n{nobody}');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => `${position?.line} ${code}`),
    ['1 page/block-tag', '3 page/closing-tag', '5 page/undefined-name'],
  );
});

test('a tag can end with > on its own line, followed by its text', async () => {
  const spread = await compileText('<Card\n  {...{ title: "1" }}\n  href="/b"\n>x</Card>\n');
  assert.deepEqual(spread.diagnostics, []);
  assert.match(spread.render(), /<card title="1" href="\/b">x/);
  const page = await compileText('<Card\n  title="a"\n>Use it.</Card>\n');
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.render(), /<card title="a">Use it.<\/card>/);
});

test('text directly below imports is read as text, and code in fences is left alone', async () => {
  const fence = '```\nimport a from "a"\nb\n```\n';
  const page = await compileText(
    `${fence}\nimport {\n  A,\n} from "/a.mdx";\nimport "/b.mdx"\n**Text**\n`,
  );
  assert.deepEqual(
    page.diagnostics
      .map(({ code, position }) => `${position?.line} ${code}`)
      .filter((reported) => !reported.includes('snippet')),
    ['10 page/joined-import'],
  );
  assert.match(page.render(), /<strong>Text<\/strong>/);
});

test('text directly below exports is read as text, and continued code is left alone', async () => {
  const page = await compileText(
    'export const a = [1]\n  .map(String)\n\nexport const u = 5;\n## Heading {u}\n\n' +
      'export const f = () => {\n  return 1;\n};\nexport const g = 2\n<b title="x">{f()}{g}</b>\n',
  );
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => `${position?.line} ${code}`),
    ['5 page/joined-import', '11 page/joined-import'],
  );
  assert.match(page.render(), />Heading 5<[\s\S]*<b title="x">12<\/b>/);
});

test('each place has a separate warning', async () => {
  const page = await compileText('a <br> b\n\nc <= d\n\n<!-- x -->\n');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => `${position?.line} ${code}`).toSorted(),
    ['1 page/void-tag', '3 page/less-than', '5 page/html-comment'],
  );
});

test('code is never repaired', async () => {
  const page = await compileText('`a <br> {b c}` and\n\n```html\n<br> <!-- x -->\n```\n');
  assert.deepEqual(page.diagnostics, []);
});

for (const [text, code] of [
  ['<Card>\n\nopen', 'page/unclosed-tag'],
  ['<b><i>x</b></i>', 'page/crossed-tags'],
  ['<Card title={a b} />', 'page/tag-syntax'],
  ['</Card>', 'page/unopened-tag'],
] as const) {
  test(`MDX does not guess at ${JSON.stringify(text)}`, async () => {
    const page = await compileText(`${text}\n`);
    assert.equal(page.isWhole, false);
    assert.deepEqual(
      page.diagnostics.map(({ code }) => code),
      [code],
    );
  });
}
