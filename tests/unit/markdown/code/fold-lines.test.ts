import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFenceMeta } from '../../../../src/markdown/code/fence-meta.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlight.ts';

const highlighter = createHighlighter({ usesGrammars: false });
const code = 'one\ntwo\nthree\nfour\nfive\nsix';
const highlight = (meta: string) => highlighter.highlight(code, parseFenceMeta('text', meta));

/** Returns the block by lines, with only the markup of what can be collapsed. */
const outline = (meta: string) =>
  highlight(meta)
    .html.replace(/<summary data-lines="([^"]*)" aria-label="\1"><\/summary>/g, '$1:')
    .replace(/<details class="code-fold">/g, '[')
    .replace(/<\/details>/g, ']')
    .replace(/<\/?(?:pre|code|span)[^>]*>/g, '');

test('a range of lines is folded, and no line is lost', () => {
  assert.equal(outline('collapse={2-3}'), 'one\n[2–3:two\nthree\n]four\nfive\nsix');
  assert.equal(outline('collapse={1,5-6}'), '[1:one\n]two\nthree\nfour\n[5–6:five\nsix]');
});

test('ranges can overlap, be in any order and end after the code', () => {
  assert.equal(outline('collapse={4-99,2-3,3}'), 'one\n[2–6:two\nthree\nfour\nfive\nsix]');
  assert.equal(outline('collapse={7-9}'), code);
});

test('a fold is labeled with the line numbers that are shown', () => {
  assert.match(outline('collapse={1-2} startLine=10'), /^\[10–11:one/);
});

test('the whole code is copied, without the labels of folds', () => {
  const { html, text } = highlight('collapse={1-5}');
  assert.equal(text, code);
  assert.equal(html.replace(/<[^>]*>/g, ''), code);
});
