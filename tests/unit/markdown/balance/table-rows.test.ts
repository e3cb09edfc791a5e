import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listEscapedBars } from '../../../../src/markdown/balance/table-rows.ts';
import { applyChanges } from '../../../../src/core/text/text-change.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const TABLE = '| a |\n| - |\n';

test('an escaped bar in an attribute is a bar, as in the rest of a table cell', async () => {
  const row = `| <b title="c \\| d">e \\| f</b> \`<b title="g \\| h">\` |\n`;
  for (const format of ['md', 'mdx'] as const) {
    const page = await compileText(TABLE + row, { format });
    assert.deepEqual(page.diagnostics, []);
    const html = page.render();
    assert.match(html, /<b title="c (?:\||&#124;) d">e \| f<\/b>/);
    assert.ok(html.includes('title="g | h"'), html);
  }
});

test('an attribute elsewhere, code and JavaScript keep their backslashes', () => {
  for (const text of [
    '<b title="c \\| d">e</b>\n',
    `\`\`\`\n${TABLE}| <b title="c \\| d"> |\n\`\`\`\n`,
    `    | a |\n    | - |\n    | <b title="c \\| d"> |\n`,
    `${TABLE}| <b title={'c \\\\| d'}>e</b> |\n`,
  ]) {
    assert.equal(applyChanges(text, listEscapedBars(text)), text);
  }
});

test('escaped bars are found in linear time', () => {
  for (const piece of ['| <b c="\\|"> |\n', '| <b c="\\| |\n', '| <b <b <b \\| |\n']) {
    assertGrowsEvenly((size) => listEscapedBars(TABLE + piece.repeat(size)), 400);
  }
  const table = `\n${TABLE}| <b c="\\|"> |\n`;
  assertGrowsEvenly((size) => listEscapedBars(table.repeat(size)), 400);
});
