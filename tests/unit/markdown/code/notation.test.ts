import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseNotation } from '../../../../src/markdown/code/notation.ts';

/** Returns lines as `number text [marks] (words)`, for easy reading. */
function parse(code: string): string[] {
  return parseNotation(code).map(({ number, text, marks, words }) => {
    const marked = marks.size > 0 ? ` [${[...marks].join(' ')}]` : '';
    const worded = words.length > 0 ? ` (${words.join(' ')})` : '';
    return `${number} ${text}${marked}${worded}`;
  });
}

test('code without marks stays unchanged', () => {
  assert.deepEqual(parse('a\n\n  b // c'), ['1 a', '2 ', '3   b // c']);
});

test('a mark in a comment at the end of a line marks the line and is removed', () => {
  assert.deepEqual(parse('a // [!code ++]'), ['1 a [add]']);
  assert.deepEqual(parse('a # [!code --]'), ['1 a [remove]']);
  assert.deepEqual(parse('a /* [!code highlight] */'), ['1 a [highlight]']);
  assert.deepEqual(parse('<b> <!-- [!code error] -->'), ['1 <b> [error]']);
  assert.deepEqual(parse('a -- [!code warning]'), ['1 a [warning]']);
  assert.deepEqual(parse('<a /> {/* [!code focus] */}'), ['1 <a /> [focus]']);
  assert.deepEqual(parse('a ; [!code hl]'), ['1 a [highlight]']);
});

test('other words in the comment stay', () => {
  assert.deepEqual(parse('a // why [!code ++]'), ['1 a // why [add]']);
});

test('a comment with only a mark applies to the next line and leaves no gap', () => {
  assert.deepEqual(parse('// [!code focus]\na\nb'), ['2 a [focus]', '3 b']);
});

test('a mark can apply to several lines', () => {
  assert.deepEqual(parse('a // [!code ++:2]\nb\nc'), ['1 a [add]', '2 b [add]', '3 c']);
  assert.deepEqual(parse('// [!code ++:2]\na\nb\nc'), ['2 a [add]', '3 b [add]', '4 c']);
  assert.deepEqual(parse('a // [!code ++:999999999]'), ['1 a [add]']);
});

test('a line can have several marks', () => {
  assert.deepEqual(parse('a // [!code ++] // [!code focus]'), ['1 a [add focus]']);
});

test('a word is marked from its line on, or for the given number of lines', () => {
  assert.deepEqual(parse('// [!code word:foo]\nfoo\nfoo'), ['2 foo (foo)', '3 foo (foo)']);
  assert.deepEqual(parse('// [!code word:foo:1]\nfoo\nfoo'), ['2 foo (foo)', '3 foo']);
  assert.deepEqual(parse('// [!code word:a\\:b]\na:b'), ['2 a:b (a:b)']);
});

test('an escaped mark is shown as a mark', () => {
  assert.deepEqual(parse('a // [\\!code ++]'), ['1 a // [!code ++]']);
});

test('an unknown mark and a mark outside a comment stay in the text', () => {
  assert.deepEqual(parse('a // [!code nope]'), ['1 a // [!code nope]']);
  assert.deepEqual(parse('print("[!code ++]")'), ['1 print("[!code ++]")']);
});
