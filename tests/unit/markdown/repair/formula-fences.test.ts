import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFarFences } from '../../../../src/markdown/repair/formula-fences.ts';
import { applyChanges } from '../../../../src/core/text/text-change.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

function near(text: string): string {
  return applyChanges(text, findFarFences(text));
}

test('deeply indented formula fences move to the indentation of the text around them', () => {
  assert.equal(near('<Note>\n    $$\n    x\n    $$\n'), '<Note>\n$$\n    x\n$$\n');
  assert.equal(near('<Note>\n\t\t$$\n\t\tx\n\t\t$$\n'), '<Note>\n$$\n\t\tx\n$$\n');
  assert.equal(near('$$\nx\n      $$\n'), '$$\nx\n$$\n');
});

test('formula fences in a list item stay in it', () => {
  const item = '- One\n  - Two\n\n        $$\n        x\n        $$\n';
  assert.equal(near(item), '- One\n  - Two\n\n    $$\n        x\n    $$\n');
  const close = '- One\n  - Two\n\n    $$\n    x\n    $$\n';
  assert.equal(near(close), close);
  const marker = '1. $$\n   x\n   $$\n\nText\n\n$$\ny\n$$\n';
  assert.equal(near(marker), marker);
});

test('an unclosed formula and an inline one stay unchanged', () => {
  for (const text of ['    $$\n    x\n', '    $$x$$\n    y\n', '>     $$\n>     x\n>     $$\n']) {
    assert.equal(near(text), text);
  }
});

const inside = [
  '<Note>\n    $$\n    x = 1\n    $$\n</Note>\n',
  '<Note>\n  <Accordion title="A">\n    $$\n    x = 1\n    $$\n  </Accordion>\n</Note>\n',
  '<Tabs>\n  <Tab title="A">\n    <Note>\n      $$\n      x = 1\n      $$\n    </Note>\n  </Tab>\n</Tabs>\n',
  '<Note>\n  Text:\n\n    $$\n    x = 1\n    $$\n\n  More.\n</Note>\n',
  '<Note>\n  - Text\n\n        $$\n        x = 1\n        $$\n</Note>\n',
  '    $$\n    x = 1\n    $$\n\nEnd.\n',
];
for (const text of inside) {
  test(`${JSON.stringify(text)} contains a block formula`, async () => {
    const page = await compileText(text);
    assert.deepEqual(page.diagnostics, []);
    assert.match(page.render(), /<latex display="true">\$\$\s*x = 1\s*\$\$<\/latex>/);
  });
}

test('a problem after such a formula is reported at its place', async () => {
  const page = await compileText('<Note>\n    $$\n    x\n    $$\n\n  {nothing}\n</Note>\n');
  assert.deepEqual(
    page.diagnostics.map(({ position }) => position),
    [{ line: 6, column: 3 }],
  );
});
