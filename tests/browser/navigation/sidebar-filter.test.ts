/** The field above long sections that filters their entries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two sections, distinguished by their tabs; one of them is short. */
const parts = ['Métrics', 'Alerts', 'Teams'];
const pages = (part: string) =>
  Array.from({ length: 25 }, (_, rank) => `guides/${part.toLowerCase()}-${rank + 1}`);
const slugs = parts.flatMap(pages);

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    tabs: [{ name: 'API', url: 'api' }],
    navigation: [
      { group: 'Start', pages: ['guides/intro'] },
      ...parts.map((group) => ({ group, pages: [{ group: `All ${group}`, pages: pages(group) }] })),
      { group: 'Calls', pages: ['api/one'] },
    ],
  }),
  ...Object.fromEntries(
    ['guides/intro', 'api/one', ...slugs].map((slug) => [
      `${slug}.md`,
      `# Page ${slug}\n\nText.\n`,
    ]),
  ),
});

const home = site.urlOf('/guides/intro/');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter pages' });
const shown = async (page: Page) =>
  (await page.locator('.sidebar .sidebar-group a:visible').allTextContents()).map((text) =>
    text.trim(),
  );
const heard = (page: Page) => page.locator('.sidebar-filter [role=status]');

test("entries that match by their own or their group's name stay in their groups", async (t) => {
  const page = await openPage(t, home);
  await field(page).fill('metrics 25');
  await heard(page).filter({ hasText: '1 result' }).waitFor();
  assert.deepEqual(await shown(page), ['Page guides/métrics-25']);
  assert.ok(
    await page.locator('summary:visible').getByText('All Métrics', { exact: true }).isVisible(),
  );
  await field(page).fill('TEAMS');
  await heard(page).filter({ hasText: '25 results' }).waitFor();
  await field(page).fill('');
  await page.getByRole('link', { name: 'Page guides/intro' }).waitFor();
  assert.ok((await shown(page)).length < 30, 'groups are folded as they were');
});

test('without a match the field says so', async (t) => {
  const page = await openPage(t, home);
  await field(page).fill('zzz');
  const none = page.getByText('No results for “zzz”.');
  await none.waitFor();
  assert.deepEqual(await shown(page), []);
});

test('arrows move to the entries and back, Enter opens the first, Escape resets the filter', async (t) => {
  const page = await openPage(t, home);
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
  await field(page).fill('alerts-2');
  await heard(page).filter({ hasText: 'results' }).waitFor();
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'Page guides/alerts-2');
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(), 'Page guides/alerts-20');
  await page.keyboard.press('Escape');
  assert.equal(await field(page).inputValue(), '');
  assert.ok(await field(page).evaluate((input) => input === document.activeElement));
  await field(page).fill('teams-7');
  await heard(page).filter({ hasText: '1 result' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/teams-7\/$/);
});

test('in the drawer Escape first clears the field and then closes the drawer', async (t) => {
  const page = await openPage(t, home, phone);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await field(page).fill('zzz');
  await page.getByText('No results for “zzz”.').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await field(page).inputValue(), '');
  assert.ok(await page.locator('#sidebar').isVisible());
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#sidebar').isVisible(), false);
});

test('there is no field in short sections or without scripts', async (t) => {
  const short = await openPage(t, site.urlOf('/api/one/'));
  assert.equal(await field(short).count(), 0);
  const plain = await openPage(t, home, { javaScriptEnabled: false });
  assert.equal(await field(plain).isVisible(), false);
});

test('the field is accessible at every width and in both modes', async (t) => {
  const page = await openPage(t, home);
  await field(page).fill('teams');
  await heard(page).filter({ hasText: 'results' }).waitFor();
  await assertAccessibleEverywhere(page);
});

for (const [where, viewport] of [
  ['beside the text', { viewport: { width: 1280, height: 500 } }],
  ['in the drawer', { ...phone, viewport: { width: 390, height: 500 } }],
] as const) {
  test(`the field stays while the list scrolls and never covers the focus: ${where}`, async (t) => {
    const page = await openPage(t, site.urlOf('/guides/alerts-3/'), viewport);
    if (where === 'in the drawer') await page.locator('[popovertarget=sidebar]:visible').click();
    await page.locator('.sidebar-group a[href="/guides/alerts-25/"]').focus();
    for (let step = 0; step < 18; step += 1) await page.keyboard.press('Shift+Tab');
    const { frame, field, focus } = await page.evaluate(() => {
      const edges = (element: Element | null) => {
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return { top: Math.round(top), bottom: Math.round(bottom) };
      };
      return {
        frame: edges(document.querySelector('.sidebar-content')),
        field: edges(document.querySelector('.sidebar-filter')),
        focus: edges(document.activeElement),
      };
    });
    assert.equal(field.top, frame.top, 'nothing shows above it');
    assert.ok(focus.top >= field.bottom, `${focus.top} is below ${field.bottom}`);
  });
}
