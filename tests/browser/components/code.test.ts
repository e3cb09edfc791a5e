import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright';
import { assertAccessible } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const PAGE = `---
title: Code
---

\`\`\`js app.js
const retries = 1; // [!code --]
const retries = 3; // [!code ++]
connect(); // [!code error]
connect('here'); // [!code warning]
connect(host);
\`\`\`

\`\`\`py lines startLine=12
def area(width, height):
    return width * height
\`\`\`

\`\`\`bash
$ npm install \\
  lectern
added 12 packages
$ npx lectern build
\`\`\`

\`\`\`bash
# No prompt, so all of it is a script.
echo "$ 5"
\`\`\`

\`\`\`sh
${'A line that is longer than any window of a telephone. '.repeat(4)}
\`\`\`
`;

const GROUP = `---
title: Group
---

<CodeGroup>
\`\`\`js One
one();
\`\`\`

\`\`\`js Two
two();
\`\`\`

\`\`\`js Three
three();
\`\`\`
</CodeGroup>
`;

const MARKS = `---
title: Marks
---

\`\`\`js {1} focus={2}
pointedOut();
inFocus();
other();
\`\`\`

\`\`\`js lines {2}
first();
second();
\`\`\`
`;

const COPIES = `---
title: Copies
---

\`\`\`diff
  const retry = {
-   times: 1,
+   times: 3,
  };
\`\`\`

\`\`\`console
ada@host:~$ cat > docs.json <<EOF
{ "name": "Acme" }
EOF
ada@host:~$ ls
docs.json
\`\`\`

\`\`\`powershell
PS C:\\docs> npx lectern build
12 pages
\`\`\`

\`\`\`python
>>> sum([1, 2])
3
\`\`\`
`;

const EDGES = `---
title: Edges
---

\`\`\`typescript title="a-folder/with-a-long-name/and-another-one/the-name-of-a-file.ts"
export const answer = 42;
\`\`\`

\`\`\`sh nocopy
${'A line that is longer than any window of a telephone. '.repeat(4)}
\`\`\`

\`\`\`json expandable
${Array.from({ length: 20 }, (_, index) => `"line ${index}"`).join('\n')}
\`\`\`

<table>
  <tbody><tr>${'<td>Something-that-does-not-break</td>'.repeat(8)}</tr></tbody>
</table>
`;

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'group', 'marks', 'copies', 'edges'] }],
  }),
  'marks.mdx': MARKS,
  'copies.mdx': COPIES,
  'edges.mdx': EDGES,
  'index.mdx': PAGE,
  'group.mdx': GROUP,
});

test('each kind of marked line has a distinct symbol and color', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const marks = await Promise.all(
    ['add', 'remove', 'warning', 'error'].map((mark) =>
      page.locator(`.line.${mark}`).evaluate((line) => {
        const { content, color } = getComputedStyle(line, '::before');
        return { sign: content.slice(1, -1), color };
      }),
    ),
  );
  assert.deepEqual(
    marks.map(({ sign }) => sign),
    ['+', '\u2212', '!', '\u00d7'],
  );
  assert.equal(new Set(marks.map(({ color }) => color)).size, 4);
});

test('highlighted and focused lines have symbols before the code, also in forced colors', async (t) => {
  for (const forcedColors of ['none', 'active'] as const) {
    const page = await openPage(t, site.urlOf('/marks/'), { forcedColors });
    const read = (line: Element) => {
      const { content, insetInlineStart, inlineSize } = getComputedStyle(line, '::before');
      return {
        sign: content,
        end: parseFloat(insetInlineStart) + parseFloat(inlineSize),
        code: parseFloat(getComputedStyle(line).paddingInlineStart),
      };
    };
    const [pointedOut, inFocus, numbered] = await Promise.all([
      page.locator('.line.highlighted').first().evaluate(read),
      page.locator('.line.focused').evaluate(read),
      page.locator('.code-numbered .line.highlighted').evaluate(read),
    ]);
    assert.match(pointedOut.sign, /^"\u25b8"/);
    assert.match(inFocus.sign, /^"\u2022"/);
    for (const { end, code } of [pointedOut, inFocus, numbered]) assert.ok(end <= code);
    assert.ok(numbered.end > 36, 'behind the number');
    const color = (name: string) =>
      page.getByText(name).evaluate((element) => getComputedStyle(element).color);
    assert.notEqual(await color('inFocus'), await color('other'));
  }
});

test('symbols of lines keep the colors of a dark block in both modes', async (t) => {
  const colorsIn = async (colorScheme: 'light' | 'dark') => {
    const page = await openPage(t, site.urlOf('/'), { colorScheme });
    const lines = page.locator('.code-block').first().locator('.line');
    return lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').color));
  };
  assert.deepEqual(await colorsIn('light'), await colorsIn('dark'));
});

test('hidden code panels leave no space below the visible one', async (t) => {
  const page = await openPage(t, site.urlOf('/group/'));
  const ends = await page.locator('.code-group').evaluate((group) => {
    const shown = group.querySelector('.code-block:not([hidden])') as Element;
    return group.getBoundingClientRect().bottom - shown.getBoundingClientRect().bottom;
  });
  assert.equal(ends, 1);
});

test('symbols are before the code, also in forced colors', async (t) => {
  for (const forcedColors of ['none', 'active'] as const) {
    const page = await openPage(t, site.urlOf('/'), { forcedColors });
    const sign = await page.locator('.line.add').evaluate((line) => {
      const { insetInlineStart, inlineSize } = getComputedStyle(line, '::before');
      return parseFloat(insetInlineStart) + parseFloat(inlineSize);
    });
    const text = await page
      .locator('.line.add')
      .evaluate((line) => parseFloat(getComputedStyle(line).paddingInlineStart));
    assert.ok(sign < text, `the sign ends at ${sign} px, the code begins at ${text} px`);
  }
});

test("line numbers begin at the author's number", async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const numbers = await page.locator('.code-numbered .line').evaluateAll((lines) =>
    lines.map((line) => {
      const { content } = getComputedStyle(line, '::after');
      return content.includes('data-line') ? line.dataset.line : content;
    }),
  );
  assert.deepEqual(
    numbers.map((number) => /\d+/.exec(number ?? '')?.[0]),
    ['12', '13'],
  );
});

test('every block names its language, also if it has a title', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const labels = await page
    .locator('.code-block')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.language));
  assert.deepEqual(labels, ['js', 'py', 'bash', 'bash', 'sh']);
});

test('the label of the language does not cover a long line', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const blocks = page.locator('.code-block:not(:has(> .code-title))');
  const gaps = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const { top, lineHeight } = getComputedStyle(block, '::after');
      const code = block.querySelector('code')?.getBoundingClientRect();
      const labelEnd = block.getBoundingClientRect().top + parseFloat(top) + parseFloat(lineHeight);
      return (code?.top ?? 0) - labelEnd;
    }),
  );
  assert.equal(gaps.length, 4);
  for (const gap of gaps) assert.ok(gap >= 0, `the label is ${-gap} px over the code`);
});

test('terminal commands are copied without prompts and output', async (t) => {
  const page = await openPage(t, site.urlOf('/'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  assert.equal(await copyOf(page, 2), 'npm install \\\n  lectern\nnpx lectern build');
  assert.equal(await copyOf(page, 3), '# No prompt, so all of it is a script.\necho "$ 5"');
  assert.equal(
    await copyOf(page, 0),
    "const retries = 3;\nconnect();\nconnect('here');\nconnect(host);",
  );
});

test('prompts and diff symbols are not copied, but here-documents are', async (t) => {
  const page = await openPage(t, site.urlOf('/copies/'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  assert.equal(await copyOf(page, 0), 'const retry = {\n  times: 3,\n};');
  assert.equal(await copyOf(page, 1), 'cat > docs.json <<EOF\n{ "name": "Acme" }\nEOF\nls');
  assert.equal(await copyOf(page, 2), 'npx lectern build');
  assert.equal(await copyOf(page, 3), 'sum([1, 2])');
});

test('a long title does not overlap the language and the buttons', async (t) => {
  for (const device of [{}, { hasTouch: true, isMobile: true }]) {
    const page = await openPage(t, site.urlOf('/edges/'), {
      viewport: { width: 390, height: 800 },
      ...device,
    });
    const title = page.locator('.code-title');
    const { textEnd, labelStart, labelEnd, label } = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, content } = getComputedStyle(element, '::after');
      const { paddingInlineEnd } = getComputedStyle(element);
      const end = element.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
      return {
        textEnd: range.getBoundingClientRect().right,
        labelStart: end - parseFloat(width),
        labelEnd: end,
        label: content,
      };
    });
    assert.match(label, /data-language|typescript/);
    assert.ok(
      labelStart > textEnd,
      `the label begins at ${labelStart}, the title ends at ${textEnd}`,
    );
    const button = await boxOf(page.locator('.code-copy').first());
    if ('hasTouch' in device) assert.ok(labelEnd <= button.x, `${labelEnd} > ${button.x}`);
    else assert.ok(textEnd <= button.x, `${textEnd} > ${button.x}`);
  }
});

test('on a phone the wrap button covers no code', async (t) => {
  const page = await openPage(t, site.urlOf('/edges/'), {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const block = page.locator('.code-block', { hasText: 'longer than any window' });
  await block.locator('pre').tap();
  const button = await boxOf(block.getByRole('button', { name: 'Wrap long lines' }));
  const line = await boxOf(block.locator('.line').first());
  assert.ok(button.y + button.height <= line.y + 8, 'the button ends above the first line');
});

test('changed words in a diff are readable', async (t) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(t, site.urlOf('/copies/'), { colorScheme });
    assert.ok((await page.locator('.changed-word').count()) > 0);
    await assertAccessible(page);
  }
});

test('on a phone the copy button covers no code', async (t) => {
  const page = await openPage(t, site.urlOf('/'), {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  for (const block of await page.locator('.code-block').all()) {
    const button = await boxOf(block.locator('.code-copy'));
    const code = await boxOf(block.locator('code'));
    assert.ok(button.y + button.height <= code.y + 8, 'the button ends above the first line');
  }
});

test('code fades only at edges where it continues', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { viewport: { width: 390, height: 800 } });
  const long = page.locator('.code-block pre').last();
  await long.scrollIntoViewIfNeeded();
  assert.deepEqual(await fadesOf(long), { start: false, end: true });
  await long.evaluate((pre) => pre.scrollTo({ left: 200 }));
  assert.deepEqual(await fadesOf(long), { start: true, end: true });
  await long.evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth }));
  assert.deepEqual(await fadesOf(long), { start: true, end: false });
  const short = page.locator('.code-block pre').nth(1);
  assert.deepEqual(await fadesOf(short), { start: false, end: false });
});

test('a table written as HTML fades at edges where it continues', async (t) => {
  const page = await openPage(t, site.urlOf('/edges/'), { viewport: { width: 390, height: 800 } });
  const table = page.locator('.content table');
  await table.scrollIntoViewIfNeeded();
  assert.deepEqual(await fadesOf(table), { start: false, end: true });
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  assert.deepEqual(await fadesOf(table), { start: true, end: false });
});

test('folded code fades at its lower edge until it is expanded', async (t) => {
  const page = await openPage(t, site.urlOf('/edges/'));
  const block = page.locator('.code-block', { hasText: 'line 19' });
  const masks = () =>
    block
      .locator('pre')
      .evaluate((pre) => getComputedStyle(pre).maskImage.split('gradient(').length - 1);
  assert.equal(await masks(), 2);
  await block.getByRole('button', { name: /20/ }).click();
  assert.equal(await masks(), 1);
});

async function copyOf(page: Page, index: number): Promise<string> {
  const block = page.locator('.code-block').nth(index);
  await block.hover();
  await block.locator('.code-copy').click();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

/** Returns which edges fade, once the page has been painted in its current state. */
function fadesOf(locator: Locator): Promise<{ start: boolean; end: boolean }> {
  return locator.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const lengthOf = (name: string) => parseFloat(getComputedStyle(element).getPropertyValue(name));
    return { start: lengthOf('--fade-start') > 0, end: lengthOf('--fade-end') > 0 };
  });
}

test('long lines can be wrapped, and only blocks with long lines offer it', async (t) => {
  for (const hasTouch of [false, true]) {
    const page = await openPage(t, site.urlOf('/'), {
      viewport: { width: 390, height: 800 },
      hasTouch,
    });
    const block = page.locator('.code-block', { hasText: 'longer than any window' });
    const wrap = block.getByRole('button', { name: 'Wrap long lines' });
    const code = block.locator('pre');
    const isCut = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    assert.equal(await wrap.count(), 0);
    if (hasTouch) {
      await code.tap();
      await wrap.tap();
    } else {
      await code.focus();
      await wrap.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    assert.equal(await isCut(), false);
    assert.equal(await wrap.getAttribute('aria-pressed'), 'true');
    await assertAccessible(page);
    await wrap.press('Enter');
    assert.equal(await isCut(), true);

    const short = page.locator('.code-block', { hasText: 'area(width, height)' });
    await short.locator('pre').click();
    assert.equal(await short.locator('.code-wrap').count(), 0);
  }
});
