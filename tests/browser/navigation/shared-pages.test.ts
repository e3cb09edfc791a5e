/** Pages that several branches of the navigation list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const slugs = ['alone', 'c', 'c-end', 'a', 'a-end', 'b', 'b-more', 'b-end', 'shared', 'other'];
const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: {
        tabs: [
          { tab: 'First', groups: [{ group: 'Of A', pages: ['a', 'shared', 'a-end', 'other'] }] },
          {
            tab: 'Second',
            products: [
              {
                product: 'Bees',
                groups: [
                  {
                    group: 'Of B',
                    pages: ['b', 'b-more', { group: 'Inner', pages: ['shared', 'other', 'b-end'] }],
                  },
                ],
              },
              { product: 'Wasps', pages: ['wasps'] },
            ],
          },
          { tab: 'Alone', pages: ['alone'] },
          { tab: 'Third', pages: ['c', 'alone', 'c-end'] },
        ],
      },
    }),
    ...Object.fromEntries(
      [...slugs, 'wasps'].map((slug) => [`${slug}.md`, `---\ntitle: Page ${slug}\n---\n`]),
    ),
  },
  { base: '/docs' },
);

interface Chrome {
  readonly tab: string | undefined;
  readonly entries: readonly string[];
  readonly current: string | undefined;
  readonly group: string | undefined;
  readonly neighbors: readonly (string | null)[];
}

function chromeOf(page: Page): Promise<Chrome> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent.trim();
    return {
      tab: text('.nav-tabs [aria-current]'),
      entries: [...document.querySelectorAll('.sidebar-group a')].map((link) =>
        link.textContent.replace('Page ', '').trim(),
      ),
      current: text('.sidebar-group [aria-current]'),
      group: text('.eyebrow'),
      neighbors: [...document.querySelectorAll('#pagination > a')].map((link) =>
        link.getAttribute('href'),
      ),
    };
  });
}

/** Follows a link of the sidebar, and waits until the page shows a tab as the current one. */
async function follow(page: Page, name: string, tab: string): Promise<void> {
  await page.locator('#sidebar').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('.nav-tabs [aria-current]', { hasText: tab }).waitFor();
}

const first: Chrome = {
  tab: 'First',
  entries: ['a', 'shared', 'a-end', 'other'],
  current: 'Page shared',
  group: 'Of A',
  neighbors: ['/docs/a/', '/docs/a-end/'],
};

test('a page that two tabs list opens in the first of them', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/shared/'));
  assert.deepEqual(await chromeOf(page), first);
  await page.goto(site.urlOf('/docs/a/'));
  await follow(page, 'Page shared', 'First');
  assert.deepEqual(await chromeOf(page), first);
});

test('readers stay in the tab that they come from, from one such page to the next', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/b-more/'));
  await page.locator('#sidebar summary', { hasText: 'Inner' }).click();
  await follow(page, 'Page shared', 'Second');
  const second: Chrome = {
    tab: 'Second',
    entries: ['b', 'b-more', 'shared', 'other', 'b-end'],
    current: 'Page shared',
    group: 'Inner',
    neighbors: ['/docs/b-more/', '/docs/other/'],
  };
  await page.locator('.eyebrow', { hasText: 'Inner' }).waitFor();
  assert.deepEqual(await chromeOf(page), second);
  // The stylesheet of the list of products is one that this page would not need on its own.
  const frame = page.locator('.branch-switch');
  assert.equal(await frame.evaluate((list) => getComputedStyle(list).borderTopWidth), '1px');
  await follow(page, 'Page other', 'Second');
  await page.locator('#pagination > [href="/docs/b-end/"]').waitFor();
  await page.reload();
  await page.locator('.nav-tabs [aria-current]', { hasText: 'Second' }).waitFor();
  await page.locator('#pagination > [href="/docs/b-end/"]').click();
  await page.getByRole('heading', { level: 1, name: 'Page b-end' }).waitFor();
});

test('readers who return to the first tab stay in it from then on', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/b-more/'));
  await page.locator('#sidebar summary', { hasText: 'Inner' }).click();
  await follow(page, 'Page shared', 'Second');
  await page.locator('.nav-tabs').getByRole('link', { name: 'First' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page a' }).waitFor();
  await follow(page, 'Page shared', 'First');
  await follow(page, 'Page other', 'First');
  assert.equal((await chromeOf(page)).group, 'Of A');
});

test('readers who come back through a third tab are in the first one from then on', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/b-more/'));
  await page.locator('#sidebar summary', { hasText: 'Inner' }).click();
  await follow(page, 'Page shared', 'Second');
  await page.goto(site.urlOf('/docs/c/'));
  await page.goto(site.urlOf('/docs/shared/'), { referer: site.urlOf('/docs/c/') });
  await page.locator('.nav-tabs [aria-current]', { hasText: 'First' }).waitFor();
  await follow(page, 'Page other', 'First');
  assert.equal((await chromeOf(page)).group, 'Of A');
});

test('a reload keeps the branch, also after a link to a place on the page', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/b-more/'));
  await page.locator('#sidebar summary', { hasText: 'Inner' }).click();
  await follow(page, 'Page shared', 'Second');
  await follow(page, 'Page other', 'Second');
  await page.evaluate(() => {
    location.hash = '#content-area';
  });
  await page.reload();
  await page.locator('.nav-tabs [aria-current]', { hasText: 'Second' }).waitFor();
});

test('a page without neighbors in the first tab gets those of another one', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/c/'));
  await follow(page, 'Page alone', 'Third');
  await page.locator('#pagination > [href="/docs/c/"]').waitFor();
  assert.deepEqual((await chromeOf(page)).neighbors, ['/docs/c/', '/docs/c-end/']);
  await page.goto('about:blank');
  await page.goto(site.urlOf('/docs/alone/'));
  assert.equal((await chromeOf(page)).tab, 'Alone');
  const display = () =>
    page.locator('#pagination').evaluate((pager) => getComputedStyle(pager).display);
  assert.equal(await display(), 'none');
});

test('without scripts, such a page keeps the first tab, and the others can be chosen', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/b/'), { javaScriptEnabled: false });
  await page.goto(site.urlOf('/docs/shared/'), { referer: site.urlOf('/docs/b/') });
  await page.getByRole('link', { name: 'Second' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page b' }).waitFor();
});

const versioned = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      versions: [
        { version: 'v2', default: true, pages: ['index', 'v2/new'] },
        { version: 'v1', pages: ['index', 'v1/old'] },
      ],
    },
  }),
  ...Object.fromEntries(
    ['index', 'v2/new', 'v1/old'].map((slug) => [`${slug}.md`, `---\ntitle: Page ${slug}\n---\n`]),
  ),
});

test('a page of two versions leads to each of them, and stays in the one that readers come from', async (t) => {
  const page = await openPage(t, versioned.urlOf('/'));
  const version = () => page.locator('.version-current [data-version]:visible').textContent();
  assert.equal((await version())?.trim(), 'v2');
  await page.locator('.version-current').click();
  await page.getByRole('link', { name: 'v1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page v1/old' }).waitFor();
  await page.locator('#sidebar').getByRole('link', { name: 'Page index' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page index' }).waitFor();
  await page.locator('#sidebar').getByRole('link', { name: 'Page v1/old' }).waitFor();
  assert.equal((await version())?.trim(), 'v1');
});
