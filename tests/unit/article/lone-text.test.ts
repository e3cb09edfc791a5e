import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLoneText } from '../../../src/article/lone-text.ts';

test('text, and a paragraph of text, are read with their signs', () => {
  assert.equal(readLoneText('\n  a &lt; b &amp;&amp; c\n'), '\n  a < b && c\n');
  assert.equal(readLoneText('\n<p>npm install\nlectern</p>\n'), 'npm install\nlectern');
  assert.equal(readLoneText(''), '');
});

test('more than text is none', () => {
  for (const html of ['<p>a <em>b</em></p>', '<p>a</p><p>b</p>', 'a<br>', 'a<!-- b -->']) {
    assert.equal(readLoneText(html), undefined, html);
  }
});
