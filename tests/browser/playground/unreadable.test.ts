/** A response whose body browsers cannot read. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { staticFiles } from '../../../src/server/files/static-files.ts';
import { listen } from '../../../src/server/listen.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const api = await listen({
  host: '127.0.0.1',
  port: 0,
  listener: (_request, response) => {
    response.writeHead(418, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/plain',
      'Content-Encoding': 'gzip',
    });
    response.end('This is no gzip.');
  },
});
after(api.stop);
const { outDir } = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Tea',
    openapi: 'tea.json',
    navigation: [{ group: 'All', pages: ['tea'] }],
  }),
  'tea.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1' },
    servers: [{ url: `http://127.0.0.1:${api.port}` }],
    paths: { '/tea': { get: { responses: { 200: { description: 'Tea.' } } } } },
  }),
  'tea.mdx': '---\nopenapi: GET /tea\n---\n',
});
const site = await listen({
  host: '127.0.0.1',
  port: 0,
  listener: staticFiles({ dir: outDir, base: '' }),
});
after(site.stop);

test('a response that cannot be decompressed is shown with its status and the reason', async (t) => {
  const page = await openPage(t, `http://127.0.0.1:${site.port}/tea/`, {
    expected: [/_lectern\/request/, /^foreign request/, /^418/, /ERR_CONTENT_DECODING_FAILED/],
  });
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.answer', { hasText: 'could not be read.' }).waitFor();
  const text = await page.locator('.answer').innerText();
  assert.match(text, /^418 /);
  assert.match(text, /the body is not compressed as Content-Encoding says\./);
});
