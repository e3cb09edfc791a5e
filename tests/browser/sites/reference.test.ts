/** Reading an API reference in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertAccessibleEverywhere,
  nothingKnown,
  unfold,
} from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { deepProject } from '../../helpers/projects/deep-project.ts';
import { heavyProject } from '../../helpers/projects/heavy-project.ts';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture('reference');
const url = site.urlOf('/add-toy/');
const deep = await serveFixture(deepProject);

test('the chosen server appears in the endpoint and all samples, also on the next page', async (t) => {
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

test('the whole URL is copied', async (t) => {
  const page = await openPage(t, url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy URL' }).click();
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

test('without JavaScript every sample and server is readable', async (t) => {
  const page = await openPage(t, url, { javaScriptEnabled: false });
  const samples = page.locator('.request-samples pre');
  assert.ok((await samples.count()) > 3);
  for (const sample of await samples.all()) assert.ok(await sample.isVisible());
  await page.locator('.endpoint-servers').getByText('https://sandbox.toys.test/v1').waitFor();
});

test('in print, a page has the request only in the language that the reader chose', async (t) => {
  const page = await openPage(t, url);
  await page.locator('.request-samples').getByRole('tab', { name: 'Python' }).click();
  await page.emulateMedia({ media: 'print' });
  const samples = page.locator('.request-samples pre').filter({ visible: true });
  assert.equal(await samples.count(), 1);
  assert.match((await samples.textContent()) ?? '', /import requests/);
});

test('every page of the reference is accessible when fully expanded', async (t) => {
  const page = await openPage(t, url);
  const known = nothingKnown();
  for (const { href } of site.pages) {
    await page.goto(site.urlOf(href));
    await unfold(page);
    await assertAccessibleEverywhere(page, { known });
  }
});

const order = deep.urlOf('/api-reference/place-an-order/');

test('schemas expand in place at any depth by keyboard, even circular ones', async (t) => {
  const page = await openPage(t, order);
  await page.locator('summary', { hasText: '3 child attributes' }).first().press('Enter');
  await page.locator('summary', { hasText: '2 child attributes' }).first().press('Enter');
  const country = page.locator('summary', { hasText: 'All fields: Country' });
  await country.press('Enter');
  await page.locator('[id="body.customer.address.country.code"]').waitFor();
  assert.match((await page.getByRole('status').allTextContents()).join(), /All fields: Country/);
  await page.locator('summary', { hasText: 'One of: 2 options' }).press('Enter');
  await page.getByRole('tab', { name: 'Sea' }).click();
  await page.locator('[id="body.customer.address.country.region.option-2.depth"]').waitFor();
  const again = page.locator('summary', { hasText: 'Again Order' });
  await again.last().click();
  await page.locator('[id="body.parent.parent"]').waitFor();
  await again.last().click();
  await page.locator('[id="body.parent.parent.parent"]').waitFor();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  await assertAccessibleEverywhere(page, { known: nothingKnown() });
});

test('responses that differ only in status and description share one table and body', async (t) => {
  const page = await openPage(t, order);
  const table = page.getByRole('table').filter({ hasText: '409 Conflict' });
  assert.deepEqual(await table.getByRole('columnheader').allTextContents(), ['Status', 'Meaning']);
  const row = table.getByRole('row', { name: '409 Conflict' });
  assert.equal((await row.getByRole('rowheader').textContent())?.trim(), '409 Conflict');
  assert.equal((await row.getByRole('cell').innerText()).trim(), 'It is there already.');
  const block = page.locator('.response', { has: page.locator('#response-409') });
  assert.deepEqual(
    (await block.locator('.response-title').allTextContents()).map((text) => text.trim()),
    ['400 Bad Request', '409 Conflict'],
  );
  assert.deepEqual(await block.locator('.response-body > summary').allInnerTexts(), [
    'Body 400, 409',
  ]);
  assert.equal(await page.getByText('Other properties are not allowed').count(), 1);
  assert.equal(await block.locator('.facts code', { hasText: '^[a-z_]+$' }).count(), 1);
});

test('tabs of ten response statuses fit without scrolling', async (t) => {
  const statuses = [200, 400, 401, 404, 409, 413, 415, 422, 429, 503];
  const responses = Object.fromEntries(
    statuses.map((status) => {
      const content = { 'application/json': { example: { status } } };
      return [status, { description: '', content }];
    }),
  );
  const many = await serveFixture(
    petsProject({
      paths: { '/pets': { get: { responses } } },
    }),
  );
  const viewport = { width: 1440, height: 900 };
  const page = await openPage(t, many.urlOf('/pets/'), { viewport });
  const bar = page.locator('.response-examples [role=tablist]');
  assert.equal(await bar.getByRole('tab').count(), statuses.length);
  assert.equal(await bar.evaluate((list) => list.scrollWidth - list.clientWidth), 0);
});

test('the fragment of a field in unloaded schemas opens all of them', async (t) => {
  const id = 'body.customer.address.country.region.option-1.owner.address.street';
  const page = await openPage(t, `${order}#${id}`);
  await page.locator(`[id="${id}"]`).waitFor({ state: 'visible' });
});

test('a schema that cannot be fetched is a link to its page, as without JavaScript', async (t) => {
  const offline = await openPage(t, order, { expected: [/Failed to load|ERR_FAILED/] });
  await offline.route('**/_lectern/fields/**', (route) => route.abort());
  const plain = await openPage(t, order, { javaScriptEnabled: false });
  for (const page of [offline, plain]) {
    await page.locator('summary', { hasText: 'Again Order' }).first().click();
    const link = page.getByRole('link', { name: 'Order', exact: true });
    await link.first().waitFor({ state: 'visible' });
    assert.equal(await link.first().getAttribute('href'), '/api-reference/schemas/order/');
  }
});

test('a heavy part without a name expands in place, or is a link without JavaScript', async (t) => {
  const heavy = await serveFixture(heavyProject);
  const url = heavy.urlOf('/api-reference/save-a-flow/');
  const id = 'body.steps.option-2.settings.field2x3';
  const page = await openPage(t, `${url}#${id}`);
  await page.locator(`[id="${id}"]`).waitFor({ state: 'visible' });
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((each) => each.id));
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(await page.locator('[id="body.steps"] a[href*="/fields."]').count(), 0);
  const clicked = await openPage(t, url);
  const fold = clicked.locator('[id="body.steps"] summary', { hasText: 'Any of: 20 options' });
  await fold.press('Enter');
  await clicked.locator('[id="body.steps.option-1.field1x0"]').waitFor({ state: 'visible' });
  await assertAccessibleEverywhere(clicked, { known: nothingKnown() });
  const plain = await openPage(t, url, { javaScriptEnabled: false });
  await plain.locator('[id="body.steps"] summary').first().click();
  await plain
    .locator('[id="body.steps"]')
    .getByRole('link', { name: 'Any of: 20 options' })
    .click();
  await plain.getByText('What field20x11 holds.').first().waitFor();
});

test('a schema name wider than a phone stays within the window', async (t) => {
  const name = 'payment_flows_automatic_payment_methods_payment_intent_amount_details';
  const schema = { $ref: `#/components/schemas/${name}` };
  const content = { 'application/json': { schema } };
  const narrow = await serveFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index'] }],
      openapi: 'api.json',
    }),
    'index.md': '# Home\n',
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pay', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
      paths: { '/pay': { post: { summary: 'Pay', requestBody: { content }, responses: {} } } },
      components: { schemas: { [name]: { type: 'object', properties: { next: schema } } } },
    }),
  });
  const viewport = { width: 390, height: 800 };
  const page = await openPage(t, narrow.urlOf('/api-reference/pay/'), { viewport });
  await page.locator('summary', { hasText: name }).first().waitFor();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(await beyond(), 0);
});

test('a long example response is highlighted once it is in view, with the same text', async (t) => {
  const value = Array.from({ length: 200 }, (_, id) => ({ id, name: `Pet ${id}`, ok: true }));
  const content = { 'application/json': { example: value } };
  const zoo = await serveFixture(
    petsProject({
      paths: { '/pets': { get: { responses: { 200: { description: 'All.', content } } } } },
    }),
  );
  const still = await openPage(t, zoo.urlOf('/pets/'), { javaScriptEnabled: false });
  const code = '.response-examples code';
  assert.equal(await still.locator(`${code} span`).count(), 0);
  const text = await still.locator(code).textContent();
  assert.deepEqual(JSON.parse(text ?? ''), value);
  const page = await openPage(t, zoo.urlOf('/pets/'));
  await page.locator(`${code} .ta`).first().waitFor();
  assert.equal(await page.locator(`${code} .ta`, { hasText: '"name"' }).count(), 200);
  assert.equal(await page.locator(`${code} .ts`, { hasText: '"Pet 199"' }).count(), 1);
  assert.equal(await page.locator(code).textContent(), text);
});
