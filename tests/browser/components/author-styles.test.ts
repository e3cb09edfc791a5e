/** What authors' styles and long words do to a page, and how the page copes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Styled',
    colors: { primary: '#8b38ff', background: { light: '#ffffff', dark: '#000000' } },
    navigation: [{ group: 'A', pages: ['index', 'boxed', 'laid-out', 'beside', 'away'] }],
  }),
  'content/index.mdx': [
    '---\ntitle: AssignmentStatementWithoutEnd\n---',
    '## A section',
    'See [a link](https://example.com) and run `lectern build . --strict`.',
    '<Card title="A card" href="/">Text</Card>',
    "<Frame style={{ width: '600px' }}>Text</Frame>",
    '<code className="bg-gray-100">chip</code>',
    '<div className="flex justify-between"><b>a_parameter_name</b>',
    '<i className="flex-shrink-0">default: a_value_that_is_much_longer_than_the_window_is_wide</i></div>',
    'About $\\texttt{N} (Storage(\\texttt{A}) + \\texttt{M} \\cdot Storage(\\texttt{B}))$ bytes.',
    '| Flag | What it does |\n| --- | --- |\n| `--keep-going` | Builds on, whatever is wrong |',
    '| Name | What it does |\n| --- | --- |\n| [transactionsexample](/) | Shows how they start, are committed and are rolled back |',
    `<Tabs><Tab title="Text">Text</Tab><Tab title="Keep ${'AssignmentStatement'.repeat(3)}">More</Tab></Tabs>`,
    `\`\`\`ts\nconst token =\n  '${'0123456789'.repeat(30)}';\n\`\`\``,
  ].join('\n\n'),
  'content/boxed.mdx': [
    '---\ntitle: Boxed\n---\n<div>',
    '- item',
    '```js\nx\n```',
    '| a |\n| - |\n| 1 |',
    '<Note>Noted.</Note>',
    '<Card title="A card">Text</Card>',
    '<Tabs><Tab title="One">Text</Tab></Tabs>',
    '<Accordion title="A question">Text</Accordion>',
    '</div>',
  ].join('\n\n'),
  'content/laid-out.mdx': [
    '---\ntitle: Laid out\n---',
    '<a href="/" className="group block"><h3>A card</h3><span>What it is about</span></a>',
    '<div className="not-prose"><h2>A part</h2><p>of <a href="/">a page</a></p></div>',
    '<a href="/" className="inline-flex items-center"><svg width="16" height="16" />\nStart</a>',
    '<div className="flex items-center"><h3 className="m-0">New</h3><span>Popular</span></div>',
    '<p>See <a href="/" className="own">a link</a>.</p>',
  ].join('\n\n'),
  'content/beside.mdx': [
    '---\ntitle: Beside\n---',
    '<Card title="A card">Text</Card>',
    '<img src="/wide.svg" alt="A picture" />',
    '<Badge color="green">Stable</Badge>',
    '<RequestExample>\n```bash\ncurl example.com\n```\n</RequestExample>',
  ].join('\n\n'),
  'public/wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80"/></svg>',
  'content/away.mdx': '---\ntitle: Away\nurl: https://example.com/away\n---\n',
  'content/style.css': [
    '.prose a { color: rgb(162, 119, 255) !important; }',
    '.mdx-content:has(img[src="/wide.svg"]) { display: flex; flex-direction: column; }',
  ].join('\n'),
});

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

test("a project's link color does not apply to headings and card titles", async (t) => {
  const page = await openPage(t, urlOf('/'));
  assert.equal(await colorOf(page, '.content p > .link'), 'rgb(162, 119, 255)');
  assert.equal(await colorOf(page, '.heading-anchor'), await colorOf(page, '.heading'));
  assert.equal(await colorOf(page, '.card-link'), await colorOf(page, '.card-title'));
});

test('code on a light background is readable in dark mode', async (t) => {
  const page = await openPage(t, urlOf('/'), { colorScheme: 'dark' });
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  assert.equal(await colorOf(page, 'code.bg-gray-100'), background);
});

test('the borders of cards are visible on black', async (t) => {
  const page = await openPage(t, urlOf('/'), { colorScheme: 'dark' });
  const shade = await page.locator('.card').evaluate((card) => {
    const drawing = document.createElement('canvas').getContext('2d');
    if (drawing === null) return 0;
    drawing.fillStyle = getComputedStyle(card).borderTopColor;
    drawing.fillRect(0, 0, 1, 1);
    return drawing.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });
  assert.ok(shade > 25, `${shade} of 255`);
});

test('blocks inside an unstyled element keep their spacing', async (t) => {
  const page = await openPage(t, urlOf('/boxed/'));
  const gaps = await page.locator('.prose > div').evaluate((box) => {
    const parts = Array.from(box.children, (part) => part.getBoundingClientRect());
    const blocks = parts.filter(({ height }) => height > 0);
    return blocks.slice(1).map(({ top }, rank) => top - (blocks[rank]?.bottom ?? 0));
  });
  assert.equal(gaps.length, 6);
  assert.deepEqual(
    gaps.filter((gap) => gap < 16),
    [],
  );
});

test('an image and a badge on their own lines keep their spacing, and the badge its width', async (t) => {
  const page = await openPage(t, urlOf('/beside/'));
  const [card, image, badge] = await page
    .locator('.prose > .card, .prose img, .prose > .badge')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  assert.ok(card && image && badge);
  assert.ok(image.top - card.bottom >= 16, `${image.top - card.bottom} px above the picture`);
  assert.ok(badge.top - image.bottom >= 16, `${badge.top - image.bottom} px above the badge`);
  assert.ok(badge.width < 120, `a badge of ${badge.width} px`);
});

test('examples stay beside text that its author lays out as a column', async (t) => {
  const page = await openPage(t, urlOf('/beside/'), { viewport: { width: 1440, height: 900 } });
  const [card, rail] = await page
    .locator('.prose > .card, .prose > .rail')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  assert.ok(card && rail);
  assert.ok(rail.left >= card.right, `examples at ${rail.left} px, text up to ${card.right} px`);
});

test("a link around a card and content outside of prose keep their author's styles", async (t) => {
  const page = await openPage(t, urlOf('/laid-out/'));
  const underlined = await page
    .locator('.content a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
        .map((link) => link.textContent.trim()),
    );
  assert.deepEqual(underlined.toSorted(), ['Start', 'a link']);
});

test('children of flex rows are vertically aligned', async (t) => {
  const page = await openPage(t, urlOf('/laid-out/'));
  for (const row of await page.locator('.content :is(.flex, .inline-flex)').all()) {
    const [middle, ...others] = await row.evaluate(({ children }) =>
      Array.from(children, (part) => part.getBoundingClientRect()).map(({ y, height }) =>
        Math.round(y + height / 2),
      ),
    );
    assert.deepEqual(others, [middle]);
  }
});

for (const width of [390, 320]) {
  test(`no row, frame, formula, title or tab makes a page scroll sideways at ${width} px`, async (t) => {
    const page = await openPage(t, urlOf('/'), { viewport: { width, height: 800 } });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    const title = page.getByRole('heading', { level: 1 });
    assert.equal(await title.textContent(), 'AssignmentStatementWithoutEnd');
    for (const flag of await page.locator('.code-word, td .link').all()) {
      const lines = await flag.evaluate((element) => element.getClientRects().length);
      assert.equal(lines, 1, `${(await flag.textContent()) ?? ''} is in several pieces`);
    }
  });
}

test('an unbreakable line of code is broken in print and where lines are wrapped', async (t) => {
  const page = await openPage(t, urlOf('/'));
  const code = page.locator('pre');
  const isCut = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  assert.equal(await isCut(), true);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await isCut(), false);
  await page.emulateMedia({ media: 'screen' });
  await code.click();
  await page.getByRole('button', { name: 'Wrap long lines' }).click();
  assert.equal(await isCut(), false);
});

test('a page that only has a URL links to it', async (t) => {
  const page = await openPage(t, urlOf('/away/'));
  const link = page.getByRole('main').getByRole('link', { name: 'https://example.com/away' });
  assert.equal(await link.getAttribute('href'), 'https://example.com/away');
});
