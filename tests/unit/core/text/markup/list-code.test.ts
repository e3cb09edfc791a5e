import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listCode,
  listTickStrings,
  maskCode,
  maskCodeAndComments,
} from '../../../../../src/core/text/markup/list-code.ts';

/** Returns the code in a text, with its delimiters. */
function codeOf(text: string): string[] {
  return listCode(text).map(({ start, end }) => text.slice(start, end));
}

test('code is found in fences, in lists and blockquotes, and between matching backticks', () => {
  assert.deepEqual(codeOf('A `b` ``c ` d`` e\n\n> ```sh\n> f\n> ```\n\n- ~~~\n  g\n  ~~~\n`h`'), [
    '`b`',
    '``c ` d``',
    '> ```sh\n> f\n> ```\n',
    '- ~~~\n  g\n  ~~~\n',
    '`h`',
  ]);
});

test('a text can have any number of inline codes before a fence', () => {
  assert.equal(listCode(`${'`a` '.repeat(200_000)}\n\n~~~\nb\n~~~\n`).length, 200_001);
});

test('inline code may span lines, but not paragraphs, headings, rows or items', () => {
  assert.deepEqual(codeOf('A `b\nc` d'), ['`b\nc`']);
  for (const begin of ['\n', ' \r\n', '# ', '- ', '2. ', '| ', '<Card>']) {
    assert.deepEqual(codeOf(`A \`b\n${begin}c\` d`), [], begin);
  }
});

test('an escaped backtick opens no code, and a backslash within code is literal', () => {
  assert.deepEqual(codeOf('\\`a` b` `c\\` d'), ['` b`', '`c\\`']);
  assert.deepEqual(codeOf('\\\\`a` \\``b`'), ['`a`', '`b`']);
  assert.deepEqual(codeOf('a ` b, `` c'), []);
});

test('masked text keeps its length and line breaks', () => {
  assert.equal(maskCode('a `b`\r\n```\r\nc\r\n```\r\nd'), 'a    \r\n   \r\n \r\n   \r\nd');
  assert.equal(maskCode('a {/* `b` */}'), 'a {/*     */}');
  assert.equal(maskCodeAndComments('a {/* `b\n*/} c'), 'a       \n    c');
  assert.equal(maskCodeAndComments('{/*/} a */} b {/* c'), '            b {/* c');
});

test('a text of only markup characters is read in one pass', () => {
  for (const sign of [
    '`',
    '> '.repeat(9) + '```',
    '``` ',
    '\\',
    '\\`',
    '` ',
    '{/* ',
    '`\n',
    '- `',
    '> ',
    '> ```\n',
  ]) {
    const text = sign.repeat(50_000);
    assert.equal(maskCodeAndComments(text).length, text.length);
  }
});

test('strings with a backtick in braces are found, except in code', () => {
  const text = [
    "A {'`'}b{ \"c`\" } `d {'`'} e` {'f'} `` {'`'} ``",
    "\\{'`'}",
    '```',
    "{'`'}",
    '```',
    "<B c={'`'} />",
  ].join('\n');
  assert.deepEqual(
    listTickStrings(text).map(({ start, end }) => text.slice(start, end)),
    ["{'`'}", '{ "c`" }', "{'`'}"],
  );
});
