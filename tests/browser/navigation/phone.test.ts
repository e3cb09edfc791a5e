import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'next', 'start'] }],
  }),
  'next.md': '# Next\n\n## Flags\n\nRun it with `--keep-going-anyway`, please.\n',
  'start.mdx':
    '---\ntitle: Start\nmode: custom\n---\n\n<Hero title="All documentation of Acme" />\n',
  'index.md': `# Home\n\n${'## Section\n\nSome text.\n\n'.repeat(40)}`,
});

const tabs = ['guides', 'publishing', 'components', 'reference', 'administration'];
const tabbed = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    tabs: tabs.slice(1).map((url) => ({ name: `The ${url}`, url })),
    navigation: [{ group: 'Start', pages: tabs.map((name) => `${name}/a`) }],
  }),
  ...Object.fromEntries(tabs.map((name) => [`${name}/a.md`, `# ${name}\n\nText.\n`])),
});

const nested = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    eyebrow: { display: 'breadcrumbs' },
    navigation: [
      {
        group: 'API reference',
        pages: [{ group: 'Endpoints', pages: [{ group: 'Notifications', pages: ['index'] }] }],
      },
    ],
  }),
  'index.md': '# Home\n\nText.\n',
});

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

test('the search is within reach on a phone at every scroll position', async (t) => {
  const page = await openScrolled(t);
  await page.locator('.page-bar').getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
});

for (const width of [390, 768]) {
  test(`there is exactly one search button at the top of a page ${width} pixels wide`, async (t) => {
    const page = await openPage(t, site.urlOf('/'), { viewport: { width, height: 800 } });
    assert.equal(await page.getByRole('button', { name: 'Search' }).count(), 1);
  });
}

test('with a sticky top bar, the page bar has no second search button', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { viewport: { width: 1024, height: 800 } });
  assert.ok(await page.locator('.page-bar').isVisible());
  assert.equal(await page.locator('.page-bar .search-opener').isVisible(), false);
});

test('the drawer has the search and the mode toggle at the top', async (t) => {
  const page = await openScrolled(t);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.locator('#sidebar');
  await drawer.getByRole('button', { name: 'Switch between light and dark mode' }).tap();
  // A tap becomes a click only after it has ended.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).colorScheme === 'dark',
  );
  await drawer.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const focused = page.locator(':focus');
  assert.equal(await focused.getAttribute('aria-label'), 'Menu');
});

test('breadcrumbs that need several lines break between words', async (t) => {
  const page = await openPage(t, nested.urlOf('/'), phone);
  const name = page.locator('.eyebrow > span').last();
  const lines = await name.evaluate((span) => {
    const text = document.createRange();
    text.selectNodeContents(span);
    return text.getClientRects().length;
  });
  assert.equal(lines, 1);
});

test('the top of the drawer links to the home page', async (t) => {
  const page = await openPage(t, site.urlOf('/next/'), phone);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#sidebar').getByRole('link', { name: 'Acme home page' }).tap();
  await page.waitForURL(site.urlOf('/'));
});

test('the page bar shrinks after scrolling, except with reduced motion', async (t) => {
  // The bar follows the scroll position with the next frame, which is late on a busy machine.
  const untilEndsAt = async (end: number, reducedMotion: 'reduce' | 'no-preference') => {
    const page = await openScrolled(t);
    await page.emulateMedia({ reducedMotion });
    await page.waitForFunction(
      (wanted) => document.querySelector('.page-bar')?.getBoundingClientRect().bottom === wanted,
      end,
    );
  };
  await untilEndsAt(36, 'no-preference');
  await assert.doesNotReject(untilEndsAt(44, 'reduce'));
});

test('without scripts there are no dead buttons', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { ...phone, javaScriptEnabled: false });
  assert.equal(await page.getByRole('button', { name: 'Search' }).count(), 0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const buttons = page.locator('#sidebar').getByRole('button');
  await buttons.first().waitFor();
  assert.deepEqual(await buttons.allInnerTexts(), ['']);
});

async function openScrolled(t: TestContext): Promise<Page> {
  const page = await openPage(t, site.urlOf('/'), { ...phone, colorScheme: 'light' });
  await page.evaluate(() => {
    scrollTo({ top: 2_000, behavior: 'instant' });
  });
  return page;
}

test('text at twice the usual size fits the window of a phone', async (t) => {
  const page = await openPage(t, site.urlOf('/next/'), { viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of ['/next/', '/start/']) {
    await page.goto(site.urlOf(path));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(await width(), 390, `${path} scrolls sideways`);
  }
});

for (const width of [330, 360, 420]) {
  test(`each tab focused by keyboard is inside the window at ${width} px`, async (t) => {
    const page = await openPage(t, tabbed.urlOf('/guides/a/'), {
      viewport: { width, height: 800 },
    });
    const items = await page.locator('.nav-tabs-item').all();
    assert.equal(items.length, 5);
    await items[0]?.focus();
    for (const item of items.slice(1)) {
      await page.keyboard.press('Tab');
      const { left, right } = await item.evaluate((element) => element.getBoundingClientRect());
      assert.ok(left >= 0 && right <= width, `${left} to ${right}`);
    }
  });
}
