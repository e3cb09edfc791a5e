import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { openPage, type OpenOptions } from '../helpers/browser.ts';
import { serveFixture } from '../helpers/serve-fixture.ts';

const systems = ['light', 'dark'] as const;

async function serveWith(modeToggle: object) {
  return serveFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'setup'] }],
      modeToggle,
    }),
    'index.md': '# Home\n',
    'setup.md': '# Setup\n',
  });
}

const following = await serveWith({});
const dark = await serveWith({ default: 'dark' });
const onlyLight = await serveWith({ default: 'light', isHidden: true });

for (const colorScheme of systems) {
  test(`a site without a default follows a ${colorScheme} system, and changes with it`, async (t) => {
    const page = await openPage(t, following.urlOf('/'), { colorScheme });
    assert.equal(await modeOf(page), colorScheme);
    const other = colorScheme === 'dark' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: other });
    assert.equal(await modeOf(page), other);
  });

  test(`a default goes before a ${colorScheme} system`, async (t) => {
    const page = await openPage(t, dark.urlOf('/'), { colorScheme });
    assert.equal(await modeOf(page), 'dark');
  });

  test(`a hidden toggle with a default makes a site of one mode on a ${colorScheme} system`, async (t) => {
    const page = await openPage(t, onlyLight.urlOf('/'), { colorScheme });
    await page.evaluate(() => localStorage.setItem('lectern-mode', 'dark'));
    await page.reload();
    assert.equal(await modeOf(page), 'light');
    assert.equal(await toggle(page).count(), 0);
  });
}

test('a choice holds on the next page, and returning to the usual mode forgets it', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'light' });
  await toggle(page).click();
  assert.equal(await modeOf(page), 'dark');
  await page.goto(following.urlOf('/setup/'));
  assert.equal(await modeOf(page), 'dark');
  await toggle(page).click();
  assert.equal(await modeOf(page), 'light');
  assert.equal(await page.evaluate(() => localStorage.getItem('lectern-mode')), null);
});

test('the mode is there before the first paint', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'dark' });
  const inlineScript = await page.locator('head > script:not([src])').first().textContent();
  assert.match(inlineScript ?? '', /classList\.toggle\(.dark./);
  const order = await page.evaluate(() =>
    [...document.head.children].map(({ tagName }) => tagName.toLowerCase()),
  );
  assert.ok(order.indexOf('script') < order.indexOf('link'), 'the script waits for no stylesheet');
});

test('without scripts a default is kept and no dead button is shown', async (t) => {
  const page = await openPage(t, dark.urlOf('/'), { javaScriptEnabled: false });
  assert.equal(await modeOf(page), 'dark');
  assert.equal(await toggle(page).count(), 0);
});

test('a browser that refuses storage still switches', async (t) => {
  const page = await openWithoutStorage(t, following.urlOf('/'), { colorScheme: 'light' });
  await toggle(page).click();
  assert.equal(await modeOf(page), 'dark');
});

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark mode' });
}

/** What readers see: whether the page is darker than its text. */
async function modeOf(page: Page): Promise<'light' | 'dark'> {
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  assert.ok(scheme === 'light' || scheme === 'dark', `color-scheme is ${scheme}`);
  return scheme;
}

async function openWithoutStorage(t: TestContext, url: string, options: OpenOptions) {
  const page = await openPage(t, url, options);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  return page;
}
