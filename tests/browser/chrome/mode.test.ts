import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { openPage, type OpenOptions } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const systems = ['light', 'dark'] as const;

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"></svg>';
const HOME = `---
title: Home
---

<Note>Read [on](/setup).</Note>

\`\`\`js
const own = 1;
\`\`\`

<p className="own">Own.</p>

<img className="block dark:hidden" src="/day.svg" alt="day" />
<img className="hidden dark:block" src="/night.svg" alt="night" />
`;

async function serveWith(modeToggle: object) {
  return serveFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'setup'] }],
      modeToggle,
      colors: { primary: '#0055cc', light: '#99bbff', background: { light: '#fffdfa' } },
      logo: { light: '/day.svg', dark: '/night.svg' },
    }),
    'day.svg': SQUARE,
    'night.svg': SQUARE,
    'custom.css': '.own { color: #111111; } html.dark .own { color: #eeeeee; }',
    'index.mdx': HOME,
    'setup.md': '# Setup\n',
  });
}

const following = await serveWith({});
const dark = await serveWith({ default: 'dark' });
const onlyLight = await serveWith({ default: 'light', isHidden: true });

for (const colorScheme of systems) {
  test(`a site without a default follows a ${colorScheme} system and its changes`, async (t) => {
    const page = await openPage(t, following.urlOf('/'), { colorScheme });
    assert.equal(await modeOf(page), colorScheme);
    const other = colorScheme === 'dark' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: other });
    await becomes(page, other);
  });

  test(`a default takes precedence over a ${colorScheme} system`, async (t) => {
    const page = await openPage(t, dark.urlOf('/'), { colorScheme });
    assert.equal(await modeOf(page), 'dark');
  });

  test(`a hidden toggle with a default keeps the mode fixed on a ${colorScheme} system`, async (t) => {
    const page = await openPage(t, onlyLight.urlOf('/'), { colorScheme });
    await page.evaluate(() => localStorage.setItem('lectern-mode', 'dark'));
    await page.reload();
    assert.equal(await modeOf(page), 'light');
    assert.equal(await toggle(page).count(), 0);
  });
}

test('a choice persists on the next page, and returning to the default mode clears it', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'light' });
  await toggle(page).click();
  assert.equal(await modeOf(page), 'dark');
  await page.goto(following.urlOf('/setup/'));
  assert.equal(await modeOf(page), 'dark');
  await toggle(page).click();
  assert.equal(await modeOf(page), 'light');
  assert.equal(await page.evaluate(() => localStorage.getItem('lectern-mode')), null);
});

test('the toggle exposes whether dark mode is on', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'dark' });
  const pressed = () => toggle(page).getAttribute('aria-pressed');
  assert.equal(await pressed(), 'true');
  await toggle(page).click();
  assert.equal(await pressed(), 'false');
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await becomes(page, 'light');
  assert.equal(await pressed(), 'false');
});

test('the mode is set before the first paint', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'dark' });
  const script = page.locator('head > script').first();
  const attributes = await script.evaluate((element) => element.getAttributeNames());
  assert.deepEqual(attributes, ['src'], 'the page waits for it');
  const response = await page.request.get(
    following.urlOf((await script.getAttribute('src')) ?? ''),
  );
  assert.match(await response.text(), /classList\.toggle\(.dark./);
  const order = await page.evaluate(() =>
    [...document.head.children].map(({ tagName }) => tagName.toLowerCase()),
  );
  assert.ok(order.indexOf('script') < order.indexOf('link'), 'the script waits for no stylesheet');
});

test('without scripts a default applies and no toggle is shown', async (t) => {
  const page = await openPage(t, dark.urlOf('/'), { javaScriptEnabled: false });
  assert.equal(await modeOf(page), 'dark');
  assert.equal(await toggle(page).count(), 0);
});

for (const colorScheme of systems) {
  test(`without scripts a site without a default fully follows a ${colorScheme} system`, async (t) => {
    const options = { colorScheme, javaScriptEnabled: false };
    const page = await openPage(t, following.urlOf('/'), options);
    assert.equal(await modeOf(page), colorScheme);
    assert.deepEqual(await looksOf(page), await looksWithScripts(t, colorScheme));
    const other = await openPage(t, onlyLight.urlOf('/'), options);
    assert.equal(await modeOf(other), 'light');
  });
}

test('a dark page is printed in light mode', async (t) => {
  const page = await openPage(t, following.urlOf('/'), { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  assert.equal(await modeOf(page), 'light');
  const ofDark = (await looksOf(page)).colors.filter(([selector]) => selector !== '.own');
  const light = await openPage(t, following.urlOf('/'), { colorScheme: 'light' });
  await light.emulateMedia({ media: 'print' });
  const ofLight = (await looksOf(light)).colors.filter(([selector]) => selector !== '.own');
  assert.deepEqual(ofDark, ofLight);
});

test('the toggle works in a browser that blocks storage', async (t) => {
  const page = await openWithoutStorage(t, following.urlOf('/'), { colorScheme: 'light' });
  await toggle(page).click();
  assert.equal(await modeOf(page), 'dark');
});

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark mode' });
}

/** Returns the mode that readers see: whether the page is darker than its text. */
async function modeOf(page: Page): Promise<'light' | 'dark'> {
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  assert.ok(scheme === 'light' || scheme === 'dark', `color-scheme is ${scheme}`);
  return scheme;
}

/**
 * Waits for a mode: the page learns of a change of the system with its next frame, which is late on a busy
 * machine.
 */
async function becomes(page: Page, mode: 'light' | 'dark') {
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).colorScheme === wanted,
    mode,
  );
}

/**
 * Returns what differs between the modes: colors of the page, of code and of the author's styles, and
 * images.
 */
async function looksOf(page: Page) {
  return page.evaluate(() => {
    const colorsOf = (selector: string) => {
      const element = document.querySelector(selector);
      const { color, backgroundColor } = getComputedStyle(element ?? document.documentElement);
      return [selector, color, backgroundColor];
    };
    const selectors = ['html', '.content a', 'pre', 'pre .tk', '.callout', '.own'];
    const imageUrls = [...document.images].filter((image) => image.checkVisibility());
    return {
      colors: selectors.map(colorsOf),
      imageUrls: imageUrls.map(({ alt }) => alt).toSorted(),
    };
  });
}

async function looksWithScripts(t: TestContext, colorScheme: 'light' | 'dark') {
  return looksOf(await openPage(t, following.urlOf('/'), { colorScheme }));
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
