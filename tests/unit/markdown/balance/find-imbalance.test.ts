/**
 * Which tag, quote or fence is reported if several do not match, and which repair makes the rest readable.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locateFix } from '../../../../src/core/diagnostic/fix.ts';
import { positionsIn } from '../../../../src/core/text/source-file.ts';
import { applyChanges, inOrder } from '../../../../src/core/text/text-change.ts';
import { findImbalances, findOddFences } from '../../../../src/markdown/balance/find-imbalance.ts';
import { hostileTexts } from '../../../helpers/hostile/hostile-texts.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';

const placesIn = (text: string) => {
  const positionOf = positionsIn(text);
  return (offset: number) => ({ file: 'page.mdx', position: positionOf(offset) });
};

/** Returns `line:column code` of each fault. */
function blame(text: string): string[] {
  return findImbalances(text, placesIn(text)).map(
    ({ diagnostic: { code, position } }) => `${position?.line}:${position?.column} ${code}`,
  );
}

/** Returns the text after all fixes of `check --fix`. */
function changes(text: string): string {
  const fixes = findImbalances(text, placesIn(text)).flatMap(({ diagnostic }) =>
    diagnostic.fix ? (locateFix(text, diagnostic.fix, 'page.mdx') ?? []) : [],
  );
  return applyChanges(text, fixes);
}

const BLAMED: readonly (readonly [string, readonly string[]])[] = [
  ['<Steps>\n<Step>\none\n<Step>\ntwo\n</Step>\n</Steps>', ['2:1 page/unclosed-tag']],
  ['<div>\n  <div>\n    <div>\n    x\n  </div>\n</div>', ['3:5 page/unclosed-tag']],
  ['<div>\n  <p>\n  </p>\n  </p>\n</div>', ['4:3 page/unopened-tag']],
  ['<Tabs>\n<Tab>\n```js\nx\n</Tab>\n</Tabs>', ['3:1 page/tag-in-fence']],
  [
    '<Tabs>\n<Tab>\n```js\nx\n</Tab>\n<Tab>\n```js\ny\n</Tab>\n</Tabs>',
    ['3:1 page/tag-in-fence', '7:1 page/tag-in-fence'],
  ],
  ['<Card title="x href="/">a</Card>', ['1:7 page/tag-syntax']],
  ['<Card title="x>a</Card>\n\n<Card title="y">b</Card>', ['1:7 page/tag-syntax']],
  ['a <b>b <i>c</b></i>', ['1:12 page/crossed-tags']],
  ['<Card>\n</Crad>\n\n</Note>', ['2:1 page/misnamed-tag', '4:1 page/unopened-tag']],
];

for (const [text, blamed] of BLAMED) {
  test(`the innermost fault is blamed in ${JSON.stringify(text)}`, () => {
    assert.deepEqual(blame(text), blamed);
  });
}

const FITTING = [
  '<Note>\ntext\n   </Note>',
  '- <Note>\n  text\n  </Note>',
  '> <Note>\n> text\n> </Note>',
  '```html\n</div>\n```\n\n`<div>` and {"<div>"} and <br> and <!-- <div> -->',
  '````md\n```js\n</Tab>\n```\n````',
  '```tsx\n<Task>\n  ```diff{"\\n"}- a\n  b```\n</Task>\n```\n\ntext',
  '$a<b$ and $$\nx < y\n$$',
  'import A from "/a.mdx"\n\nexport const B = () => <p>{"</p>"}</p>;\n\n<A><B /></A>',
  '<Card\n  title="a > b"\n  icon={<svg><path d="M0 0" /></svg>}\n>\ntext\n</Card>',
  '<Card title="it\'s" text={`a ${"}"} b`} onClick={() => 1}>x</Card>',
  '---\ntitle: <div>\n---\n\ntext',
  'text \\<div> and <https://example.com> and <a@b.com> and <your-key>',
];

for (const text of FITTING) {
  test(`nothing is reported for ${JSON.stringify(text)}`, () => {
    assert.deepEqual(blame(text), []);
    assert.deepEqual(findOddFences(text, placesIn(text)), []);
  });
}

test('fixing a text leaves it balanced', () => {
  for (const [text, fixed] of [
    [
      '<Steps>\n  <Step>\n    one\n  <Step>\n    two\n  </Step>\n</Steps>\n',
      '<Steps>\n  <Step>\n    one\n  </Step>\n  <Step>\n    two\n  </Step>\n</Steps>\n',
    ],
    ['<Tab>\n  ```js\n  x\n</Tab>\n', '<Tab>\n  ```js\n  x\n  ```\n</Tab>\n'],
    ['<Card title="x href="/b">a</Card>\n', '<Card title="x" href="/b">a</Card>\n'],
    ['<Card title=“x”, href="/">a</Crad>\n', '<Card title="x" href="/">a</Card>\n'],
    ['<Card title=“say "hi" now”>a</Card>\n', `<Card title='say "hi" now'>a</Card>\n`],
    ['<Card title=“x" href="/">“a”</Card>\n', '<Card title="x" href="/">“a”</Card>\n'],
    ['<Card title=“x" horizontal>“a” b</Card>\n', '<Card title="x" horizontal>“a” b</Card>\n'],
    ['<Card title=“x" {...a}>Say “b” now</Card>\n', '<Card title="x" {...a}>Say “b” now</Card>\n'],
    ['<Card title=“x" {...a} icon=“y”>b</Card>\n', '<Card title="x" {...a} icon="y">b</Card>\n'],
    ['<Card title=“x", icon=“y”>b</Card>\n', '<Card title="x" icon="y">b</Card>\n'],
    ['<Card title=“x"; icon=“y”>b</Card>\n', '<Card title="x" icon="y">b</Card>\n'],
    ['<Card title=“say "a", "b" now”>c</Card>\n', `<Card title='say "a", "b" now'>c</Card>\n`],
    ['<Card title=“the "id" in {x}”>a</Card>\n', `<Card title='the "id" in {x}'>a</Card>\n`],
    ['<Card>a< /Card>\n', '<Card>a</Card>\n'],
    ['<p style={color: "red"}>a</p>\n', '<p style={{color: "red"}}>a</p>\n'],
    ['<Card title="Say \\"hi\\"">a</Card>\n', '<Card title="Say &quot;hi&quot;">a</Card>\n'],
    ['<Note>a<Note>\n', '<Note>a</Note>\n'],
    ['```js\nx\n```js\n\ntext\n', '```js\nx\n```\n\ntext\n'],
    ['- ```\n  x\n  ``` then more\n', '- ```\n  x\n  ```\n  then more\n'],
  ] as const) {
    assert.equal(changes(text), fixed);
    assert.deepEqual(blame(fixed), []);
  }
});

test('a straight quote before a comment ends a value in typographic quotes', () => {
  const rest = ' icon="y">Say “b” now</Card>\n';
  assert.equal(changes(`<Card title=“x" /* c */${rest}`), `<Card title="x" ${rest}`);
});

test('comments between attributes are left out and reported', () => {
  const tag = (comment: string) => `<Card\n  title="a"${comment}\n  href="/b">x</Card>\n`;
  const message =
    'There is a comment between the attributes of <Card>, where MDX has none; it is left out.';
  for (const comment of [' {/* icon="x" */}', '\n  {/* icon="x" */}', '\n  // icon', ' /* > */']) {
    assert.equal(changes(tag(comment)), tag(' '));
    const found = findImbalances(tag(comment), placesIn(tag(comment)));
    assert.deepEqual(
      found.map(({ diagnostic }) => diagnostic.message),
      [message],
    );
  }
});

test('repairs stay within the text, whatever it contains', () => {
  const pieces = [
    '<Card>',
    '</Card>',
    '<Tab title="a',
    '</Tab>',
    '```js',
    '```',
    '{',
    '}',
    '"',
    '<b>',
    '</i>',
    ...hostileTexts,
  ];
  for (let seed = 1; seed < 400; seed += 1) {
    const text = Array.from(
      { length: 8 },
      (_, rank) => pieces[(seed * (rank + 3) * 7 + rank * seed) % pieces.length],
    ).join(seed % 2 === 0 ? '\n\n' : ' ');
    const repairs = inOrder(findImbalances(text, placesIn(text)).flatMap((each) => each.repairs));
    const repaired = applyChanges(text, repairs);
    assert.equal(typeof repaired, 'string');
    for (const { start, end } of repairs)
      assert.ok(start >= 0 && end <= text.length && start <= end);
  }
});

test('a page of nothing but mistakes is checked in linear time', () => {
  for (const piece of [
    '<Card>\n',
    '</Card>\n',
    '<Card title="a\n',
    '```js\n',
    '{ a\n',
    '<a "\n',
    '`a\n',
    '< Card\n',
    '$a\n',
    'import a\n\n',
    '<A b={`',
    '<A b="a" /* ',
  ]) {
    assertGrowsEvenly((size) => findImbalances(piece.repeat(size), placesIn('')), 400);
  }
});

test('tags that never end are read only as far as each goes, also in one line', () => {
  for (const piece of ['<A b={`', '<A b=x ', '<A {/* ']) {
    const text = piece.repeat(2000);
    const steps = countSteps(() => findImbalances(text, placesIn(''))) / text.length;
    assert.ok(steps < 400, `${piece}: ${steps} steps for each character`);
  }
});

test('the ends of many code blocks that contain others are found in one reading', () => {
  for (const piece of ['```md\n```js\n```\n', '> ```md\n> ```js\n> ```\n']) {
    const text = piece.repeat(1000);
    const steps = countSteps(() => findImbalances(text, placesIn(''))) / text.length;
    assert.ok(steps < 60, `${JSON.stringify(piece)}: ${steps} steps for each character`);
  }
});
