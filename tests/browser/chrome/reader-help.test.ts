import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      feedback: { thumbsRating: true, endpoint: '/answers' },
      navigation: [{ group: 'Start', pages: ['index', 'guides/webhooks'] }],
    }),
    'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
    'guides/webhooks.mdx': '---\ntitle: Receive webhooks\n---\n\nHow to begin.\n',
  },
  { base: '/docs', site: 'https://docs.example' },
);

test('the policy of a page allows its structured data', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/guides/webhooks/'));
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  assert.match(data ?? '', /"item":"https:\/\/docs\.example\/docs\/guides\/webhooks\/"/);
  const canonical = page.locator('link[rel=canonical]');
  assert.equal(await canonical.getAttribute('href'), 'https://docs.example/docs/guides/webhooks/');
});

test('the 404 page suggests the page nearest to a mistyped address', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/help/recieve-webhooks.html'), {
    expected: [/^404: /],
  });
  const link = page.locator('lectern-nearest-pages').getByRole('link').first();
  assert.equal(await link.textContent(), 'Receive webhooks');
  await link.click();
  await page.waitForURL(site.urlOf('/docs/guides/webhooks/'));
});

test('the 404 page for an unrelated address offers only the start page and the search', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/zzzz/'), { expected: [/^404: /] });
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('lectern-nearest-pages').isVisible(), false);
  assert.ok(await page.getByRole('link', { name: 'Start page' }).isVisible());
  assert.ok(
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .isVisible(),
  );
});

test('a rating dispatches an event, is sent to the endpoint, and is thanked for', async (t) => {
  const page = await openPage(t, site.urlOf('/docs/guides/webhooks/'));
  await page.route('**/docs/answers', (route) => route.fulfill({ status: 204 }));
  const sent = page.waitForRequest('**/docs/answers');
  const rating = page.evaluate(
    () =>
      new Promise((resolve) => {
        const listener = (event: Event) => resolve(event instanceof CustomEvent && event.detail);
        document.addEventListener('lectern:feedback', listener);
      }),
  );
  await page.getByRole('button', { name: 'Yes' }).click();
  assert.deepEqual(await rating, { page: '/guides/webhooks', helpful: true });
  assert.equal((await sent).postData(), '{"page":"/guides/webhooks","helpful":true}');
  await page.getByText('Thank you.').waitFor();
});
