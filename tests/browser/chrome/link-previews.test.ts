/** Previews of link targets, shown while the pointer or the keyboard focus is on a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const files = {
  'index.mdx': `---
title: Home
---

Read [about tokens](/tokens), [how they end](/tokens#expiry), what a
[workspace](/glossary#workspace) is, or [below](#below).
A note[^1], a [file](/notes.txt) and [another site](https://example.com/x).

[^1]: Said at the foot.

## Below

What stands below.
`,
  'tokens.mdx': `---
title: Tokens
description: What proves who you are.
---

## Expiry

A token ends after \`24\` hours. ${'It is long. '.repeat(40)}
`,
  'glossary.md': '# Glossary\n\n## Workspace\n\nWhere a team keeps its projects.\n',
  'public/notes.txt': 'Notes.',
};
const docs = {
  name: 'Acme',
  navigation: [{ group: 'Start', pages: ['index', 'tokens', 'glossary'] }],
};

const site = await serveFixture(
  {
    ...files,
    'docs.json': JSON.stringify({ ...docs, pageInfo: { linkPreviews: true } }),
  },
  { base: '/docs' },
);
const home = site.urlOf('/docs/');
const card = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name: string) =>
  page.locator('#content').getByRole('link', { name, exact: true });

test('a link to a page previews its title and description, a link to a section its first words', async (t) => {
  const page = await openPage(t, home);
  await link(page, 'about tokens').hover();
  await card(page).waitFor();
  assert.equal(await card(page).innerText(), 'Tokens\n\nWhat proves who you are.');
  await link(page, 'how they end').hover();
  await card(page).getByText('Expiry').waitFor();
  const text = await card(page).locator('.link-preview-text').innerText();
  assert.match(text, /^A token ends after 24 hours\. .*…$/);
  assert.ok(text.length <= 241);
  await link(page, 'workspace').hover();
  await card(page).getByText('Where a team keeps its projects.').waitFor();
});

/** Collects the addresses requested from now on, except those of pages that the browser prefetches. */
function listAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isAhead = /^prefetch/.test(request.headers()['sec-purpose'] ?? '');
    if (!isAhead) asked.push(request.url());
  });
  return asked;
}

test('targets on the same page and footnotes are previewed without a request', async (t) => {
  const page = await openPage(t, home);
  const asked = listAsked(page);
  await link(page, 'below').hover();
  await card(page).getByText('What stands below.').waitFor();
  await page.locator('[data-footnote-ref]').hover();
  await card(page).getByText('Said at the foot.').waitFor();
  assert.deepEqual(
    asked.filter((url) => !/\.js$/.test(url)),
    [],
  );
});

test('the preview stays open under the pointer, closes when it leaves, and closes on Escape', async (t) => {
  const page = await openPage(t, home);
  await link(page, 'about tokens').hover();
  await card(page).waitFor();
  await card(page).hover();
  // Longer than the delay after the pointer has left.
  await page.waitForTimeout(400);
  assert.ok(await card(page).isVisible());
  await page.mouse.move(700, 800);
  await card(page).waitFor({ state: 'detached' });
  await link(page, 'about tokens').hover();
  await card(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  assert.equal(await card(page).count(), 0, 'it does not come back by itself');
});

test('the keyboard opens a preview, which describes its link while it is shown', async (t) => {
  const page = await openPage(t, home);
  await link(page, 'about tokens').focus();
  // Shorter than the delay before a focused link shows its preview.
  await page.waitForTimeout(120);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await card(page).waitFor();
  assert.equal(await link(page, 'about tokens').getAttribute('aria-describedby'), 'link-preview');
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  assert.equal(await card(page).count(), 0, 'it does not come back by itself');
  assert.equal(await link(page, 'about tokens').getAttribute('aria-describedby'), null);
  assert.ok(await link(page, 'about tokens').evaluate((each) => each === document.activeElement));
});

test('a tap follows the link, and links to files and other sites have no preview', async (t) => {
  const page = await openPage(t, home, {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const asked = listAsked(page);
  await link(page, 'file').hover();
  await link(page, 'another site').hover();
  await page.waitForTimeout(500);
  assert.deepEqual(asked, []);
  await link(page, 'about tokens').tap();
  await page.waitForURL(/tokens\/$/);
  assert.equal(await card(page).count(), 0);
});

test('a preview is accessible and within the window at every width and in both modes', async (t) => {
  const page = await openPage(t, home);
  await link(page, 'how they end').hover();
  await card(page).waitFor();
  await assertAccessibleEverywhere(page);
  await page.setViewportSize({ width: 320, height: 500 });
  await page.mouse.move(0, 499);
  await link(page, 'how they end').hover();
  await card(page).waitFor();
  const box = await card(page).boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0);
});

test('a site without previews loads none of their code', async (t) => {
  const plain = await serveFixture({ ...files, 'docs.json': JSON.stringify(docs) });
  const page = await openPage(t, plain.urlOf('/'));
  const asked = listAsked(page);
  await link(page, 'below').hover();
  await page.waitForTimeout(500);
  assert.deepEqual(asked, []);
});
