import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const flow = {
  authorizationUrl: 'https://id.test/authorize',
  tokenUrl: 'https://id.test/token',
  scopes: {},
};
const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Zoo',
      openapi: 'openapi.json',
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1' },
      servers: [{ url: 'https://api.test' }],
      components: {
        securitySchemes: { oauth: { type: 'oauth2', flows: { authorizationCode: flow } } },
      },
      security: [{ oauth: [] }],
      paths: { '/pets': { get: { responses: {} } } },
    }),
    'index.mdx': '---\ntitle: Home\nopenapi: GET /pets\n---\n',
  },
  { base: '/docs' },
);

test('the sign-in page passes its result to the waiting page and clears it from the URL', async (t) => {
  const waiting = await openPage(t, site.urlOf('/docs/'));
  const heard = waiting.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('lectern-oauth').onmessage = ({ data }) => resolve(data);
      }),
  );
  const back = await waiting.context().newPage();
  const breaches: string[] = [];
  back.on('console', (message) => breaches.push(message.text()));
  back.on('pageerror', (error) => breaches.push(error.message));
  await back.goto(site.urlOf('/docs/_lectern/sign-in.html?code=c-1&state=s-1'));
  assert.equal(await heard, '?code=c-1&state=s-1');
  await back.waitForURL(site.urlOf('/docs/_lectern/sign-in.html'));
  assert.match(await back.getByRole('heading').innerText(), /You are back/);
  await assertAccessibleEverywhere(back);
  // Chromium logs that scripts can close only windows that a script opened.
  assert.deepEqual(
    breaches.filter((text) => !text.includes('Scripts may close only')),
    [],
  );
});

test('the waiting page may connect to the token servers', () => {
  const [, sources = ''] = /connect-src ([^;]*)/.exec(site.read('/docs/')) ?? [];
  assert.equal(sources, "'self' https://api.test https://id.test");
});
