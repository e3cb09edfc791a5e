import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../../src/core/html/parse.ts';
import { codeText, elementText, findElement, plainText } from '../../../../src/core/html/text.ts';
import { write } from '../../../../src/core/html/write.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

test('the text of a piece is what a reader sees of it, with single spaces', () => {
  const piece = parse('<p> A <b>bold</b>\n word &amp;   more</p>');
  assert.equal(elementText(piece), 'A bold word & more');
});

test('code keeps its lines and blanks', () => {
  const piece = parse('<pre>if (a &lt; b) {\n  <span>go</span>\n}</pre>');
  assert.equal(plainText(piece), 'if (a < b) {\n  go\n}');
});

test('lines of code that are elements take no more than their share of long code', () => {
  const made = new Map<number, ReturnType<typeof parse>>();
  const treeOf = (size: number) => {
    const tree = made.get(size) ?? parse(`<pre>${'<div>const a = 1;</div>'.repeat(size)}</pre>`);
    made.set(size, tree);
    return tree;
  };
  assertGrowsEvenly((size) => codeText(treeOf(size)), 4000);
});

test('what is drawn, and what is no text of the page, is left out', () => {
  const piece = parse('<p>a<svg><title>drawn</title></svg>b<!-- c --></p>');
  assert.equal(elementText(piece), 'ab');
});

test('the first element that fits is found in the order of the page', () => {
  const piece = parse('<div><i id="1"></i></div><i id="2"></i>');
  const found = findElement(piece, ({ name }) => name === 'i');
  assert.equal(found && write([found]), '<i id="1"></i>');
  assert.equal(
    findElement(piece, ({ name }) => name === 'b'),
    undefined,
  );
});
