/** What stands in line with what, and how far blocks are from each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const blocks = [
  '```js\nx\n```',
  '<Tip>Tip</Tip>',
  '<Card title="Card">Text</Card>',
  '| a |\n| - |',
];
const indent = (text: string) => text.replace(/^/gm, '   ');

const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'A',
    navigation: [{ group: 'A', pages: ['index', 'table', 'list', 'quote'] }],
  }),
  'index.mdx': `---
title: Tabs
---

<Tabs>
${Array.from({ length: 30 }, (_, index) => `  <Tab title="Tab ${index}">Text.</Tab>`).join('\n')}
</Tabs>
`,
  'table.mdx': `---
title: Table
---

<table>
  <tbody>
    <tr><td rowSpan={2}>One</td><td id="first">Two</td></tr>
    <tr><td id="second">Three</td></tr>
  </tbody>
</table>
`,
  'list.mdx': `---
title: List
---

${blocks.map((block) => `1. Text:\n${indent(block)}\n`).join('')}
`,
  'quote.mdx': `---
title: Quote
---

${['Text.', ...blocks].join('\n\n').replace(/^/gm, '> ')}
`,
});

test('the first tab of each row starts where the text of the page does', async (t) => {
  const page = await openPage(t, urlOf('/'));
  const starts = await page.locator('[role="tab"]').evaluateAll((tabs) => {
    const textOf = (tab: Element) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect();
    };
    const rows = Map.groupBy(tabs.map(textOf), ({ top }) => Math.round(top));
    return [...rows.values()].map((row) => Math.round(Math.min(...row.map(({ left }) => left))));
  });
  const start = await page
    .locator('.prose')
    .evaluate((text) => Math.round(text.getBoundingClientRect().left));
  assert.ok(starts.length > 2);
  assert.deepEqual([...new Set(starts)], [start]);
});

test('cells next to a cell of several rows are in one column', async (t) => {
  const page = await openPage(t, urlOf('/table/'));
  const [first, second] = await page
    .locator('#first, #second')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineStart));
  assert.equal(second, first);
});

test('blocks in a list without blank lines keep a distance from the text above them', async (t) => {
  const page = await openPage(t, urlOf('/list/'));
  const distances = await readDistances(page, '.prose > ol > li');
  assert.deepEqual(
    distances,
    blocks.map(() => 12),
  );
});

test('blocks in a quote are as far from each other as elsewhere', async (t) => {
  const page = await openPage(t, urlOf('/quote/'));
  const distances = await readDistances(page, '.prose > blockquote');
  assert.deepEqual(
    distances,
    blocks.map(() => 20),
  );
});

/** The margins above the blocks in each of some elements, of which the first may be the text. */
function readDistances(page: Page, parents: string) {
  return page
    .locator(parents)
    .evaluateAll((found) =>
      found.flatMap((parent) =>
        [...parent.children]
          .filter((block) => !block.matches('p, script'))
          .map((block) => Number.parseFloat(getComputedStyle(block).marginBlockStart)),
      ),
    );
}
