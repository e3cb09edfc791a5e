import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listCode,
  maskCode,
  maskCodeAndComments,
} from '../../../../../src/core/text/markup/list-code.ts';

/** The code of a text, with its marks. */
function codeOf(text: string): string[] {
  return listCode(text).map(({ start, end }) => text.slice(start, end));
}

test('code stands in fences of lists and quotations, and between as many backticks', () => {
  assert.deepEqual(codeOf('A `b` ``c ` d`` e\n\n> ```sh\n> f\n> ```\n\n- ~~~\n  g\n  ~~~\n`h`'), [
    '`b`',
    '``c ` d``',
    '> ```sh\n> f\n> ```\n',
    '- ~~~\n  g\n  ~~~\n',
    '`h`',
  ]);
});

test('code goes on in the next line, but in no other paragraph, heading, row or item', () => {
  assert.deepEqual(codeOf('A `b\nc` d'), ['`b\nc`']);
  for (const begin of ['\n', ' \r\n', '# ', '- ', '2. ', '| ', '<Card>']) {
    assert.deepEqual(codeOf(`A \`b\n${begin}c\` d`), [], begin);
  }
});

test('a backtick behind a backslash opens nothing, and one within code is code', () => {
  assert.deepEqual(codeOf('\\`a` b` `c\\` d'), ['` b`', '`c\\`']);
  assert.deepEqual(codeOf('\\\\`a` \\``b`'), ['`a`', '`b`']);
  assert.deepEqual(codeOf('a ` b, `` c'), []);
});

test('what is masked keeps its length and its lines', () => {
  assert.equal(maskCode('a `b`\r\n```\r\nc\r\n```\r\nd'), 'a    \r\n   \r\n \r\n   \r\nd');
  assert.equal(maskCode('a {/* `b` */}'), 'a {/*     */}');
  assert.equal(maskCodeAndComments('a {/* `b\n*/} c'), 'a       \n    c');
  assert.equal(maskCodeAndComments('{/*/} a */} b {/* c'), '            b {/* c');
});

test('a text of nothing but marks is read in one pass', () => {
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
