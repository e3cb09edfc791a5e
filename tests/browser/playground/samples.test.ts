/** The samples next to a form show what the form sends. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { PlaygroundForm } from '../../helpers/browser/playground-form.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const echo = await listenEcho();
after(echo.stop);

const text = { type: 'string' };
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    openapi: 'zoo.json',
    api: { request: { example: { showOptionalParams: true } } },
    navigation: [{ group: 'Pets', pages: ['add'] }],
  }),
  'zoo.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: echo.url }],
    paths: {
      '/pets': {
        post: {
          'x-codeSamples': [{ lang: 'Python', source: 'zoo.pets.add()' }],
          parameters: [{ name: 'mode', in: 'query', schema: text }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: { name: { ...text, default: 'Tom' }, note: text },
                },
              },
            },
          },
          responses: { 200: { description: 'Added.' } },
        },
      },
    },
  }),
  'add.md': '---\nopenapi: POST /pets\n---\n',
});

test('samples show everything that can be sent until the form opens, then what it sends', async (t) => {
  const page = await openPage(t, site.urlOf('/add/'));
  const samples = page.locator('.request-samples .code-block');
  await page.getByRole('tab', { name: 'cURL' }).click();
  const curl = samples.filter({ has: page.getByText('cURL', { exact: true }) }).locator('code');
  const before = (await curl.textContent()) ?? '';
  assert.match(before, /\/pets\?mode=/);
  assert.match(before, /"note"/);
  const form = await PlaygroundForm.open(page);
  await curl.filter({ hasNotText: '"note"' }).waitFor();
  const shown = (await curl.textContent()) ?? '';
  await form.sendButton.click();
  await form.answer.locator('.answer-line .status').waitFor();
  const arrived = echo.requests.at(-1);
  assert.match(shown, /\/pets'? /);
  assert.equal(arrived?.url, '/pets');
  const [, data] = /--data '([^']*)'/.exec(shown) ?? [];
  assert.equal(arrived.body, data);
  await form.panel.getByLabel('Send mode').check();
  await curl.filter({ hasText: '/pets?mode=' }).waitFor();
  const python = samples.filter({ has: page.getByText('Python', { exact: true }) });
  assert.deepEqual(await python.locator('code').allTextContents(), ['zoo.pets.add()']);
});
