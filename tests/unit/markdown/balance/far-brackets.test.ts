import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDeepClosers } from '../../../../src/markdown/balance/far-brackets.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
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

test('a closing tag that is indented into the list above closes its element', async () => {
  assert.match(
    await render('<Note>\n  b\n\n- c\n  </Note>\n\nd\n'),
    /<p>b<\/p><ul>\n<li>c<\/li>\n<\/ul><\/note>\n<p>d<\/p>/,
  );
  for (const text of [
    '<div>\nb\n\n- c\n\n  </div>\n',
    '<>\nb\n\n- c\n  </>\n',
    '- x\n  <Note>\n  b\n\n  - c\n    </Note>\n',
    '<Card>\n<Note>\nb\n\n- c\n  - d\n    </Note>\n  </Card>\n',
    '<Note>\nb\n\n1. c\n\t</Note>\n',
  ]) {
    assert.match(await render(text), /<li>c(?:<\/li>|\n<ul>)/, text);
  }
});

test('closing tags are found in linear time', () => {
  for (const piece of ['- <b>\n  </b>\n', '<b>\n- a\n  </b>\n', '  </b>\n- a\n', '<b>\n- a\n']) {
    assertGrowsEvenly((size) => findDeepClosers(piece.repeat(size)), 400);
  }
});
