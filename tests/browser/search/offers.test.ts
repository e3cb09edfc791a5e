/** What the search offers in addition to results: other versions, unknown words, pages to start with. */
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
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Tools', url: 'tools' },
      ],
      search: { synonyms: [['hammer', 'gavel']] },
      navigation: [
        { group: 'Start', pages: ['index', 'setup'] },
        { group: 'Second', version: '2.0', pages: ['v2/limits'] },
        { group: 'First', version: '1.0', pages: ['v1/limits'] },
        { group: 'Users', pages: ['api/list-users'] },
        { group: 'Tools', version: '1.0', pages: ['tools/anvil'] },
      ],
    }),
    'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
    'setup.mdx':
      '---\ntitle: Setup\n---\n\nHow to begin with a hammer.\n\n## Verification\n\nThe hammer says yes.\n\n| Tool | Use |\n| --- | --- |\n| tongs | to hold |\n| bellows | to blow |\n',
    'v2/limits.mdx': '---\ntitle: New limits\n---\n\nNinety hammers.\n',
    'v1/limits.mdx': '---\ntitle: Old limits\n---\n\nNine rivets.\n',
    'tools/anvil.mdx': '---\ntitle: The anvil\n---\n\nRivets go on it.\n',
    'api/list-users.mdx':
      '---\ntitle: List users\nopenapi: GET /users\n---\n\nAll.\n\n```js\nfunction f() {\n  const anvil = 1;\n    strike(anvil);\n}\n```\n',
  },
  { base: '/docs' },
);

const nested = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      languages: ['en', 'fr'].map((language) => ({
        language,
        versions: ['2.0', '1.0'].map((version) => ({
          version,
          pages: [`${language}/${version[0]}/limits`],
        })),
      })),
    },
  }),
  'en/2/limits.md': '# New limits\n\nNinety hammers.\n',
  'en/1/limits.md': '# Old limits\n\nNine hammers.\n',
  'fr/2/limits.md': '# Limits of France\n\nNinety hammers.\n',
  'fr/1/limits.md': '# Old limits of France\n\nNine hammers.\n',
});

const home = site.urlOf('/docs/');

test('other versions with results are offered, and searched when chosen', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'limits');
  const others = page.getByRole('group', { name: 'Also found in' }).getByRole('option');
  assert.deepEqual(await others.allInnerTexts(), ['1.0']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().getByText('Old limits').waitFor();
  assert.deepEqual(await others.allInnerTexts(), ['2.0']);
  await field(page).fill('rivets');
  await page.locator('.search-excerpt').filter({ hasText: 'Nine rivets.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await field(page).fill('');
  await field(page).fill('limits');
  await page.getByRole('option').first().getByText('New limits').waitFor();
});

test('a version within a language is searched alone, and versions one choice away are offered', async (t) => {
  const page = await openPage(t, nested.urlOf('/en/1/limits/'));
  await searchFor(page, 'hammers');
  const others = page.getByRole('group', { name: 'Also found in' }).getByRole('option');
  assert.deepEqual(await others.allInnerTexts(), ['English / 2.0', 'Français / 1.0']);
  const links = page.locator('a[role="option"]');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    new Set(found.map((href) => href?.replace(/#.*/, ''))),
    new Set(['/en/1/limits/']),
  );
});

test('only tabs with pages of the version are offered', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'limits');
  const tabs = page.locator('.search-tab:visible');
  assert.deepEqual(await tabs.allInnerTexts(), ['All', 'Documentation', 'API']);
  await page.getByRole('option', { name: '1.0' }).click();
  await tabs.filter({ hasText: 'Tools' }).click();
  await field(page).fill('rivets');
  await page.getByRole('option').first().getByText('The anvil').waitFor();
});

test('a search with results only in another version says so', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  await field(page).fill('rivets');
  await page.locator('.search-message').filter({ hasText: 'No results for “rivets”.' }).waitFor();
  assert.deepEqual(await page.getByRole('option').allInnerTexts(), ['1.0']);
  await assertAccessibleEverywhere(page);
});

test('words that were not found are named next to the results of the others', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'zzzqq hammer');
  const message = page.locator('.search-message');
  assert.equal(await message.innerText(), 'Without: zzzqq');
  const status = page.locator('.search-dialog [role=status]');
  await status.filter({ hasText: '3 results Without: zzzqq' }).waitFor({ state: 'attached' });
  await field(page).fill('hammer');
  await message.filter({ hasText: 'Without' }).waitFor({ state: 'detached' });
});

test('a URL with ?q= opens the search with its results', async (t) => {
  const page = await openPage(t, `${home}?q=%3Cb%3E%20verification`);
  await page.getByRole('option').first().getByText('Verification').waitFor();
  assert.equal(await field(page).inputValue(), '<b> verification');
  assert.ok(await field(page).evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/setup/#verification');
  await page.goBack();
  await page.getByRole('option').first().getByText('Verification').waitFor();
});

test('an excerpt of code is shown as code, line by line', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'anvil');
  const code = page.locator('.search-excerpt code');
  assert.equal(await code.innerText(), 'const anvil = 1;\n  strike(anvil);');
});

test('before anything is typed, the first page of each tab is suggested', async (t) => {
  const page = await openPage(t, home);
  await page.keyboard.press('/');
  const offered = page.getByRole('group', { name: 'Suggested pages' }).getByRole('option');
  await offered.first().waitFor();
  assert.deepEqual(await offered.allInnerTexts(), [
    'Home\nDocumentation › Start',
    'List users\nAPI › Users',
    'New limits\nDocumentation › Second',
  ]);
  await page.getByRole('button', { name: 'API', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
  assert.deepEqual(await offered.allInnerTexts(), ['List users\nUsers']);
});

test("a word is found by the project's synonym for it", async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'gavel');
  assert.match(await page.locator('.search-mark').first().innerText(), /^hammers?$/);
  assert.equal(await page.locator('.search-message').innerText(), '');
});

test('an excerpt of a table is the matching row', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'bellows');
  assert.equal(await page.locator('.search-excerpt').first().innerText(), 'bellows · to blow');
});

test('Tab stays within the open search, with results and without', async (t) => {
  const page = await openPage(t, home);
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('.search-dialog') !== null);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  for (const text of ['', 'hammer', 'rivets']) {
    await field(page).fill(text);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press(key);
        assert.ok(await isInside(), `${key} ${presses}`);
      }
    }
  }
});

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(text);
  await page.locator('.search-mark').first().waitFor();
}
