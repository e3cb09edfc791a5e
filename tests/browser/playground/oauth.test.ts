/** Signing in to an API from its documentation: a real provider, the site's proxy, and a browser. */
import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { readTraces } from '../../helpers/browser/page-traces.ts';
import { PlaygroundForm } from '../../helpers/browser/playground-form.ts';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { OAuthServer, publicClient, secretClient } from '../../helpers/servers/oauth-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const provider = await new OAuthServer().listen();
after(() => provider.stop());
const scopes = { read: 'Look at all' };
const tokenUrl = `${provider.url}/token`;
const site = await serveFixture(
  petsProject({
    servers: [
      { url: provider.url, description: 'Here' },
      { url: 'http://elsewhere.test', description: 'Elsewhere' },
    ],
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: `${provider.url}/authorize`,
              tokenUrl,
              scopes,
            },
            clientCredentials: { tokenUrl, scopes },
          },
        },
      },
    },
    paths: {
      '/pets': {
        get: {
          summary: 'List pets',
          security: [{ key: [] }, { oauth: ['read'] }],
          responses: { 200: { description: 'Pets.' } },
        },
      },
    },
  }),
  { base: '/docs' },
);
provider.redirectUrl = site.urlOf('/docs/_lectern/sign-in.html');

/** Opens the playground with the OAuth scheme selected, and the ways to get a token expanded. */
async function openPanel(t: TestContext, expected: readonly RegExp[] = []) {
  provider.wrongState = undefined;
  provider.seversOpener = false;
  const page = await openPage(t, site.urlOf('/docs/pets/'), { expected });
  const breaches: string[] = [];
  page.context().on('console', (message) => {
    if (/policy/i.test(message.text())) breaches.push(message.text());
  });
  t.after(() => assert.deepEqual(breaches, []));
  const form = await PlaygroundForm.open(page);
  await page.getByLabel('Scheme').selectOption('oauth');
  await page.getByText('Get a token').click();
  const reported = page.locator('details', { hasText: 'Get a token' }).getByRole('status');
  return { page, form, reported, token: page.getByLabel('Access token') };
}

/** Asks for a token; returns the provider's page in its own window. */
async function signIn(page: Page): Promise<Page> {
  await page.getByLabel('Client ID').fill(publicClient);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Get token' }).click();
  const popup = await opened;
  await popup.getByRole('link', { name: 'Allow' }).waitFor();
  return popup;
}

/** Clicks a link in a window that may close before the click is confirmed. */
async function clickAndLeave(popup: Page, link: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-deprecated -- will be the default, but is not yet
  await popup.getByRole('link', { name: link }).click({ noWaitAfter: true });
}

async function leaveBy(popup: Page, link: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await clickAndLeave(popup, link);
  await closed;
}

test('a reader signs in in a popup and sends requests with the received token', async (t) => {
  const { page, form, reported, token } = await openPanel(t, [/^401: /]);
  assert.equal((await form.send()).status, 401);
  const popup = await signIn(page);
  assert.equal(new URL(popup.url()).searchParams.get('scope'), 'read');
  assert.equal(await popup.evaluate(() => window.opener as unknown), null);
  await leaveBy(popup, 'Allow');
  await reported.getByText('The token is filled in.').waitFor();
  const given = provider.tokens.at(-1) ?? assert.fail('No token was given.');
  assert.equal(await token.inputValue(), given);
  assert.equal(await token.getAttribute('type'), 'password');
  const answer = await form.send();
  assert.deepEqual([answer.status, answer.text], [200, '["Tom"]']);

  const [code, verifier] = ['code', 'code_verifier'].map(
    (name) => provider.asked.at(-1)?.get(name) ?? assert.fail(name),
  );
  const secrets = [given, code ?? '', verifier ?? ''];
  const places = Object.entries(await readTraces(page)).filter(([, text]) =>
    secrets.some((secret) => text.includes(secret)),
  );
  assert.deepEqual(places, []);
});

test('an expired token is refreshed, and the refresh token is stored nowhere', async (t) => {
  const { page, form, reported, token } = await openPanel(t, [/^401: /, /^400: /]);
  await leaveBy(await signIn(page), 'Allow');
  await reported.getByText('The token is filled in.').waitFor();
  assert.equal((await form.send()).status, 200);
  provider.endTokens({ refreshing: true });
  assert.equal((await form.send()).status, 401);
  // The next request is sent with a new token.
  assert.equal((await form.send()).status, 200);
  await page.getByText('The access token had expired; a new one is filled in.').waitFor();
  assert.equal(await token.inputValue(), provider.tokens.at(-1));
  const places = Object.entries(await readTraces(page)).filter(([, text]) =>
    text.includes('refresh-'),
  );
  assert.deepEqual(places, []);

  provider.endTokens({ refreshing: false });
  assert.equal((await form.send()).status, 401);
  const asked = provider.asked.length;
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('The sign-in was refused: invalid_grant.').waitFor();
  assert.equal(provider.asked.length, asked + 1);
  // Sent again, the request goes out unchanged.
  assert.equal((await form.send()).status, 401);
  assert.equal(provider.asked.length, asked + 1);
});

test('an authorization code yields only one token', async (t) => {
  const { page, reported } = await openPanel(t);
  await leaveBy(await signIn(page), 'Allow');
  await reported.getByText('The token is filled in.').waitFor();
  const body = provider.asked.at(-1);
  const again = await fetch(tokenUrl, { method: 'POST', ...(body && { body }) });
  assert.deepEqual([again.status, await again.json()], [400, { error: 'invalid_grant' }]);
});

test('a redirect with the state of another sign-in yields no token', async (t) => {
  const { page, reported, token } = await openPanel(t);
  const before = provider.asked.length;
  provider.wrongState = 'of another sign-in';
  await leaveBy(await signIn(page), 'Allow');
  await reported.getByText(/seems closed/).waitFor();
  assert.equal(provider.asked.length, before);
  assert.equal(await token.inputValue(), '');
});

test('closing the popup is reported, and the reader can try again', async (t) => {
  const { page, reported, token } = await openPanel(t);
  await (await signIn(page)).close();
  await reported
    .getByText('The sign-in window seems closed. If it is, cancel and try again.')
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await reported.getByText('You canceled the sign-in.').waitFor();
  await leaveBy(await signIn(page), 'Allow');
  await reported.getByText('The token is filled in.').waitFor();
  assert.equal(await token.inputValue(), provider.tokens.at(-1));
});

test('a popup detached by the provider seems closed, but still delivers the token', async (t) => {
  const { page, reported, token } = await openPanel(t);
  provider.seversOpener = true;
  const popup = await signIn(page);
  await reported.getByText(/seems closed/).waitFor();
  await clickAndLeave(popup, 'Allow');
  await reported.getByText('The token is filled in.').waitFor();
  assert.equal(await token.inputValue(), provider.tokens.at(-1));
});

test('a token is only used for the server that it was requested for', async (t) => {
  const { page, token } = await openPanel(t);
  const popup = await signIn(page);
  const server = page.locator('.endpoint-choice select');
  await server.selectOption({ index: 1 });
  assert.equal(await token.inputValue(), '');
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('/token')),
  );
  await leaveBy(popup, 'Allow');
  await (await answered).finished();
  assert.equal(await token.inputValue(), '');
  await server.selectOption({ index: 0 });
  assert.equal(await token.inputValue(), provider.tokens.at(-1));
});

test('without a client ID no request is made, and the field gets the focus', async (t) => {
  const { page, reported } = await openPanel(t);
  const before = page.context().pages().length;
  await page.getByRole('button', { name: 'Get token' }).click();
  await reported.getByText('Fill in the client ID from the provider.').waitFor();
  const isFocused = await page
    .getByLabel('Client ID')
    .evaluate((input) => input === document.activeElement);
  assert.ok(isFocused);
  assert.equal(page.context().pages().length, before);
});

test("a refused sign-in shows the provider's message", async (t) => {
  const { page, reported } = await openPanel(t);
  await leaveBy(await signIn(page), 'Deny');
  await reported.getByText('The sign-in was refused: You said no.').waitFor();
});

test("the client credentials flow gets a token through the site's proxy", async (t) => {
  const { page, form, reported, token } = await openPanel(t);
  await page.getByLabel('Flow').selectOption('Client credentials');
  await page.getByLabel('Client ID').fill(secretClient.id);
  await page.getByLabel('Client secret').fill('wrong');
  const get = page.getByRole('button', { name: 'Get token' });
  await get.click();
  await reported.getByText('The sign-in was refused: invalid_client.').waitFor();
  await page.getByLabel('Client secret').fill(secretClient.secret);
  const sent = page.waitForRequest((request) => request.postData()?.includes('/token') === true);
  await get.click();
  assert.equal((await sent).url(), site.urlOf('/docs/_lectern/request'));
  await reported.getByText('The token is filled in.').waitFor();
  assert.equal(await token.inputValue(), provider.tokens.at(-1));
  assert.equal(provider.asked.at(-1)?.get('scope'), 'read');
  assert.equal((await form.send()).status, 200);
  const places = Object.entries(await readTraces(page)).filter(([, text]) =>
    [secretClient.secret, provider.tokens.at(-1) ?? ''].some((secret) => text.includes(secret)),
  );
  assert.deepEqual(places, []);
});

test('the OAuth panel is accessible and fits a small phone', async (t) => {
  const { page } = await openPanel(t);
  await assertAccessibleEverywhere(page);
});
