import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseFences } from '../../../src/markdown/indented-fences.ts';
import { renderUntrusted } from '../../../src/markdown/untrusted.ts';

test('code that is indented like a docstring is a code block', () => {
  assert.equal(
    renderUntrusted(
      'Example:\n    ```python\n    a = 1\n\n    f(\n        a\n    )\n    ```\n\nNext.',
    ),
    '<p>Example:</p>\n<pre><code class="language-python">a = 1\n\nf(\n    a\n)\n</code></pre>\n<p>Next.</p>',
  );
  assert.equal(
    renderUntrusted('Example:\n\n\t~~~\n\ta\n\t~~~'),
    '<p>Example:</p>\n<pre><code>a\n</code></pre>',
  );
});

test('code that CommonMark sees, or that may be an example of Markdown, stays as it is', () => {
  for (const text of [
    '- An item:\n\n    ```js\n    a\n    ```\n',
    '1. An item:\n    ```js\n    a\n    ```\n',
    '1. An item:\n\n   More.\n\n    ```js\n    a\n    ```\n',
    'Example:\n   ```js\n   a\n   ```\n',
    'Example:\n    ```js\n    a\n',
    '    ```js\n    a\n    ```\n',
    '```md\n    ```js\n    a\n    ```\n```\n',
  ]) {
    assert.equal(raiseFences(text), text);
  }
});
