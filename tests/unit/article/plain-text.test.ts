import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlainText } from '../../../src/article/plain-text.ts';

test('text, and a single paragraph of text, are read with unescaped characters', () => {
  assert.equal(readPlainText('\n  a &lt; b &amp;&amp; c\n'), '\n  a < b && c\n');
  assert.equal(readPlainText('\n<p>npm install\nlectern</p>\n'), 'npm install\nlectern');
  assert.equal(readPlainText(''), '');
});

test('content with more than text is not read', () => {
  for (const html of ['<p>a <em>b</em></p>', '<p>a</p><p>b</p>', 'a<br>', 'a<!-- b -->']) {
    assert.equal(readPlainText(html), undefined, html);
  }
});
