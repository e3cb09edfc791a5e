import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'setup'] }],
  }),
  'index.mdx': '---\ntitle: Home\n---\n\n## First steps\n\nRead **on**.\n\n```sh\nnpm test\n```\n',
  'setup.mdx': '---\ntitle: Setup\n---\n\nDone.\n',
});

test('a page opens without errors and is accessible', async (t) => {
  await assertAccessibleEverywhere(await openPage(t, site.urlOf('/')));
});

test('a reader without JavaScript can go from page to page', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Setup' }).first().click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Setup');
});

test('an unknown address shows an accessible 404 page', async (t) => {
  const page = await openPage(t, site.urlOf('/nowhere/'), { expected: [/^404: /] });
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
  await assertAccessibleEverywhere(page);
});
