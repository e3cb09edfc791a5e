/**
 * Values that do not match the document: reported before they are sent, but sent anyway if the reader
 * wants.
 */
import assert from 'node:assert/strict';
import { after, suite, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);

const item = {
  type: 'object',
  required: ['price'],
  properties: { price: { type: 'number', exclusiveMinimum: 0 } },
};
const order = {
  type: 'object',
  required: ['email', 'items'],
  properties: {
    email: { type: 'string', format: 'email' },
    note: { type: 'string', maxLength: 5 },
    items: { type: 'array', minItems: 1, items: item },
  },
};
const shop = {
  name: 'shop',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z]{3}$' },
};
const shopDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: api.url }],
  paths: {
    '/shops/{shop}': {
      put: {
        parameters: [shop],
        requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string' } } } },
        responses: { 200: { description: 'Noted.' } },
      },
    },
    '/shops/{shop}/orders': {
      post: {
        summary: 'Place an order',
        parameters: [
          shop,
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 100 },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: order,
              example: { email: 'a@b.test', items: [{ price: 1 }] },
            },
          },
        },
        responses: { 200: { description: 'Placed.' } },
      },
    },
  },
};
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Shop',
    openapi: 'shop.json',
    navigation: [{ group: 'All', pages: ['order', 'note'] }],
  }),
  'shop.json': JSON.stringify(shopDocument),
  'note.mdx': '---\nopenapi: PUT /shops/{shop}\n---\n',
  'order.mdx': '---\nopenapi: POST /shops/{shop}/orders\n---\n',
});

async function openForm(t: TestContext, path = '/order/'): Promise<Page> {
  const page = await openPage(t, site.urlOf(path));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('shop', { exact: true }).fill('abc');
  return page;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const anyway = (page: Page) => page.getByRole('button', { name: 'Send anyway' });

suite('values that differ from the documentation', () => {
  test('are explained at each field, and nothing is sent', async (t) => {
    const page = await openForm(t);
    await page.getByLabel('shop', { exact: true }).fill('ABC');
    await page.getByLabel('limit', { exact: true }).fill('0');
    await page.getByLabel('email', { exact: true }).fill('nobody');
    await page.getByLabel('price', { exact: true }).fill('0');
    const before = api.requests.length;
    await send(page).click();
    await page.getByText('4 fields need attention.').waitFor();
    const faults = await page.locator('.playground-fault:visible').allInnerTexts();
    assert.deepEqual(faults, [
      'As documented: matches ^[a-z]{3}$.',
      'As documented: 1 to 100.',
      'As documented: email.',
      'As documented: more than 0.',
    ]);
    assert.equal(await page.evaluate(() => document.activeElement?.ariaInvalid), 'true');
    assert.equal(api.requests.length, before);
    await assertAccessibleEverywhere(page, { include: '.endpoint', widths: [1280] });
  });

  test('are sent anyway if the reader insists, also by keyboard', async (t) => {
    const page = await openForm(t);
    await page.getByLabel('limit', { exact: true }).fill('500');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await anyway(page).waitFor();
    await anyway(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('.answer-line .status').waitFor();
    assert.equal(api.requests.at(-1)?.url, '/shops/abc/orders?limit=500');
    assert.equal(await anyway(page).isVisible(), false);
  });

  test('are no longer reported once they are fixed, and are sent', async (t) => {
    const page = await openForm(t);
    await page.getByRole('button', { name: 'Remove items 1' }).click();
    await send(page).click();
    await page.getByText('As documented: at least 1 item.').waitFor();
    await page.getByRole('button', { name: 'Add item to items' }).click();
    await page.getByLabel('price', { exact: true }).fill('2.5');
    assert.equal(await anyway(page).isVisible(), false);
    await send(page).click();
    await page.locator('.answer-line .status').waitFor();
    assert.deepEqual(JSON.parse(api.requests.at(-1)?.body ?? ''), {
      email: 'a@b.test',
      items: [{ price: 2.5 }],
    });
  });

  test('an empty required body written as text is reported, and nothing is sent', async (t) => {
    const page = await openForm(t, '/note/');
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill(' ');
    const before = api.requests.length;
    await send(page).click();
    await page.getByText('Fill in Body.').waitFor();
    assert.equal(await body.getAttribute('aria-invalid'), 'true');
    assert.equal(api.requests.length, before);
    await body.fill('Hello');
    await send(page).click();
    await page.locator('.answer-line .status').waitFor();
    assert.equal(api.requests.at(-1)?.body, 'Hello');
  });

  test('are also reported in a body written as text, with their JSON paths', async (t) => {
    const page = await openForm(t);
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Body' })
      .fill('{"email":"a@b","items":[{"price":-1}]}');
    await send(page).click();
    await page.getByText('/items/0/price: As documented: more than 0.').waitFor();
    assert.equal(await anyway(page).isVisible(), true);
    await page.getByRole('textbox', { name: 'Body' }).fill('{"email":"a@b","items":[{}]}');
    await send(page).click();
    await page.getByText('/items/0: Fill in price.').waitFor();
    await page.getByRole('textbox', { name: 'Body' }).fill('{"email":5,"items":[]}');
    await send(page).click();
    await page.getByText('/email: As documented: text.').waitFor();
  });
});
