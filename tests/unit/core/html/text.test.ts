import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../../src/core/html/parse.ts';
import { codeText, elementText, findElement, plainText } from '../../../../src/core/html/text.ts';
import { write } from '../../../../src/core/html/write.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

test('the text of a fragment is the visible text, with single spaces', () => {
  const piece = parse('<p> A <b>bold</b>\n word &amp;   more</p>');
  assert.equal(elementText(piece), 'A bold word & more');
});

test('names of letters and signs stand for them, and unknown names for themselves', () => {
  const names =
    '&eacute;&Omega;&omega;&pi;&sum;&infin;&sup2;&frac34;&nabla;&int;&sube;&hArr;&ne;&zwj;';
  assert.equal(elementText(parse(names)), 'éΩωπ∑∞²¾∇∫⊆⇔≠\u200d');
  assert.equal(elementText(parse('&gone; &-; &constructor;')), '&gone; &-; &constructor;');
});

test('code keeps its line breaks and whitespace', () => {
  const piece = parse('<pre>if (a &lt; b) {\n  <span>go</span>\n}</pre>');
  assert.equal(plainText(piece), 'if (a < b) {\n  go\n}');
});

test('extracting code from line elements takes linear time', () => {
  const made = new Map<number, ReturnType<typeof parse>>();
  const treeOf = (size: number) => {
    const tree = made.get(size) ?? parse(`<pre>${'<div>const a = 1;</div>'.repeat(size)}</pre>`);
    made.set(size, tree);
    return tree;
  };
  assertGrowsEvenly((size) => codeText(treeOf(size)), 4000);
});

test('SVG content and comments are left out of the text', () => {
  const piece = parse('<p>a<svg><title>drawn</title></svg>b<!-- c --></p>');
  assert.equal(elementText(piece), 'ab');
});

test('the first matching element is found in document order', () => {
  const piece = parse('<div><i id="1"></i></div><i id="2"></i>');
  const found = findElement(piece, ({ name }) => name === 'i');
  assert.equal(found && write([found]), '<i id="1"></i>');
  assert.equal(
    findElement(piece, ({ name }) => name === 'b'),
    undefined,
  );
});
