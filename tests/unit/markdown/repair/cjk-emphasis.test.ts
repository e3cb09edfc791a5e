import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

async function show(text: string, format: 'md' | 'mdx'): Promise<string> {
  const page = await compileText(text, { format });
  assert.deepEqual(page.diagnostics, []);
  return page.render();
}

const BOLD: readonly (readonly [written: string, shown: string])[] = [
  ['**「語」**です', '<strong>「語」</strong>です'],
  ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
  ['**「A」**と**「B」**です', '<strong>「A」</strong>と<strong>「B」</strong>です'],
  ['**이것(test)**입니다', '<strong>이것(test)</strong>입니다'],
  ['これは**`code`**です', 'これは<strong><code>code</code></strong>です'],
  ['𠮷**「野」**𠮷', '𠮷<strong>「野」</strong>𠮷'],
  ['`a` **終わり。**次', '<code>a</code> <strong>終わり。</strong>次'],
];

const OTHERS: readonly (readonly [written: string, shown: string])[] = [
  ['`**「語」**です`', '<code>**「語」**です</code>'],
  ['\\*\\*「語」\\*\\*です', '**「語」**です'],
  ['**語**「あ」', '<strong>語</strong>「あ」'],
  ['**(a)**b', '**(a)**b'],
  ['\uFDD0**「語」**です', '\uFDD0**「語」**です'],
];

for (const format of ['md', 'mdx'] as const) {
  test(`bold words beside signs and letters of CJK are bold in ${format}`, async () => {
    for (const [written, shown] of BOLD) {
      assert.equal(await show(`${written}\n`, format), `<p>${shown}</p>`);
    }
  });

  test(`nothing else of ${format} changes for their sake`, async () => {
    for (const [written, shown] of OTHERS) {
      assert.equal(await show(`${written}\n`, format), `<p>${shown}</p>`);
    }
  });

  test(`each item and each cell has bold words of its own in ${format}`, async () => {
    const html = await show(
      '- 値は ** です\n- **「語」**です\n\n| a |\n| - |\n| **「語」**です |\n',
      format,
    );
    assert.equal(html.split('<strong>「語」</strong>です').length, 3);
  });
}

test('a heading, a picture and a property have no trace of what makes words bold', async () => {
  const page = await compileText(
    '## これは**`code`**です\n\n## これ**「あ」**い $x^2$\n\n![語**「あ」**い](a.png)\n\n<Card title="語**「あ」**い">**「語」**です</Card>\n\n<b>{"語**「あ」**い"}</b>\n',
  );
  assert.deepEqual(
    page.headingPlaces.map(({ id }) => id),
    ['これはcodeです', 'これ-あ-い'],
  );
  assert.doesNotMatch(page.render() + JSON.stringify(page), /\uFDD0/);
});

test('what is wrong behind such words is told at its place', async () => {
  const page = await compileText(
    '**「語」**です {nothing} と**「語」**です\n\nと**「語」**です <b\n',
  );
  page.render();
  const told = [...page.diagnostics, ...(page.told?.() ?? [])];
  assert.deepEqual(
    told.map((one) => diagnosticText(one).split(' ')[0]),
    ['page.mdx:3:12', 'page.mdx:1:11'],
  );
});
