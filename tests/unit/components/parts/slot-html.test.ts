import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holds, wordsOf } from '../../../../src/components/parts/slot-html.ts';
import { toSlug } from '../../../../src/core/text/slug.ts';

test('the words of a slot make the id that Markdown gives to the same heading', () => {
  const html = '<code>a</code> &amp; <b title="1 > 0">b</b> <svg><title>Star</title></svg>';
  assert.equal(wordsOf(html), 'a & b');
  assert.equal(toSlug(wordsOf(html)), toSlug('a & b'));
});

test('an element in a slot is found by its name, and not by text that looks like it', () => {
  assert.equal(holds('<b><A href="/x">x</A></b>', 'a', 'button'), true);
  assert.equal(holds('<img alt="<a>"> &lt;a> <abbr>a</abbr>', 'a', 'button'), false);
});
