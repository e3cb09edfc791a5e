import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderDescription } from '../../../src/markdown/untrusted-code.ts';

const highlight = (code: string, language: string) =>
  Promise.resolve(`<pre data-language="${language}">${code.toUpperCase()}</pre>`);

test('code in an API description has the box and colors of other code', async () => {
  const html = await renderDescription('Send:\n\n```json\n{"a": 1}\n```\n\nor\n\n    plain', {
    highlight,
  });
  assert.equal(
    html,
    [
      '<p>Send:</p>',
      '<div class="code-block"><pre data-language="json">{"A": 1}</pre></div>',
      '<p>or</p>',
      '<div class="code-block"><pre data-language="">PLAIN</pre></div>',
    ].join('\n'),
  );
});

test('a description without code is rendered synchronously', () => {
  assert.equal(renderDescription('Only `this`.', { highlight }), '<p>Only <code>this</code>.</p>');
});
