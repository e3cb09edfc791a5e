import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      search: { prompt: 'Search Acme' },
      versions: ['2.0', '1.0'],
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Start', pages: ['index', 'setup'] },
        { group: 'Second', version: '2.0', pages: ['v2/limits'] },
        { group: 'First', version: '1.0', pages: ['v1/limits'] },
        { group: 'Users', pages: ['api/list-users'] },
      ],
    }),
    'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
    'setup.mdx':
      '---\ntitle: Setup\n---\n\nHow to begin.\n\n## Installation\n\nRun `<script>` with the *hammer*.\n\n## Verification\n\nThe hammer says yes.\n',
    'v2/limits.mdx': '---\ntitle: New limits\n---\n\nNinety hammers.\n',
    'v1/limits.mdx': '---\ntitle: Old limits\n---\n\nNine hammers.\n',
    'api/list-users.mdx':
      '---\ntitle: List users\nopenapi: GET /users\n---\n\nAll with a hammer.\n',
    'secret.mdx': '---\ntitle: Secret hammer\n---\n',
  },
  { base: '/docs' },
);

const home = site.urlOf('/docs/');

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search, Escape closes it and returns the focus`, async (t) => {
    const page = await openPage(t, home);
    await page.locator('.search-button').focus();
    await page.keyboard.press(key);
    assert.ok(await field(page).evaluate((element) => element === document.activeElement));
    assert.equal(await field(page).getAttribute('id'), 'search-input');
    assert.equal(await field(page).inputValue(), '');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.search-dialog').isVisible(), false);
    assert.ok(await page.locator('.search-button').evaluate((e) => e === document.activeElement));
  });
}

test('the dialog opens and accepts input before anything is loaded for it', async (t) => {
  const page = await openPage(t, home);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_lectern\//, async (route) => {
    await held;
    await route.continue();
  });
  const isOpen = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.search-button')?.click();
    return document.querySelector<HTMLDialogElement>('.search-dialog')?.open;
  });
  assert.equal(isOpen, true);
  await page.keyboard.type('verification');
  assert.equal(await field(page).inputValue(), 'verification');
  release();
  await page.getByRole('option').first().getByText('Verification').waitFor();
});

test('the dialog is shown even if the top bar is hidden', async (t) => {
  const page = await openPage(t, home);
  await page.locator('.topbar').evaluate((bar) => (bar.style.display = 'none'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('verification');
  await page.getByRole('option').first().getByText('Verification').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  assert.equal(await page.locator('.search-dialog').count(), 1);
  assert.equal(await field(page).isVisible(), true);
});

test('a slash typed into the field is kept', async (t) => {
  const page = await openPage(t, home);
  await page.keyboard.press('/');
  await page.keyboard.type('a/b');
  assert.equal(await field(page).inputValue(), 'a/b');
});

test('results are sections with their path; arrows, Home, End and Enter navigate them', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  const options = page.locator('a[role=option]');
  assert.equal(await options.count(), 4);
  assert.equal(await active(page), 0);
  await page.keyboard.press('ArrowUp');
  // The last option is the other version, which has a result.
  assert.equal(await active(page), 4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.equal(await active(page), 1);
  await page.keyboard.press('End');
  assert.equal(await active(page), 4);
  await page.keyboard.press('Home');
  assert.equal(await active(page), 0);
  await field(page).fill('installation');
  await options.first().getByText('Installation').waitFor();
  assert.equal(await page.locator('.search-trail').first().innerText(), 'Start › Setup');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/setup/#installation');
});

test('a result on the same page closes the search and is navigated to', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/setup/'));
  await searchFor(page, 'verification');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/setup/#verification');
  assert.equal(await page.locator('.search-dialog').isVisible(), false);
});

test('matches are marked, and no text or query becomes markup', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer script');
  const excerpt = page.locator('.search-excerpt').first();
  assert.equal(await excerpt.innerText(), 'Run <script> with the hammer.');
  assert.deepEqual(await excerpt.locator('mark').allInnerTexts(), ['script', 'hammer']);
  const hostile = '<img src=x onerror="alert(1)">';
  await field(page).fill(hostile);
  await page.locator('.search-message').filter({ hasText: 'No results' }).waitFor();
  assert.ok((await page.locator('.search-message').innerText()).includes(hostile));
  assert.equal(await page.locator('.search-dialog img').count(), 0);
});

test('only pages of the chosen version are found', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'limits');
  assert.deepEqual(await titles(page), ['New limits']);
  await page.goto(site.urlOf('/docs/?version=1.0'));
  await searchFor(page, 'limits');
  assert.deepEqual(await titles(page), ['Old limits']);
});

test('a page outside of the navigation is not found', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'secret hammer');
  assert.ok(!(await titles(page)).some((title) => title.includes('Secret')));
});

test('a tab narrows the results; an operation shows its method and path', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  await page.getByRole('button', { name: 'API', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
  assert.equal(await page.locator('.search-title').innerText(), 'GET /users List users');
  assert.ok(await field(page).evaluate((element) => element === document.activeElement));
});

test('before anything is typed, the search offers pages and recent searches', async (t) => {
  const page = await openPage(t, home);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  assert.ok((await titles(page)).includes('Home'));
  await page.keyboard.type('verification');
  await page.getByRole('option').first().getByText('Verification').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/setup/#verification');
  await page.keyboard.press('/');
  await field(page).fill('');
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await recent.first().waitFor();
  assert.deepEqual(await recent.allInnerTexts(), ['verification']);
  await recent.click();
  assert.equal(await field(page).inputValue(), 'verification');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await recent.waitFor({ state: 'detached' });
});

test('the number of results is announced to screen readers', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  const status = page.locator('.search-dialog [role=status]');
  await status.filter({ hasText: '4 results' }).waitFor({ state: 'attached' });
  await field(page).fill('zzzz');
  await status.filter({ hasText: 'No results' }).waitFor({ state: 'attached' });
});

test('without results, the search says so and suggests pages that Enter does not open', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  await field(page).fill('zzzz');
  const message = page.locator('.search-message').filter({ hasText: 'No results for “zzzz”.' });
  await message.waitFor();
  assert.ok(await page.getByRole('group', { name: 'Suggested pages' }).isVisible());
  assert.equal(await active(page), -1);
  await page.keyboard.press('Enter');
  assert.equal(page.url(), home);
});

test('Enter that ends an IME composition chooses nothing', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'verification');
  await field(page).evaluate((input) => {
    const press = (isComposing: boolean) => {
      const key = { key: 'Enter', bubbles: true, cancelable: true, isComposing };
      input.dispatchEvent(new KeyboardEvent('keydown', key));
    };
    input.dispatchEvent(new CompositionEvent('compositionstart'));
    press(true);
    input.dispatchEvent(new CompositionEvent('compositionend'));
    press(false);
  });
  assert.equal(await page.locator('.search-dialog').isVisible(), true);
  assert.equal(page.url(), home);
});

test('Ctrl+Enter and the middle button open a result in a new tab', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'verification');
  const open = [
    () => page.keyboard.press('Control+Enter'),
    () => page.getByRole('option').first().click({ button: 'middle' }),
  ];
  for (const act of open) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await other.waitForURL('**/docs/setup/#verification');
    assert.equal(page.url(), home);
    assert.equal(await page.locator('.search-dialog').isVisible(), true);
  }
});

test('the previous query is kept, and replaced by typing, when the search is reopened', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  await page.keyboard.press('Escape');
  await page.locator('.search-dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  assert.equal(await field(page).inputValue(), 'hammer');
  await page.keyboard.type('setup');
  assert.equal(await field(page).inputValue(), 'setup');
});

test('the shortcut opens the search even right after it was closed', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  const isOpen = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
    const field = dialog?.querySelector('input');
    dialog?.close();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    return dialog?.open;
  });
  assert.equal(isOpen, true);
});

test('any text can be pasted', async (t) => {
  const page = await openPage(t, home);
  await searchFor(page, 'hammer');
  for (const text of [
    'x '.repeat(20_000),
    '🎉🎉',
    '検索',
    'สวัสดี',
    'بحث',
    '\u0000',
    '%00%ff',
    '()[]*+?',
  ]) {
    await field(page).fill('');
    await page.keyboard.insertText(text);
    await page.locator('.search-message').filter({ hasText: 'No results' }).waitFor();
    await field(page).fill('hammer');
    await page.locator('.search-mark').first().waitFor();
  }
});

test('on a small screen the dialog fills the space above the on-screen keyboard', async (t) => {
  const page = await openPage(t, home, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('option').first().waitFor();
  const heightOf = () =>
    page.locator('.search-frame').evaluate((frame) => frame.getBoundingClientRect().height);
  assert.equal(await heightOf(), 844);
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 400, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  assert.equal(await heightOf(), 400);
  await page.getByRole('button', { name: 'Close search' }).tap();
  await assert.doesNotReject(page.locator('.search-dialog').waitFor({ state: 'hidden' }));
});

test('a query typed before the index is loaded is searched once it is', async (t) => {
  const page = await openPage(t, home);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/manifest.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('setup');
  await page.locator('.search-message').filter({ hasText: 'Loading' }).waitFor();
  release();
  await page.getByRole('option').first().waitFor();
  assert.equal((await titles(page))[0], 'Setup');
});

for (const [name, answer] of Object.entries({
  missing: { status: 404 },
  corrupt: { body: '{"format":' },
  'in an unknown format': { body: '{"format":0}' },
})) {
  test(`an index that is ${name} shows a message and can be retried`, async (t) => {
    const page = await openPage(t, home, { expected: [/^404: .*manifest\.json$/] });
    await page.route('**/manifest.json', (route) => route.fulfill(answer));
    await page.keyboard.press('/');
    await page.keyboard.type('setup');
    await page.locator('.search-message').filter({ hasText: 'could not be loaded' }).waitFor();
    await page.unroute('**/manifest.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Try again' }).isVisible(), false);
  });
}

test('without scripts there is no search button', async (t) => {
  const page = await openPage(t, home, { javaScriptEnabled: false });
  assert.equal(await page.locator('.search-button').isVisible(), false);
});

test('the search works without storage', async (t) => {
  const page = await openPage(t, home);
  await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('closed');
      },
    });
  });
  await searchFor(page, 'verification');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/setup/#verification');
});

test('the open search is accessible with suggestions, with results and without results', async (t) => {
  const page = await openPage(t, home);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  await assertAccessibleEverywhere(page);
  await page.keyboard.type('hammer');
  await page.locator('mark').first().waitFor();
  await assertAccessibleEverywhere(page);
  await field(page).fill('zzzz');
  await page.locator('.search-message').filter({ hasText: 'No results' }).waitFor();
  await assertAccessibleEverywhere(page);
});

test('in forced colors matches have the system colors of marks', async (t) => {
  const page = await openPage(t, home, { forcedColors: 'active', colorScheme: 'dark' });
  await searchFor(page, 'hammer');
  const found = page.locator('.search-mark').first();
  const colors = await found.evaluate((mark) => {
    const { backgroundColor, color } = getComputedStyle(mark);
    return { backgroundColor, color };
  });
  // The colors `Mark` and `MarkText` of Chromium's dark palette.
  assert.deepEqual(colors, { backgroundColor: 'rgb(255, 255, 0)', color: 'rgb(0, 0, 0)' });
});

test('a page stays searchable after its site is republished', async (t) => {
  const page = await openPage(t, home, { expected: [/^404: .*pages-0\.json$/] });
  const folder = join(site.outDir, '_lectern/search');
  const manifest = JSON.parse(site.read('_lectern/search/manifest.json')) as { folder: string };
  const old = { ...manifest, folder: 'gone' };
  const terms = site.read(`_lectern/search/${manifest.folder}/terms-0.txt`);
  await page.route('**/gone/terms-0.txt', (route) => route.fulfill({ body: terms }));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(old));
  t.after(() => writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest)));
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  rmSync(join(folder, 'gone'), { recursive: true, force: true });
  await page.keyboard.type('setup');
  await page.getByRole('option').first().getByText('Setup').waitFor();
});

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(text);
  await page.locator('.search-mark').first().waitFor();
}

/** Returns the position of the option that is the field's active descendant. */
function active(page: Page): Promise<number> {
  return field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const options = [...document.querySelectorAll('[role=option]')];
    return options.findIndex((option) => option.id === id && option.ariaSelected === 'true');
  });
}

function titles(page: Page): Promise<string[]> {
  return page.locator('a > .search-title').allInnerTexts();
}
