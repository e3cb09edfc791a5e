import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'guides/setup'] }],
      contextual: { options: ['copy', 'view', 'claude'] },
    }),
    'index.mdx': '---\ntitle: Home\n---\n\nWelcome, **reader**.\n',
    'guides/setup.mdx': '---\ntitle: Setup\n---\n\nHow to begin.\n',
  },
  { base: '/docs' },
);

test('the button copies the Markdown of the page and confirms it', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    '# Home\n\nWelcome, **reader**.\n',
  );
});

test("the menu opens by keyboard, links an assistant with the page's URL, and closes on Escape", async (t) => {
  const page = await openPage(t, site.urlOf('/docs/guides/setup/'));
  const more = page.getByRole('button', { name: 'More ways to read this page' });
  await more.focus();
  await page.keyboard.press('Enter');
  const ask = page.getByRole('link', { name: 'Open in Claude' });
  const question = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('q');
  assert.ok(question?.includes(` ${site.urlOf('/docs/guides/setup.md')} `), question ?? '');
  const box = await ask.boundingBox();
  const anchor = await more.boundingBox();
  assert.ok(box && anchor && box.y > anchor.y && box.y < anchor.y + 150, 'it opens at its button');
  await assertAccessibleEverywhere(page);
  assert.ok(await ask.isVisible());
  await page.keyboard.press('Escape');
  assert.equal(await ask.isVisible(), false);
});

test('below the table of contents, each action is in a list that is there without a click', async (t) => {
  const listed = await serveFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'plain'] }],
      contextual: { options: ['copy', 'view', 'claude'], display: 'toc' },
    }),
    'index.mdx': '---\ntitle: Home\n---\n\n## First\n\nText\n\n## Second\n\nText\n',
    'plain.mdx': '---\ntitle: Plain\n---\n\nNo headings.\n',
  });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openPage(t, listed.urlOf('/'), { permissions });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  assert.deepEqual(await contents.locator('.toc-actions li').allInnerTexts(), [
    'Copy page',
    'View as Markdown',
    'Open in Claude',
  ]);
  assert.equal(await page.locator('lectern-page-actions').count(), 1);
  await contents.getByRole('button', { name: 'Copy page' }).click();
  await contents.getByText('Copied', { exact: true }).waitFor();
  await assertAccessibleEverywhere(page);

  await page.goto(listed.urlOf('/plain/'));
  assert.ok(
    await page.locator('.page-header').getByRole('button', { name: 'Copy page' }).isVisible(),
  );
});

test('without scripts there is a link to the Markdown', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/guides/setup/'), { javaScriptEnabled: false });
  assert.equal(await page.getByRole('button', { name: 'Copy page' }).isVisible(), false);
  const radii = await page.locator('.page-actions-more').evaluate((button) => {
    const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(button);
    return [borderTopLeftRadius, borderTopRightRadius];
  });
  assert.equal(radii[0], radii[1], 'a single button has equal corners on both sides');
  await page.getByRole('button', { name: 'More ways to read this page' }).click();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  assert.match((await page.locator('body').textContent()) ?? '', /^# Setup/);
});
