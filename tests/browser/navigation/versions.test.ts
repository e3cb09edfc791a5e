import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      versions: ['2.0', '1.0'],
      navigation: [
        { group: 'Shared', pages: ['index', 'shared'] },
        { group: 'Second', version: '2.0', pages: ['v2/setup', 'v2/new'] },
        { group: 'First', version: '1.0', pages: ['v1/setup'] },
      ],
      anchors: [
        { name: 'Old forum', url: 'https://example.com/forum', version: '1.0' },
        { name: 'Blog', url: 'https://example.com/blog' },
      ],
    }),
    ...Object.fromEntries(
      ['index', 'shared', 'v1/setup', 'v2/setup', 'v2/new'].map((slug) => [
        `${slug}.md`,
        `---\ntitle: ${slug}\n---\n`,
      ]),
    ),
  },
  { base: '/docs' },
);

test('the first version is selected, and content of others is hidden', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/'));
  assert.equal(await selected(page), '2.0');
  assert.deepEqual(await entries(page), ['index', 'shared', 'v2/setup', 'v2/new']);
  assert.equal(await page.getByRole('link', { name: 'Old forum' }).isVisible(), false);
});

test('choosing a version on a shared page changes the navigation without a page load', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await choose(page, '1.0');
  assert.equal(await selected(page), '1.0');
  assert.deepEqual(await entries(page), ['index', 'shared', 'v1/setup']);
  assert.ok(await page.getByRole('link', { name: 'Old forum' }).isVisible());
  assert.equal(
    await page.locator('.pagination-next:visible').getAttribute('href'),
    '/docs/v1/setup/',
  );
  assert.equal(await page.evaluate(() => 'stayed' in window), true);
  await page.waitForURL(site.urlOf('/docs/shared/?version=1.0'));
});

test('a chosen version persists on later pages, and a URL can select it', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/?version=1.0'));
  assert.equal(await selected(page), '1.0');
  await page.goto(site.urlOf('/docs/'));
  assert.equal(await selected(page), '1.0');
});

test('an unknown version in the URL is ignored', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/?version=9.9'));
  assert.equal(await selected(page), '2.0');
});

test('a page of a version selects that version, whatever was chosen before', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/?version=2.0'));
  await page.goto(site.urlOf('/docs/v1/setup/'));
  assert.equal(await selected(page), '1.0');
});

test('changing the version of a page opens its counterpart', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/v2/setup/'));
  await choose(page, '1.0');
  await page.waitForURL(/\/docs\/v1\/setup\//);
  assert.equal(await selected(page), '1.0');
});

test('without a counterpart, changing the version opens the first page of the version', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/v2/new/'));
  await choose(page, '1.0');
  await page.waitForURL(/\/docs\/v1\/setup\//);
});

test('without scripts the default is shown, and the list links to the versions', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/v2/new/'), { javaScriptEnabled: false });
  assert.equal(await selected(page), '2.0');
  await choose(page, '1.0');
  await page.waitForURL(/\/docs\/v1\/setup\//);
  assert.equal(await selected(page), '1.0');
});

test('the list opens and closes by keyboard and is accessible', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/'));
  const button = page.locator('.version-current');
  await button.focus();
  await page.keyboard.press('Enter');
  const option = page.getByRole('link', { name: /^1\.0/ });
  await option.waitFor();
  await assertAccessibleEverywhere(page);
  assert.ok(await option.isVisible());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  assert.equal(await option.isVisible(), false);
  assert.ok(await button.evaluate((element) => element === document.activeElement));
});

for (const lang of ['en', 'ar']) {
  test(`the list of versions is within the window of a phone, in ${lang}`, async (t) => {
    const phone = await serveFixture({
      'docs.json': JSON.stringify({
        name: 'The documentation of a project with a rather long name',
        lang,
        versions: ['3', '2 (maintained until the end of the next year)'],
        navigation: [{ group: 'All', pages: ['index'] }],
      }),
      'index.md': '# Home\n',
    });
    const viewport = { width: 320, height: 800 };
    const page = await openPage(t, phone.urlOf('/'), { viewport, isMobile: true, hasTouch: true });
    await page.locator('.version-current').tap();
    const list = await page.locator('.version-list').boundingBox();
    const button = await page.locator('.version-current').boundingBox();
    assert.ok(list && button);
    assert.ok(list.x >= 0 && list.x + list.width <= 320, JSON.stringify(list));
    assert.ok(list.y >= button.y + button.height, 'The list is below its button.');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  });
}

async function choose(page: Page, version: string): Promise<void> {
  await page.locator('.version-current').click();
  await page.locator('.version-list').getByRole('link', { name: version }).click();
}

async function selected(page: Page): Promise<string> {
  const names = page.locator('.version-current [data-version]').filter({ visible: true });
  return (await names.allInnerTexts()).join();
}

/** Returns the pages that the sidebar shows. */
async function entries(page: Page): Promise<string[]> {
  const links = page.locator('.sidebar-group :is(a, summary)').filter({ visible: true });
  return (await links.allInnerTexts()).map((text) => text.trim());
}
