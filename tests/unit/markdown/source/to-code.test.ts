import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

test('a .md page keeps its components beside what only Markdown knows', async () => {
  const page = await compileText(
    '<Note>\n\na < b\n\n</Note>\n\none<br>two {three\n\n<!-- later -->\n\n<https://example.com>\n',
    { format: 'md' },
  );
  assert.equal(
    page.render(),
    [
      '<note><p>a < b</p></note>',
      '<p>one<br>two {three</p>',
      '',
      '<p><a href="https://example.com">https://example.com</a></p>',
    ].join('\n'),
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.isWhole, true);
});

test('a .md page whose only tags are none of the components is Markdown, line ends and all', async () => {
  const page = await compileText('one<br>two {three}\n\n<details>\n<summary>More\n\n</details>\n', {
    format: 'md',
  });
  assert.match(page.render(), /two \{three\}/);
});
