import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyChanges } from '../../../../src/core/text/text-change.ts';
import { liftPrompts } from '../../../../src/markdown/source/lift-prompts.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const lift = (text: string) => applyChanges(text, liftPrompts(text));

test('the text of a prompt becomes a prop, without its common indentation', () => {
  assert.equal(
    lift('A\n\n<Prompt description="d">\n    Use {x}\n      and <y>.\n</Prompt>\n\nB\n'),
    'A\n\n<Prompt description="d" text={"Use {x}\\n  and <y>."}></Prompt>\n\nB\n',
  );
  assert.equal(
    lift('<Prompt>a</Prompt> <Prompt>b</Prompt>'),
    '<Prompt text={"a"}></Prompt> <Prompt text={"b"}></Prompt>',
  );
});

test('a prompt with Windows line endings gets no extra lines', () => {
  assert.equal(
    lift('<Prompt>\r\n  Use {x}\r\n\r\n  and y.\r\n</Prompt>\r\n'),
    '<Prompt text={"Use {x}\\n\\nand y."}></Prompt>\r\n',
  );
});

test('prompts in code and in comments are left alone', () => {
  for (const text of [
    '```jsx\n<Prompt>{x}</Prompt>\n```\n',
    '~~~~\n```\n<Prompt>{x}</Prompt>\n~~~~\n',
    '```jsx\n<Prompt>{x}</Prompt>\n',
    '> ```jsx\n> <Prompt>{x}</Prompt>\n> ```\n',
    '- ```jsx\n  <Prompt>{x}</Prompt>\n  ```\n',
    'Write `<Prompt>` and `</Prompt>`.',
    '{/* <Prompt>{x}</Prompt> */}',
    '<Prompt text="a">b</Prompt>',
    '<Prompt description="a" />\n\n`</Prompt>`',
    '<Prompts>a</Prompts></Prompt>',
  ]) {
    assert.equal(lift(text), text);
  }
});

test('code in a prompt belongs to it', () => {
  assert.equal(
    lift('<Prompt>\n```js\nf({});\n```\n</Prompt>\n\n```\n<Prompt>{x}</Prompt>\n```\n'),
    '<Prompt text={"```js\\nf({});\\n```"}></Prompt>\n\n```\n<Prompt>{x}</Prompt>\n```\n',
  );
});

test('a problem after a prompt is reported at its place', async () => {
  const text = '<Prompt description="d">\n{x\n<y\n</Prompt>\n\nText {missing} here.\n';
  const { diagnostics } = await compileText(text);
  assert.deepEqual(
    diagnostics
      .filter(({ code }) => code === 'page/undefined-name')
      .map(({ position }) => position),
    [{ line: 6, column: 6 }],
  );
});

test('what begins in a prompt ends with it, and later prose and code are unaffected', () => {
  const lifted = '<Prompt text={"a"}></Prompt>';
  const open = '<Prompt>\n```js\nf({})\n</Prompt>\n\n';
  const far = 'Words of a paragraph.\n\n'.repeat(500);
  for (const between of ['', far, '{/*\n\n*/}\n\n', `{/*\n\n${far}*/}\n\n`]) {
    assert.ok(lift(`${open}${between}<Prompt>a</Prompt>\n`).endsWith(`${between}${lifted}\n`));
  }
  for (const [before, after] of [
    ['```\n', '```\n'],
    ['{/*\n\n', '*/}\n'],
    ['`', '`\n'],
  ]) {
    const code = `${before}<Prompt>{x}</Prompt>${after}`;
    assert.ok(lift(`${open}${far}${code}`).endsWith(far + code), before);
    const inside = `${before}${before === '`' ? '' : far}<Prompt>{x}</Prompt>${after}`;
    assert.equal(lift(`${open}${inside}`).endsWith(inside), true, before);
  }
});

test('many prompts are lifted in linear time', () => {
  for (const piece of [
    '<Prompt>{x}</Prompt>\n\n',
    '<Prompt>{x}</Prompt> ',
    '<Prompt>\n```js\nx\n</Prompt>\n\n',
    '<Prompt>a `b\n</Prompt>\n\n',
    '`<Prompt>`\n\n',
    '```\n<Prompt>\n```\n',
    '{/* <Prompt>\n\n*/}\n\n',
    '<Prompt>a {/* b\n\n</Prompt>\n\n',
    '<Prompt a={\n\n',
    '<Prompt a={1}>x</Prompt>\n\n<Prompt a={`\n\n',
    '<Prompt a="\n\n',
    '<Prompt text="a">\n\n',
  ]) {
    for (const end of ['</Prompt>', '*/}</Prompt>']) {
      assertGrowsEvenly((size) => liftPrompts(`${piece.repeat(size)}${end}`), 300);
    }
  }
});
