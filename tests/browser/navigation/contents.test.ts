import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const paragraph = 'A paragraph that takes a few lines to say what it has to say.\n\n'.repeat(12);
const headings = ['## One', '### Inner', '#### Deep', '## Two', '## Three'];

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [
      { group: 'Start', pages: ['index', 'plain', 'wide', 'examples', 'long', 'edges', 'short'] },
    ],
  }),
  'index.md': `---\ntitle: Home\n---\n\n${headings.map((text) => `${text}\n\n${paragraph}`).join('')}`,
  'long.md': `---\ntitle: Long\n---\n\n${Array.from({ length: 40 }, (_, index) => `## Part ${index}\n\n${paragraph}`).join('')}`,
  'edges.mdx': [
    '---\ntitle: Edges\n---',
    paragraph,
    '```js\nconst answer = 42;\n```',
    '| Key | Meaning |\n| --- | --- |\n| `name` | What it is called |',
    '<Note>\nTo know.\n</Note>',
    '<Steps>\n<Step title="First">\n```sh title="at the terminal"\nnpm run build\n```\n</Step>\n</Steps>',
    '<Frame>\nA frame.\n</Frame>',
  ].join('\n\n'),
  'short.md': `---\ntitle: Short\n---\n\n${['One', 'Two', 'Three', 'Four'].map((name) => `## ${name}\n\nA line.\n\n`).join('')}${paragraph}${['Five', 'Six', 'Seven'].map((name) => `## ${name}\n\nA line.\n\n`).join('')}`,
  'plain.mdx':
    '---\ntitle: Plain\n---\n\nNo headings.\n\n<Accordion title="First question">Answer.</Accordion>\n',
  'wide.md': '---\ntitle: Wide\nmode: wide\n---\n\n## One\n\nText.\n',
  'examples.mdx':
    '---\ntitle: Examples\n---\n\n## One\n\nText.\n\n<RequestExample>\n```sh\ncurl x\n```\n</RequestExample>\n\n<ResponseExample>\n```json\n{}\n```\n</ResponseExample>\n',
});

test('the table of contents has the headings of two levels', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  assert.deepEqual(await contents(page).getByRole('link').allInnerTexts(), [
    'One',
    'Inner',
    'Two',
    'Three',
  ]);
});

test('navigation lists have no markers', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const marks = await page
    .locator('nav ul')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
  assert.ok(marks.length > 1);
  assert.deepEqual(new Set(marks), new Set(['none']));
});

test('the current heading is marked while scrolling', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  await waitForMark(page, 'One');
  await page.getByRole('heading', { name: 'Two' }).evaluate((heading) => heading.scrollIntoView());
  await waitForMark(page, 'Two');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForMark(page, 'Three');
  await page.evaluate(() => scrollTo(0, 0));
  await waitForMark(page, 'One');
});

test('a chosen heading is marked even if its section is short', async (t) => {
  const page = await openPage(t, site.urlOf('/short/'), { viewport: { width: 1440, height: 900 } });
  for (const name of ['Two', 'Three', 'One', 'Five', 'Seven', 'Six']) {
    await contents(page).getByRole('link', { name }).click();
    await waitForMark(page, name);
  }
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -5000);
  await waitForMark(page, 'One');
});

test('the link of a heading navigates to it and copies its URL', async (t) => {
  const url = site.urlOf('/');
  const page = await openPage(t, url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('heading', { name: 'Two' }).getByRole('link').click();
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
  await page.waitForURL(`${url}#two`);
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${url}#two`);
});

test('the link of a heading is as wide as the text', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const heading = await page.getByRole('heading', { name: 'One' }).boundingBox();
  const text = await page.locator('.content p').first().boundingBox();
  assert.ok(heading && text);
  await page.mouse.click(text.x + text.width - 4, heading.y + heading.height / 2);
  await page.waitForURL(`${site.urlOf('/')}#one`);
});

test('the group of a page is named exactly once above its text', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const names = page.locator('.topbar, .page-bar, main').getByText('Start', { exact: true });
    const seen = await names.evaluateAll((all) => all.filter((each) => each.checkVisibility()));
    assert.equal(seen.length, 1, `${width} px`);
  }
});

test("a deep link in another tool's fragment notation reaches its heading", async (t) => {
  const cases = [
    ['/long/#Part_38', 'part-38'],
    ['/long/#part-38%3A', 'part-38'],
    ['/plain/#first_question()', 'first-question'],
  ] as const;
  const page = await openPage(t, site.urlOf('/'));
  for (const [written, id] of cases) {
    await page.goto(site.urlOf(written));
    await page.waitForURL((url) => url.hash === `#${id}`);
    await page.waitForFunction((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    }, id);
  }
  assert.equal(await page.locator('#first-question').getAttribute('open'), '');
  await page.evaluate(() => (location.hash = '#nothing_like_it'));
  await page.waitForURL(/#nothing_like_it$/);
});

test('on a phone the sheet opens with the current heading in view', async (t) => {
  const viewport = { width: 390, height: 700 };
  const page = await openPage(t, site.urlOf('/long/#part-38'), { viewport });
  await waitForMark(page, 'Part 38');
  // Dispatches a click, because Playwright's own `click` would scroll the page first.
  await page.getByRole('button', { name: 'On this page' }).dispatchEvent('click');
  const link = contents(page).getByRole('link', { name: 'Part 38' });
  assert.equal(await link.getAttribute('aria-current'), 'true');
  await page.waitForFunction(
    (element) => {
      const frame = element?.closest('nav')?.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      return frame && box && box.top >= frame.top && box.bottom <= frame.bottom;
    },
    await link.elementHandle(),
  );
});

test('a heading reached by its link is not covered by sticky bars', async (t) => {
  for (const width of [1440, 1100, 390]) {
    const viewport = { width, height: 800 };
    const page = await openPage(t, site.urlOf('/#two'), { viewport });
    const heading = await page.getByRole('heading', { name: 'Two' }).boundingBox();
    const bottoms = await page.evaluate(() =>
      [...document.querySelectorAll('.topbar, .page-bar')].map((bar) =>
        getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0,
      ),
    );
    assert.ok(heading && heading.y > Math.max(...bottoms), `at ${width} px: ${heading?.y}`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`on a phone the table of contents opens as a sheet, ${how} scripts`, async (t) => {
    const viewport = { width: 390, height: 844 };
    const page = await openPage(t, site.urlOf('/'), { viewport, javaScriptEnabled });
    assert.equal(await contents(page).isVisible(), false);
    await page.getByRole('button', { name: 'On this page' }).click();
    assert.ok(await contents(page).isVisible());
    if (javaScriptEnabled) await assertAccessibleEverywhere(page, { widths: [768, 320] });
    await contents(page).getByRole('link', { name: 'Three' }).click();
    await page.waitForURL(/#three$/);
    if (javaScriptEnabled) assert.equal(await contents(page).isVisible(), false);
  });
}

test('the sheet takes the focus, closes when the focus leaves it, and returns it on Escape', async (t) => {
  const viewport = { width: 390, height: 700 };
  const page = await openPage(t, site.urlOf('/'), { viewport });
  const opener = page.getByRole('button', { name: 'On this page' });
  const holdsFocus = () =>
    page.evaluate(() => document.querySelector('.toc')?.contains(document.activeElement) === true);
  await opener.focus();
  await page.keyboard.press('Enter');
  assert.ok(await holdsFocus(), 'it takes the focus');
  await page.keyboard.press('Escape');
  assert.equal(await contents(page).isVisible(), false);
  assert.ok(await opener.evaluate((button) => button === document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press('Enter');
    assert.ok(await holdsFocus());
    for (let pressed = 0; pressed < 8 && (await holdsFocus()); pressed += 1) {
      await page.keyboard.press(key);
    }
    assert.equal(await contents(page).isVisible(), false, `after ${key}`);
    await opener.focus();
  }
});

test('the text of all pages with a sidebar begins at the same edge', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  for (const width of [1920, 1440, 1280, 1100, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const begins: (number | undefined)[] = [];
    for (const path of ['/', '/plain/', '/examples/', '/wide/']) {
      await page.goto(site.urlOf(path));
      const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      begins.push(x);
    }
    assert.deepEqual(begins, Array(4).fill(begins[0]), `${width} px`);
  }
});

test('the table of contents is next to the text, not at the far end of the window', async (t) => {
  const viewport = { width: 1440, height: 900 };
  const page = await openPage(t, site.urlOf('/'), { viewport });
  const text = await page.locator('.content').boundingBox();
  const beside = await contents(page).boundingBox();
  assert.ok(text && beside);
  assert.equal(beside.x - text.x - text.width, 48);
});

test('text, code, tables, callouts, frames and code in steps end at the same edge', async (t) => {
  const page = await openPage(t, site.urlOf('/edges/'));
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page.evaluate(() =>
      ['p', '.code-block', 'table', '.callout', '.step .code-block', '.frame'].map((selector) => {
        const box = document.querySelector(`.content ${selector}`)?.getBoundingClientRect();
        return [selector, Math.round(box?.right ?? 0)] as const;
      }),
    );
    const [[, end]] = ends as [(typeof ends)[number]];
    assert.deepEqual(
      ends,
      ends.map(([selector]) => [selector, end]),
      `${width} px`,
    );
  }
});

test('a wide page has no table of contents and wider text', async (t) => {
  const page = await openPage(t, site.urlOf('/wide/'));
  assert.equal(await contents(page).count(), 0);
  const box = await page.locator('.content').boundingBox();
  assert.ok(box && box.width > 900, `it is ${box?.width} px wide`);
});

test('examples replace the table of contents if there is room', async (t) => {
  const page = await openPage(t, site.urlOf('/examples/'));
  assert.equal(await contents(page).isVisible(), false);
  const text = await page.getByText('Text.', { exact: true }).boundingBox();
  const example = await page.locator('.rail').boundingBox();
  assert.ok(text && example && example.x > text.x + text.width, 'the example stands beside');
  await page.setViewportSize({ width: 1100, height: 800 });
  const below = await page.locator('.rail').boundingBox();
  assert.ok(below && below.y > text.y, 'the example stands in the text');
});

test("an author's page width applies to the text, and examples stay beside it", async (t) => {
  const page = await openPage(t, site.urlOf('/examples/'));
  await page.locator('#content-area').evaluate((element) => {
    element.style.maxWidth = '25rem';
  });
  const text = await page.getByText('Text.', { exact: true }).boundingBox();
  const example = await page.locator('.rail').boundingBox();
  assert.ok(text && example && example.x > text.x + text.width);
  assert.equal(text.width, 400);
  assert.ok(example.width > 400, `it is ${example.width} px wide`);
});

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

async function marked(page: Page): Promise<string> {
  return (await contents(page).locator('[aria-current]').allInnerTexts()).join();
}

async function waitForMark(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) =>
        (document.querySelector('.toc [aria-current]')?.textContent.trim() ?? '') === wanted,
      text,
    )
    .catch(async () => assert.equal(await marked(page), text));
}
