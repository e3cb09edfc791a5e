import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openJoinedWords } from '../../../../src/markdown/repair/joined-words.ts';
import { renderUntrusted } from '../../../../src/markdown/untrusted.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';
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
  ['نص و**«كلمة»** نص', 'نص و<strong>«كلمة»</strong> نص'],
  ['**عنوان:**النص', '<strong>عنوان:</strong>النص'],
  ['ה**(מילה)** כאן', 'ה<strong>(מילה)</strong> כאן'],
  ['ใช้**“คำ”**ที่นี่', 'ใช้<strong>“คำ”</strong>ที่นี่'],
];

const ITALIC: readonly (readonly [written: string, shown: string])[] = [
  ['*「語」*です', '<em>「語」</em>です'],
  ['これは*`code`*です', 'これは<em><code>code</code></em>です'],
  ['这是*“重点”*内容和*「b」*的', '这是<em>“重点”</em>内容和<em>「b」</em>的'],
  ['语*语（注）*的', '语<em>语（注）</em>的'],
  ['*「**語**」*です', '<em>「<strong>語</strong>」</em>です'],
  ['***「語」***です', '<em><strong>「語」</strong></em>です'],
  ['値 * **「語」**です', '値 * <strong>「語」</strong>です'],
];

const LINK = '<a href="http://a.example/%E3%80%8C%E3%81%82%E3%80%8D">語</a>';

const OTHERS: readonly (readonly [written: string, shown: string])[] = [
  ['`**「語」**です`', '<code>**「語」**です</code>'],
  ['\\*\\*「語」\\*\\*です', '**「語」**です'],
  ['**語**「あ」', '<strong>語</strong>「あ」'],
  ['**(a)**b', '**(a)**b'],
  ['*(a)*b', '*(a)*b'],
  ['名前*（必須）、年齢*（必須）', '名前*（必須）、年齢*（必須）'],
  ['名前*、住所（自宅）*は', '名前*、住所（自宅）*は'],
  ['价格*（含税）和数量*', '价格*（含税）和数量*'],
  ['اسم*، عمر*، بلد', 'اسم*، عمر*، بلد'],
  ['[語](http://a.example/「あ」)', LINK],
  ['[語]\n\n[語]: http://a.example/「あ」', LINK],
  ['`http://a.example）`', '<code>http://a.example）</code>'],
  ['\uFDD0**「語」**です', '\uFDD0**「語」**です'],
];

const ADDRESSES: readonly (readonly [written: string, shown: string])[] = [
  ['http://a.example）を。**太字**です', '）を。<strong>太字</strong>です'],
  ['http://a.example。', '。'],
  ['http://a.example（本機）', '（本機）'],
  ['http://a.example，*次*', '，<em>次</em>'],
];

for (const format of ['md', 'mdx'] as const) {
  test(`bold text next to punctuation in scripts that join words is bold in ${format}`, async () => {
    for (const [written, shown] of BOLD) {
      assert.equal(await show(`${written}\n`, format), `<p>${shown}</p>`);
    }
  });

  test(`italic text next to punctuation in scripts that join words is italic in ${format}`, async () => {
    for (const [written, shown] of ITALIC) {
      assert.equal(await show(`${written}\n`, format), `<p>${shown}</p>`);
    }
  });

  test(`a bare URL in ${format} ends before a full-width character`, async () => {
    const page = await compileText('## 見る http://a.example。\n', { format });
    assert.deepEqual(
      page.headingPlaces.map(({ id }) => id),
      ['見る-http-a-example'],
    );
    for (const [written, after] of ADDRESSES) {
      const html = await show(`見る ${written}\n`, format);
      assert.match(
        html,
        /^<p>見る <a [^>]*href="http:\/\/a\.example"[^>]*>http:\/\/a\.example<\/a>/,
      );
      assert.equal(html.slice(html.indexOf('</a>')), `</a>${after}</p>`);
    }
  });

  test(`support for scripts that join words changes nothing else in ${format}`, async () => {
    for (const [written, shown] of OTHERS) {
      const page = await compileText(`${written}\n`, { format });
      assert.equal(page.render(), `<p>${shown}</p>`);
    }
  });

  test(`bold text is matched within each list item and table cell in ${format}`, async () => {
    const html = await show(
      '- 値は ** です\n- **「語」**です\n\n| a |\n| - |\n| **「語」**です |\n',
      format,
    );
    assert.equal(html.split('<strong>「語」</strong>です').length, 3);
  });
}

test('headings, images and props contain no trace of the marker for bold text', async () => {
  const page = await compileText(
    '## これは**`code`**です\n\n## これ**「あ」**い $x^2$\n\n![語**「あ」**い](a.png)\n\n<Card title="語**「あ」**い">**「語」**です</Card>\n\n<b>{"語**「あ」**い"}</b>\n',
  );
  assert.deepEqual(
    page.headingPlaces.map(({ id }) => id),
    ['これはcodeです', 'これ-あ-い'],
  );
  assert.doesNotMatch(page.render() + JSON.stringify(page), /\uFDD0/);
});

test('a problem after such text is reported at its place', async () => {
  const page = await compileText(
    '**「語」**です {nothing} と**「語」**です\n\nと**「語」**です <b\n',
  );
  page.render();
  const reported = [...page.diagnostics, ...(page.reported?.() ?? [])];
  assert.deepEqual(
    reported.map((one) => diagnosticText(one).split(' ')[0]),
    ['page.mdx:3:12', 'page.mdx:1:11'],
  );
});

test('API descriptions have the same bold and italic text, and URLs stay unchanged', () => {
  for (const [written, shown] of [...BOLD, ...ITALIC, ...OTHERS]) {
    const html = renderUntrusted(written).replaceAll(/ rel="[^"]*"/g, '');
    assert.equal(html, `<p>${shown}</p>`);
  }
  assert.match(
    renderUntrusted('見る http://a.example）と'),
    /"http:\/\/a\.example"[^>]*>[^<]*<\/a>）と<\/p>$/,
  );
  assert.equal(
    renderUntrusted('[語](https://a.test/x**「y」**z) **「語」**です'),
    renderUntrusted('[語](https://a.test/x**「y」**z) <b>「語」</b>です').replaceAll(
      /(<\/?)b>/g,
      '$1strong>',
    ),
  );
});

test('a text with thousands of such marks is copied once, not for each of them', () => {
  const text = '和**「語」**です\n\n'.repeat(2000);
  const steps = countSteps(() => openJoinedWords(text)) / text.length;
  assert.ok(steps < 100, `${steps} steps for each character`);
});
