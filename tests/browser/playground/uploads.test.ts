/** Files that readers send from the playground, as large as the owner of the site allows. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { listen } from '../../../src/server/listen.ts';
import { siteListener } from '../../../src/server/site-listener.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

/** The size and the hash of each body that reached the API. */
const arrived: { readonly bytes: number; readonly hash: string }[] = [];
const api = createServer((request, response) => {
  const hash = createHash('sha256');
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  request.on('end', () => {
    arrived.push({ bytes, hash: hash.digest('hex') });
    response.writeHead(201, { 'Content-Type': 'text/plain' }).end('stored');
  });
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
after(() => {
  api.closeAllConnections();
  api.close();
});

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Store',
    openapi: 'openapi.json',
    navigation: [{ group: 'Files', pages: ['put'] }],
  }),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Store', version: '1' },
    servers: [{ url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }],
    paths: {
      '/file': {
        put: {
          requestBody: { required: true, content: binary },
          responses: { 201: { description: 'Stored.' } },
        },
      },
    },
  }),
  'put.mdx': '---\ntitle: Put\nopenapi: PUT /file\n---\n',
});
const maxBodyBytes = 5 * 1024 * 1024;
const generous = await listen({
  host: '127.0.0.1',
  port: 0,
  listener: siteListener({ dir: site.outDir, base: '', maxBodyBytes }),
});
after(generous.stop);

test('a file over 1 MB is sent if the site allows it, and a larger one is reported', async (t) => {
  const page = await openPage(t, `http://127.0.0.1:${generous.port}/put/`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const choose = async (size: number) => {
    const buffer = Buffer.alloc(size, 'The bytes of a file. ');
    const file = { name: 'large.bin', mimeType: 'application/octet-stream', buffer };
    await page.locator('.playground input[type=file]').setInputFiles(file);
    return createHash('sha256').update(buffer).digest('hex');
  };
  const hash = await choose(maxBodyBytes);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.answer', { hasText: 'stored' }).waitFor();
  assert.deepEqual(arrived, [{ bytes: maxBodyBytes, hash }]);
  await choose(maxBodyBytes + 1);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.answer', { hasText: 'The request is larger than 5 MB' }).waitFor();
  assert.equal(arrived.length, 1);
});

test('without a setting, the limit is 1 MB', async (t) => {
  const page = await openPage(t, site.urlOf('/put/'));
  const before = arrived.length;
  await page.getByRole('button', { name: 'Try it' }).click();
  const buffer = Buffer.alloc(1024 * 1024 + 1, 'a');
  await page
    .locator('.playground input[type=file]')
    .setInputFiles({ name: 'large.bin', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.answer', { hasText: 'The request is larger than 1 MB' }).waitFor();
  assert.equal(arrived.length, before);
});
