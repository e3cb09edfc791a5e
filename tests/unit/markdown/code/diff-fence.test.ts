import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHighlighter } from '../../../../src/markdown/code/highlight.ts';

const highlighter = createHighlighter();
await highlighter.ensureLanguages(['diff'], '');
const show = (code: string) => highlighter.highlight(code, { language: 'diff' });

test('copying a diff gives the resulting code, however its signs are indented', () => {
  for (const [code, copied] of [
    ['-a\n+b', 'b'],
    ['- a\n+ b\n  c', 'b\nc'],
    [' if (x) {\n-  a();\n+  b();\n }', 'if (x) {\n  b();\n}'],
    ['  if (x) {\n-   a();\n+   b();\n\n  }', 'if (x) {\n  b();\n\n}'],
    ['+ b\nc', 'b\nc'],
    ['nothing\nhas a sign', 'nothing\nhas a sign'],
  ] as const) {
    assert.equal(show(code).text, copied);
  }
});

test('lines of a diff are marked as changes, and their signs are text that is not copied', () => {
  const { html } = show('- call(one, 1);\n+ call(two, 1);');
  assert.doesNotMatch(html, /has-signs/);
  assert.match(
    html,
    /<span class="line diff remove"><span class="prompt-sign"><span class="td">- <\/span><\/span>.*call\(.*<span class="changed-word">.*one/,
  );
  assert.match(html, /<span class="line diff add"><span class="prompt-sign">/);
});

test('a complete patch is copied unchanged, for the program that applies it', () => {
  for (const patch of [
    '@@ -1 +1 @@\n-a\n+b',
    '--- a.txt\n+++ b.txt\n-a\n+b',
    'diff --git a/a b/b\n-a\n+b',
  ]) {
    assert.equal(show(patch).text, patch);
    assert.doesNotMatch(show(patch).html, /prompt-sign/);
  }
});
