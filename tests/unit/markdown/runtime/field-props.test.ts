import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

test('form fields show the values that React calls default values', async () => {
  const page = await compileText(
    [
      '<input name="a" defaultValue="1" />',
      '<input type="checkbox" defaultChecked />',
      '<textarea defaultValue="A and B" />',
      '<textarea value="Own">Not this</textarea>',
      '<textarea>Written</textarea>',
    ].join('\n\n'),
  );
  assert.deepEqual(page.diagnostics, []);
  const html = page.render();
  assert.match(html, /<input name="a" value="1"/);
  assert.match(html, /<input type="checkbox" checked/);
  assert.match(html, /<textarea>A and B<\/textarea>/);
  assert.match(html, /<textarea>Own<\/textarea>/);
  assert.match(html, /<textarea>Written<\/textarea>/);
  assert.doesNotMatch(html, /default/i);
});
