import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endFence,
  listFences,
  replaceFences,
} from '../../../../../src/core/text/markup/list-fences.ts';
import { countSteps } from '../../../../helpers/measure/count-steps.ts';

/** Returns the info and the code of each fence in a text. */
function read(...lines: string[]) {
  return listFences(lines.join('\n')).map(({ info, code }) => [info, code]);
}

test('a fence ends at a line of the same character that is at least as long', () => {
  assert.deepEqual(read('````md x', '```js', '~~~', '```', '````  ', '~~~', '```', '~~~~'), [
    ['md x', '```js\n~~~\n```'],
    ['', '```'],
  ]);
  assert.deepEqual(read('```js', '```ts', '```'), [['js', '```ts']]);
  assert.deepEqual(read('``` `a` is code', '``', '~~~ `a`', '~~~'), [['`a`', '']]);
});

test('a fence may be inside lists, blockquotes and components, and its code is dedented', () => {
  assert.deepEqual(read('1. ```js', '   a', '', '     b', '   ```'), [['js', 'a\n\n  b']]);
  assert.deepEqual(read('<Steps>', '      ```js', '      a', '    b', '      ```'), [
    ['js', 'a\nb'],
  ]);
  assert.deepEqual(read('> - ```js', '>   a', '> ', '>   ```'), [['js', 'a\n']]);
});

test('an unclosed fence ends with its container', () => {
  const quoted = '> ```js\n> a\nText\n```\nb\n';
  const ends = listFences(quoted).map(({ code, isClosed, end }) => [code, isClosed, end]);
  assert.deepEqual(ends, [
    ['a', false, 12],
    ['b', false, quoted.length],
  ]);
});

test('Windows line endings and Unicode line separators do not affect fences', () => {
  assert.deepEqual(read('```js\r', 'a\u2028b\r', '```\r', '```\r', ''), [
    ['js', 'a\u2028b'],
    ['', ''],
  ]);
  assert.deepEqual(read('> ```js\r', '> a\r', '> b\r', '> ```\r', 'c'), [['js', 'a\nb']]);
});

test('a fence and the line break after it are replaced', () => {
  const text = 'a\n```\nb\n```\nc\n~~~\nd\n';
  assert.equal(
    replaceFences(text, ({ code }) => `${code}!\n`),
    'a\nb!\nc\nd!\n',
  );
});

test('a fence that is not closed can be closed at the end of its text', () => {
  assert.equal(endFence('a\n\n  ~~~~ js\nb\n'), 'a\n\n  ~~~~ js\nb\n  ~~~~');
  for (const text of ['a ``` b', '```\na\n```\nb', '- ```\n  a'])
    assert.equal(endFence(text), text);
});

test('unclosed markup and many fences take work in proportion to their number', () => {
  for (const part of ['- ', '> ', '```\n']) {
    const text = part.repeat(10_000);
    const steps = countSteps(() => void listFences(text)) / text.length;
    assert.ok(steps < 4, `${steps} steps per character of ${part}`);
  }
});

test('a fence is not closed by a fence in a blockquote inside it', () => {
  const text = '```md\n> ```js\n> x\n> ```\n```\n\nText.\n';
  assert.deepEqual(
    listFences(text).map(({ code }) => code),
    ['> ```js\n> x\n> ```'],
  );
});

test('very long and very deeply quoted fences are read like any other', () => {
  const marks = '`'.repeat(40_000);
  assert.deepEqual(read(`${marks}js`, '```', marks, 'b'), [['js', '```']]);
  const [fence] = listFences(`${'> '.repeat(40_000)}\`\`\`js\n> a`);
  assert.equal(fence?.info, 'js');
});
