import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripTags } from '../../../../src/core/text/plain-words.ts';

const WORDS: readonly (readonly [text: string, words: string])[] = [
  ['Build with <span class="x">**y**</span>', 'Build with **y**'],
  ['<b>a <i>b</i></b> <a href="/c" target=\'_blank\'>c</a>', 'a b c'],
  ['one<br/>two<br>three<img src="/x.png" />', 'one two three'],
];

for (const [text, words] of WORDS) {
  test(`the tags of HTML around words are removed: ${text}`, () => {
    assert.equal(stripTags(text), words);
  });
}

const KEPT = [
  'List<string> and <name> or <name>x</name>',
  'The <b> tag, and </i>',
  'An empty <b></b>',
  'The code `<b>x</b>`',
  'if a <b and c> d',
];

for (const text of KEPT) {
  test(`angle brackets that are no tags around words stay: ${text}`, () => {
    assert.equal(stripTags(text), text);
  });
}
