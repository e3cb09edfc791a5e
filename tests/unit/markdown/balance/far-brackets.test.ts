import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

async function render(text: string): Promise<string> {
  const page = await compileText(text);
  assert.deepEqual(page.diagnostics, []);
  return page.render();
}

test('text after a deeply indented closing bracket of a tag is not a blockquote', async () => {
  const heading = '<b className="a">Hello</b>';
  const written = '    <b\n      className="a"\n    >Hello</b>';
  for (const text of [
    `<div>\n${written}\n</div>\n`,
    `- one\n\n${written}\n`,
    `One\n${written}\n`,
  ]) {
    const html = await render(text);
    assert.ok(html.includes(heading), html);
    assert.doesNotMatch(html, /blockquote/);
    assert.equal(await render(text.replaceAll('\n', '\r\n')), html);
  }
});

test('a problem after such a bracket is reported at its place', async () => {
  const page = await compileText('<div>\n    <b\n      id="a"\n    >Hello</b> {missing}\n</div>\n');
  assert.deepEqual(
    page.diagnostics.map(({ code, position }) => ({ code, position })),
    [{ code: 'page/undefined-name', position: { line: 4, column: 16 } }],
  );
});

test('a blockquote in an element stays a blockquote', async () => {
  assert.match(await render('<div>\n\n    > Hello\n\n</div>\n'), /<blockquote>/);
});
