import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFences, replaceFences } from '../../../../../src/core/text/markup/list-fences.ts';

/** The info and the code of each fence of a text. */
function read(...lines: string[]) {
  return listFences(lines.join('\n')).map(({ info, code }) => [info, code]);
}

test('a fence ends with a line of its own sign that is at least as long', () => {
  assert.deepEqual(read('````md x', '```js', '~~~', '```', '````  ', '~~~', '```', '~~~~'), [
    ['md x', '```js\n~~~\n```'],
    ['', '```'],
  ]);
  assert.deepEqual(read('```js', '```ts', '```'), [['js', '```ts']]);
  assert.deepEqual(read('``` `a` is code', '``', '~~~ `a`', '~~~'), [['`a`', '']]);
});

test('a fence stands in lists, quotations and components, and its code without them', () => {
  assert.deepEqual(read('1. ```js', '   a', '', '     b', '   ```'), [['js', 'a\n\n  b']]);
  assert.deepEqual(read('<Steps>', '      ```js', '      a', '    b', '      ```'), [
    ['js', 'a\nb'],
  ]);
  assert.deepEqual(read('> - ```js', '>   a', '> ', '>   ```'), [['js', 'a\n']]);
});

test('a fence that nothing closes ends with what is around it', () => {
  const quoted = '> ```js\n> a\nText\n```\nb\n';
  const ends = listFences(quoted).map(({ code, isClosed, end }) => [code, isClosed, end]);
  assert.deepEqual(ends, [
    ['a', false, 12],
    ['b', false, quoted.length],
  ]);
});

test('line ends of Windows, and separators of lines within one, are no part of a rule', () => {
  assert.deepEqual(read('```js\r', 'a\u2028b\r', '```\r', '```\r', ''), [
    ['js', 'a\u2028b'],
    ['', ''],
  ]);
  assert.deepEqual(read('> ```js\r', '> a\r', '> b\r', '> ```\r', 'c'), [['js', 'a\nb']]);
});

test('another text takes the place of a fence and of the line break behind it', () => {
  const text = 'a\n```\nb\n```\nc\n~~~\nd\n';
  assert.equal(
    replaceFences(text, ({ code }) => `${code}!\n`),
    'a\nb!\nc\nd!\n',
  );
});

test('many marks that open nothing, and many fences, take time in proportion', () => {
  for (const text of ['- '.repeat(100_000), '> '.repeat(100_000), '```\n'.repeat(100_000)]) {
    const start = performance.now();
    listFences(text);
    assert.ok(performance.now() - start < 2000, text.slice(0, 4));
  }
});

test('a fence is closed by a line of its own, and not by one in a quotation that it holds', () => {
  const text = '```md\n> ```js\n> x\n> ```\n```\n\nText.\n';
  assert.deepEqual(
    listFences(text).map(({ code }) => code),
    ['> ```js\n> x\n> ```'],
  );
});

test('fences of very many signs, and in very many quotations, are read as others', () => {
  const marks = '`'.repeat(40_000);
  assert.deepEqual(read(`${marks}js`, '```', marks, 'b'), [['js', '```']]);
  const [fence] = listFences(`${'> '.repeat(40_000)}\`\`\`js\n> a`);
  assert.equal(fence?.info, 'js');
});
