/** Reading an API reference in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessibleEverywhere, nothingKnown, unfold } from '../helpers/accessibility.ts';
import { openPage } from '../helpers/browser.ts';
import { serveFixture } from '../helpers/serve-fixture.ts';

const site = await serveFixture('reference');
const url = site.urlOf('/add-toy/');

test('the chosen server shows in the endpoint and in every sample, also on the next page', async (t) => {
  const page = await openPage(t, url);
  const sample = page.locator('.request-samples pre').first();
  assert.match((await sample.textContent()) ?? '', /https:\/\/api\.toys\.test\/v1\/toys/);
  await page.getByLabel('Server').selectOption('https://sandbox.toys.test/v1');
  assert.equal(
    await page.locator('.endpoint-url').textContent(),
    'https://sandbox.toys.test/v1/toys',
  );
  for (const text of await page.locator('.request-samples pre').allTextContents()) {
    assert.match(text, /https:\/\/sandbox\.toys\.test\/v1\/toys/);
    assert.doesNotMatch(text, /api\.toys\.test/);
  }
  await page.goto(site.urlOf('/find-toy/'));
  assert.match((await sample.textContent()) ?? '', /https:\/\/sandbox\.toys\.test\/v1\/toys\//);
});

test('the whole address is copied', async (t) => {
  const page = await openPage(t, url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy address' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    'https://api.toys.test/v1/toys',
  );
});

test('a link to a field opens what it is folded into', async (t) => {
  const page = await openPage(t, url);
  const field = page
    .locator('.field', { has: page.locator('> dt code', { hasText: /^town$/ }) })
    .last();
  const id = await field.getAttribute('id');
  await page.goto(`${url}#${id ?? ''}`);
  await page.reload();
  await field.waitFor({ state: 'visible' });
});

test('without JavaScript every sample, alternative and server can be read', async (t) => {
  const page = await openPage(t, url, { javaScriptEnabled: false });
  const samples = page.locator('.request-samples pre');
  assert.ok((await samples.count()) > 3);
  for (const sample of await samples.all()) assert.ok(await sample.isVisible());
  await page.locator('.endpoint-servers').getByText('https://sandbox.toys.test/v1').waitFor();
});

test('every page of the reference is accessible with all of it unfolded', async (t) => {
  const page = await openPage(t, url);
  const known = nothingKnown();
  for (const { href } of site.pages) {
    await page.goto(site.urlOf(href));
    await unfold(page);
    await assertAccessibleEverywhere(page, { known });
  }
});
