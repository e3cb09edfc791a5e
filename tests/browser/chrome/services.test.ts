/** Services on other hosts: never without the author's configuration, and always within the policy. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const analytics = {
  ga4: { measurementId: 'G-1' },
  gtm: { tagId: 'GTM-1' },
  posthog: { apiKey: 'phc_1' },
  plausible: { domain: 'a.example' },
  fathom: { siteId: 'ABC' },
};

function filesOf(config: object): Record<string, string> {
  return {
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index'] }],
      ...config,
    }),
    'index.mdx': 'Text.',
    'own.js': 'document.documentElement.dataset.own = "ran";',
    'tool.config.js': 'throw new Error("never run");',
  };
}

/**
 * Stand-ins for the scripts of other hosts: each records that it ran, and PostHog also that it was started.
 */
const STAND_IN = `
(window.ran ??= []).push(document.currentScript.src);
window.posthog ??= { init: (...all) => { window.begun = all; } };
`;

/** Opens the page with this test in place of all other hosts. */
async function visit(url: string) {
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  const own = new URL(url).origin;
  await context.route(
    (address) => address.origin !== own,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    },
  );
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return { page, asked, broken, close: () => context.close() };
}

test('third-party services and scripts are not loaded until the author enables them', async () => {
  const site = await serveFixture(filesOf({ analytics }));
  const { page, asked, broken, close } = await visit(site.urlOf('/'));
  assert.deepEqual([asked, broken], [[], []]);
  assert.equal(await page.locator('html').getAttribute('data-own'), null);
  assert.deepEqual([site.has('own.js'), site.has('tool.config.js')], [false, false]);
  await close();
});

test('enabled services and scripts run without violating the policy', async () => {
  const site = await serveFixture(
    filesOf({
      analytics: { ...analytics, enabled: true },
      scripts: true,
      head: [
        { tag: 'script', content: 'document.documentElement.dataset.inline = "ran";' },
        { tag: 'script', attrs: { src: 'https://cdn.example/widget.js', defer: true } },
        { tag: 'meta', attrs: { name: 'theme-color', content: '#16a34a' } },
      ],
    }),
  );
  const { page, asked, broken, close } = await visit(site.urlOf('/'));
  // On a busy machine, the network can be idle before all scripts have been requested.
  await page.waitForFunction(() => {
    const { ran = [], begun } = window as unknown as { ran?: string[]; begun?: unknown[] };
    return ran.length >= 6 && begun !== undefined;
  });
  assert.deepEqual(broken, []);
  assert.deepEqual(asked.toSorted(), [
    'https://cdn.example/widget.js',
    'https://cdn.usefathom.com/script.js',
    'https://plausible.io/js/script.js',
    'https://us-assets.i.posthog.com/static/array.js',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  ]);
  const state = await page.evaluate(() => ({
    ran: (window as unknown as { ran: string[] }).ran.length,
    begun: (window as unknown as { begun: unknown[] }).begun,
    commands: ((window as unknown as { dataLayer: object[] }).dataLayer ?? []).map((entry) =>
      'event' in entry ? entry.event : Array.from(entry as ArrayLike<unknown>).at(0),
    ),
    marks: ['own', 'inline'].map((name) => document.documentElement.dataset[name]),
  }));
  assert.equal(state.ran, 6);
  assert.deepEqual(state.begun, [
    'phc_1',
    {
      api_host: 'https://us.i.posthog.com',
      disable_session_recording: true,
      disable_surveys: true,
    },
  ]);
  assert.deepEqual(state.commands, ['js', 'config', 'gtm.js']);
  assert.deepEqual(state.marks, ['ran', 'ran']);
  assert.equal(await page.locator('meta[name="theme-color"]').getAttribute('content'), '#16a34a');
  await close();
});
