import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPhpComment } from '../../../../../../src/core/reference/sdk/phpdoc/comment-text.ts';

const format = (text: string) =>
  formatPhpComment(text, (name) =>
    name.startsWith('\\Shop\\') ? { id: name, label: name.slice(6) } : undefined,
  );

test('Markdown stays as it is written', () => {
  const text = '# Title\n\n- *one* `<b>` 1 < 2\n- two_three\n\n```js\na < b; {@see x}\n```';
  assert.equal(format(text), text);
});

test('inline tags become links, and those for the tool are left out', () => {
  const link = '[`User`](#symbol:%5CShop%5CUser)';
  assert.equal(format('A {@see \\Shop\\User}, {@link \\Shop\\User}.'), `A ${link}, ${link}.`);
  assert.equal(format('{@link \\Shop\\User the user}'), '[the user](#symbol:%5CShop%5CUser)');
  assert.equal(format('{@link https://example.com}'), '[https://example.com](https://example.com)');
  assert.equal(format('{@see Unknown} {@see Other it}'), '`Unknown` it');
  assert.equal(format('a{@internal b {c} }}d{@inheritDoc}e{@source}'), 'ade');
  assert.equal(format('{@code $a} {@}param /** {@*}'), '`$a` @param /** */');
});

test('HTML becomes Markdown, also in the middle of Markdown', () => {
  assert.equal(
    format('<p>One <b>two</b>.</p>\n<p>Three <i>four</i> *five*</p>\n\nSix'),
    'One **two**.\n\nThree *four* *five*\n\nSix',
  );
  assert.equal(
    format('List:\n<ul>\n<li>one\nmore</li>\n<li>two</li>\n</ul>\nEnd'),
    'List:\n\n- one more\n- two\n\nEnd',
  );
  assert.equal(format('- a <b>x</b>\n- b\n\n1. c'), '- a **x**\n- b\n\n1. c');
  assert.equal(format('<b>a</b>\n\n<b>b</b>'), '**a**\n\n**b**');
  assert.equal(
    format('<table><tr><th>A</th></tr><tr><td>b|c\nd</td></tr></table>'),
    '| A |\n| --- |\n| b\\|c d |',
  );
});

test('what is no element of HTML is text', () => {
  assert.equal(format('array<string, User> <?php'), 'array\\<string, User> \\<?php');
  assert.equal(format('<script>a</script>'), '\\<script>a\\</script>');
  assert.equal(format('<b>x</b> List<User>'), '**x** List\\<User>');
  assert.equal(format('<https://example.com> <b>a</b>'), '<https://example.com> **a**');
});

test('links and images within the pages of the tool become text', () => {
  assert.equal(
    format('<a href="classes/A.html">A</a> <a href="https://example.com">B</a>'),
    'A [B](https://example.com)',
  );
  assert.equal(format('<img src="a.png" alt="A sign"> <b>c</b>'), 'A sign **c**');
  assert.equal(format('{@link <a href="https://example.com">C</a>}'), '[C](https://example.com)');
});

test('code has a language if it looks like PHP', () => {
  assert.equal(format('<code>\n$a->b();\n</code>'), '```php\n$a->b();\n```');
  assert.equal(format('<pre>some\ntext</pre>'), '```\nsome\ntext\n```');
  assert.equal(format('<pre>if ($a < $b) {@see x}</pre>'), '```php\nif ($a < $b) {@see x}\n```');
  assert.equal(format('~~~\n$a = 1;\n~~~'), '~~~php\n$a = 1;\n~~~');
  assert.equal(
    format('As in:\n\n    $a = [\n\n    ];\n\nEnd'),
    'As in:\n\n```php\n$a = [\n\n];\n```\n\nEnd',
  );
  assert.equal(format('- a\n\n    b\n\nc'), '- a\n\n    b\n\nc');
});

test('characters for private use in a comment stand for nothing', () => {
  assert.equal(format('\uE0000\uE001 `a` <b>b</b>'), '0 `a` **b**');
});
