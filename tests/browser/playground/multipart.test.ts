/** Filling in the parts of multipart bodies in a browser: their headers, and files in lists. */
import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);

const file = { type: 'string', format: 'binary' };
const post = (content: object) => ({
  post: { requestBody: { required: true, content }, responses: { 200: { description: 'OK' } } },
});
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    openapi: 'zoo.json',
    navigation: [{ group: 'Pets', pages: ['headers', 'tuple', 'files'] }],
  }),
  'zoo.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: api.url }],
    paths: {
      '/headers': post({
        'multipart/form-data': {
          schema: { type: 'object', required: ['photo'], properties: { photo: file } },
          encoding: {
            photo: {
              headers: {
                'X-Kind': { required: true, schema: { enum: ['side', 'front'] } },
                'X-Token': { required: true, schema: { type: 'string' } },
              },
            },
          },
        },
      }),
      '/tuple': post({
        'multipart/mixed': {
          schema: { type: 'array', prefixItems: [file, { type: 'string' }, file] },
        },
      }),
      '/files': post({ 'multipart/mixed': { schema: { type: 'array', items: file } } }),
    },
  }),
  'headers.md': '---\nopenapi: POST /headers\n---\n',
  'tuple.md': '---\nopenapi: POST /tuple\n---\n',
  'files.md': '---\nopenapi: POST /files\n---\n',
});

async function openForm(t: TestContext, path: string): Promise<Page> {
  const page = await openPage(t, site.urlOf(`/${path}/`));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  return page;
}

const toFile = (name: string, content: string) => {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
};

/** Sends the request, and returns the parts that arrived. */
async function sendParts(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.answer-line .status').waitFor();
  const { bytes, headers } = api.requests.at(-1) ?? {};
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(headers?.['content-type'] ?? '') ?? [];
  return (bytes?.toString() ?? '')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.trim().replaceAll('\r\n', '\n'));
}

test('a required header of a part is a field of the form', async (t) => {
  const page = await openForm(t, 'headers');
  const kind = page.getByLabel('photo: X-Kind', { exact: true });
  assert.equal(
    await kind.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    'side',
  );
  await page.getByLabel('photo', { exact: true }).setInputFiles(toFile('a.txt', 'meow'));
  await kind.selectOption('front');
  await page.getByLabel('photo: X-Token', { exact: true }).fill('t1');
  assert.deepEqual(await sendParts(page), [
    'Content-Disposition: form-data; name="photo"; filename="a.txt"\nContent-Type: text/plain\nX-Kind: front\nX-Token: t1\n\nmeow',
  ]);
});

test('files among the items of a list are chosen, and all items keep their positions', async (t) => {
  const page = await openForm(t, 'tuple');
  await page.getByLabel('item-3', { exact: true }).setInputFiles(toFile('c.txt', 'three'));
  await page.getByRole('textbox', { name: 'item-2' }).fill('two');
  await page.getByLabel('item-1', { exact: true }).setInputFiles(toFile('a.txt', 'one'));
  const parts = await sendParts(page);
  assert.deepEqual(
    parts.map((part) => part.split('\n').at(-1)),
    ['one', 'two', 'three'],
  );
  assert.doesNotMatch(parts.join('\n'), / name="/);
});

test('several files are the items of a list of files', async (t) => {
  const page = await openForm(t, 'files');
  const files = [toFile('a.txt', 'one'), toFile('b.txt', 'two')];
  await page.getByLabel('files', { exact: true }).setInputFiles(files);
  const parts = await sendParts(page);
  assert.deepEqual(
    parts.map((part) => part.split('\n').at(-1)),
    ['one', 'two'],
  );
});
