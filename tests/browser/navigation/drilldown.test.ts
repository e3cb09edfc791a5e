import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const groups = [
  {
    group: 'Guides',
    pages: [
      'index',
      { group: 'Basics', pages: ['first', 'second'] },
      { group: 'Advanced', pages: [{ group: 'Deep', pages: ['deep'] }, 'tokens'] },
    ],
  },
];
const pages = Object.fromEntries(
  ['index', 'first', 'second', 'deep', 'tokens'].map((slug) => [`${slug}.md`, `# ${slug}\n`]),
);
const settings = { name: 'Acme', navigation: groups };
const opening = await serveFixture({
  'docs.json': JSON.stringify({ ...settings, interaction: { drilldown: true } }),
  ...pages,
});
const plain = await serveFixture({ 'docs.json': JSON.stringify(settings), ...pages });

test('where docs.json says so, opening a group also opens its first page', async (t) => {
  const page = await openPage(t, opening.urlOf('/'));
  await group(page, 'Basics').click();
  await page.waitForURL(opening.urlOf('/first/'));
  assert.equal(await page.getByRole('link', { name: 'second' }).first().isVisible(), true);
  const leaves = await watchNavigation(page);
  await group(page, 'Basics').click();
  await group(page, 'Basics').press('Enter');
  assert.equal(await page.getByRole('link', { name: 'second' }).first().isVisible(), true);
  assert.equal(await leaves(), false, 'The reader is already in the group.');
});

test('opening a group that begins with a group opens no page', async (t) => {
  const page = await openPage(t, opening.urlOf('/'));
  const leaves = await watchNavigation(page);
  await group(page, 'Advanced').click();
  assert.equal(await group(page, 'Deep').isVisible(), true);
  assert.equal(await leaves(), false);
  await group(page, 'Deep').click();
  await page.waitForURL(opening.urlOf('/deep/'));
});

test('in the drawer of a phone, and without the setting, a group only opens', async (t) => {
  const phone = await openPage(t, opening.urlOf('/'), { viewport: { width: 390, height: 800 } });
  await phone.getByRole('button', { name: 'Menu' }).click();
  for (const page of [phone, await openPage(t, plain.urlOf('/'))]) {
    const leaves = await watchNavigation(page);
    await group(page, 'Basics').click();
    await page.getByRole('link', { name: 'second' }).first().waitFor();
    assert.equal(await leaves(), false);
  }
});

function group(page: Page, name: string) {
  return page.locator('#sidebar summary', { hasText: name });
}

/** Returns a function that tells whether the page has begun to navigate since. */
async function watchNavigation(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    navigation.addEventListener('navigate', () => (dataset['leaves'] = ''));
  });
  return async () => (await page.locator('html[data-leaves]').count()) > 0;
}
