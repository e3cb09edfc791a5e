import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const phone = { viewport: { width: 390, height: 844 } };
const many = Array.from({ length: 60 }, (_, index) => `many/page-${index + 1}`);

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [
      { group: 'Start', pages: ['index', 'setup', 'elsewhere'] },
      {
        group: 'Guides',
        pages: [
          { group: 'Basics', icon: 'book', pages: ['guides/groups', 'guides/roles'] },
          {
            group: 'Advanced',
            pages: ['guides/tokens', { group: 'Deep', pages: ['guides/deep'] }],
          },
        ],
      },
      { group: '', pages: ['old'] },
      { group: 'Many', pages: many },
      { group: 'API', pages: ['api/list', 'api/remove'] },
    ],
    tabs: [{ name: 'API', url: 'api' }],
    anchors: [
      { name: 'Community', icon: 'discord', url: 'https://example.com/c', color: '#5865f2' },
    ],
    topbarLinks: [{ name: 'Status', url: 'https://example.com/status' }],
    topbarCtaButton: { name: 'Dashboard', url: 'https://example.com/app' },
  }),
  'index.md': '# Home\n',
  'setup.mdx': '---\ntitle: Setup\nicon: rocket\ntag: NEW\n---\n\nText.\n',
  'elsewhere.md': '---\ntitle: Changelog\nurl: https://example.com/changes\n---\n',
  'old.md': '---\ntitle: Old page\ndeprecated: true\n---\n',
  'api/list.mdx': '---\ntitle: List groups\napi: GET https://example.com/groups\n---\n',
  'api/remove.mdx': '---\ntitle: Delete a group\napi: DELETE https://example.com/groups\n---\n',
  ...Object.fromEntries(
    ['guides/groups', 'guides/roles', 'guides/tokens', 'guides/deep', ...many].map((slug) => [
      `${slug}.md`,
      'Text.\n',
    ]),
  ),
});

test('the current page is marked, and its group is open', async (t) => {
  const page = await openPage(t, site.urlOf('/guides/deep/'));
  const current = sidebar(page).locator('[aria-current="page"]');
  assert.equal(await current.innerText(), 'Deep');
  assert.ok(await current.isVisible());
  assert.equal(await sidebar(page).getByText('Groups', { exact: true }).isVisible(), false);
});

test('a distant page in a long list is in view when it opens', async (t) => {
  const page = await openPage(t, site.urlOf('/many/page-60/'));
  const box = await sidebar(page).locator('[aria-current="page"]').boundingBox();
  assert.ok(box && box.y > 0 && box.y < 900, `it stands at ${box?.y}`);
  assert.equal(await page.evaluate(() => scrollY), 0, 'the page itself has not moved');
});

test('a group that the reader opened stays open on the next page', async (t) => {
  const page = await openPage(t, site.urlOf('/setup/'));
  await sidebar(page).getByText('Basics').click();
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(site.urlOf('/'));
  assert.ok(await sidebar(page).getByRole('link', { name: 'Groups' }).isVisible());
  assert.equal(await sidebar(page).getByRole('link', { name: 'Tokens' }).isVisible(), false);
});

test('entries show tags, methods, deprecation and external links', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  assert.match(await nameOf(page, '/setup/'), /Setup\s+NEW/);
  assert.match(await nameOf(page, '/old/'), /Old page\s+\(deprecated\)/);
  assert.equal(
    await sidebar(page).getByRole('link', { name: 'Changelog' }).getAttribute('href'),
    'https://example.com/changes',
  );
  await page.goto(site.urlOf('/api/list/'));
  assert.match(await nameOf(page, '/api/remove/'), /DEL\s+Delete a group/);
});

test('the tab of the page is current, and the sidebar shows only its pages', async (t) => {
  const page = await openPage(t, site.urlOf('/api/list/'));
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  assert.deepEqual(await tabs.locator('[aria-current]').allInnerTexts(), ['API']);
  assert.equal(await sidebar(page).getByRole('link', { name: 'Setup' }).count(), 0);
});

test('on a phone the sidebar is a drawer that traps the focus and returns it', async (t) => {
  const page = await openPage(t, site.urlOf('/setup/'), phone);
  assert.equal(await sidebar(page).isVisible(), false);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('[role="dialog"]') !== null,
    );
    assert.ok(isInside, 'the focus is never behind the drawer, nor nowhere');
    await page.keyboard.press(presses < 50 ? 'Tab' : 'Shift+Tab');
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  assert.ok(await button.evaluate((element) => element === document.activeElement));
});

test('the drawer contains the links of the top bar and closes on a tap outside', async (t) => {
  const page = await openPage(t, site.urlOf('/setup/'), phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  assert.ok(await drawer.getByRole('link', { name: 'Dashboard' }).isVisible());
  await assertAccessibleEverywhere(page, { widths: [768, 320] });
  assert.ok(await drawer.isVisible());
  const boxes = await drawer
    .locator('.sidebar-foot a')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
    );
  const frame = await drawer.boundingBox();
  assert.ok(boxes.length === 2 && boxes.every(({ right }) => right <= (frame?.width ?? 0)));
  assert.ok((boxes[1]?.top ?? 0) > (boxes[0]?.top ?? 0), 'one below the other');
  await page.mouse.click(380, 400);
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/guides/);
});

test('without scripts the drawer opens, groups fold, and every page is reachable', async (t) => {
  const page = await openPage(t, site.urlOf('/setup/'), { ...phone, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Advanced').click();
  await page.getByRole('link', { name: 'Tokens' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Tokens');
});

test('the first Tab focuses a link that skips to the content', async (t) => {
  const page = await openPage(t, site.urlOf('/setup/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  assert.ok(await skip.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null));
});

test('the ids and classes that custom styles rely on are present', async (t) => {
  const page = await openPage(t, site.urlOf('/guides/groups/'));
  const ids = ['navbar', 'sidebar', 'sidebar-content', 'content-area', 'content', 'header'];
  for (const id of [...ids, 'page-title', 'pagination', 'topbar-cta-button']) {
    assert.equal(await page.locator(`[id="${id}"]`).count(), 1, `#${id}`);
  }
  const classes = ['nav-anchor', 'nav-tabs-item', 'sidebar-group', 'sidebar-group-header'];
  const chrome = ['nav-logo', 'navbar-link', 'nav-anchors'];
  for (const name of [...classes, ...chrome, 'eyebrow', 'link', 'mdx-content']) {
    assert.ok((await page.locator(`.${name}`).count()) > 0, `.${name}`);
  }
  assert.equal(await page.locator('html').getAttribute('data-current-path'), '/guides/groups');
});

test('no page has a style attribute or an inline event handler', () => {
  for (const path of ['/', '/setup/', '/api/list/', '404.html']) {
    assert.doesNotMatch(site.read(path), /\s(?:style|on[a-z]+)=/i, path);
  }
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages', exact: true });
}

async function nameOf(page: Page, href: string): Promise<string> {
  return (await sidebar(page).locator(`a[href="${href}"]`).textContent()) ?? '';
}
