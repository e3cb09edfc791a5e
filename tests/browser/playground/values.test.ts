/** The reader's own values: set once, used in every request of the tab. */
import assert from 'node:assert/strict';
import { after, suite, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { playgroundFiles } from '../../helpers/projects/playground-site.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);
const site = await serveFixture(playgroundFiles(api.url), { base: '/docs' });

async function openValues(t: TestContext): Promise<Page> {
  const page = await openPage(t, site.urlOf('/docs/find/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Your values' }).click();
  await panel(page).waitFor();
  return page;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your values' });
const samples = (page: Page) => page.locator('lectern-request-samples');
const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      [localStorage, sessionStorage].map((kept) => Object.fromEntries(Object.entries(kept))),
    ),
  );

async function addValue(page: Page, name: string, value: string): Promise<void> {
  await panel(page).getByLabel('Name', { exact: true }).fill(name);
  await panel(page).getByLabel('Value', { exact: true }).fill(value);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('group', { name }).waitFor();
}

async function sendForm(page: Page) {
  const before = api.requests.length;
  // An earlier response must not be mistaken for the next one.
  const lines = page.locator('.answer-line');
  await lines.evaluateAll((shown) => shown.forEach((line) => line.remove()));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await lines.locator('.status').waitFor();
  assert.equal(api.requests.length, before + 1);
  const arrived = api.requests.at(-1);
  assert.ok(arrived);
  return arrived;
}

suite("the reader's values", () => {
  test('fill the form, the sent request, and samples on pages without a form', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'id' }).fill('42');
    assert.equal(await page.locator('.playground-fields').getByLabel('id').inputValue(), '42');
    assert.equal((await sendForm(page)).url, '/pets/42');
    await page.reload();
    await samples(page).getByText('/pets/42').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Send', exact: true }).count(), 0);
  });

  test('fill server variables of the same name', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'tenant' }).fill('globex');
    await panel(page).getByRole('textbox', { name: 'id' }).fill('1');
    await page.getByLabel('Server').first().selectOption({ index: 1 });
    assert.equal((await sendForm(page)).url, '/globex/pets/1');
  });

  test('can replace the server URL in requests and samples', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'baseUrl' }).fill(`${api.url}/mirror/`);
    await panel(page).getByRole('textbox', { name: 'id' }).fill('1');
    assert.equal(await page.locator('.playground-address').innerText(), `${api.url}/mirror`);
    assert.equal((await sendForm(page)).url, '/mirror/pets/1');
    await page.reload();
    await samples(page).getByText('/mirror/pets/1').first().waitFor();
  });

  test('can name a server that the policy blocks, for which a curl command is offered', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/find/'), { expected: [/policy|refused/i] });
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Your values' }).click();
    await panel(page).getByRole('textbox', { name: 'baseUrl' }).fill('https://zoo.test/v2');
    await panel(page).getByRole('textbox', { name: 'id' }).fill('1');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('does not allow requests to https://zoo.test').first().waitFor();
    await page.locator('.answer-curl', { hasText: 'https://zoo.test/v2/pets/1' }).waitFor();
  });

  test('are used for names in braces, in fields and credentials', async (t) => {
    const page = await openValues(t);
    await addValue(page, 'word', 'a b');
    await addValue(page, 'my_token', 'secret-token');
    await page.locator('.playground-fields').getByLabel('id').fill('7');
    await page.getByLabel('q', { exact: true }).fill('{{word}}');
    await page.getByRole('textbox', { name: 'Authorization' }).fill('{{my_token}}');
    const arrived = await sendForm(page);
    assert.equal(arrived.url, '/pets/7?q=a%20b');
    assert.equal(arrived.headers.authorization, 'Bearer secret-token');
  });

  test('are hidden if private, and stored only together with credentials', async (t) => {
    const page = await openValues(t);
    await addValue(page, 'my_token', 'secret-token');
    const row = panel(page).getByRole('group', { name: 'my_token' });
    assert.equal(await row.getByLabel('Private').isChecked(), true);
    assert.equal(await row.locator('input').first().getAttribute('type'), 'password');
    await page.getByLabel('q', { exact: true }).fill('{{my_token}}');
    await samples(page).getByText('%3CMY_TOKEN%3E').first().waitFor();
    assert.doesNotMatch(await storage(page), /secret-token/);
    await page.getByLabel('Keep in this tab', { exact: true }).check();
    assert.ok(await panel(page).getByLabel('Keep in this tab').isChecked());
    const kept = JSON.parse(await storage(page)) as readonly Record<string, string>[];
    assert.doesNotMatch(JSON.stringify(kept[0]), /secret-token/);
    assert.match(kept[1]?.['lectern-credentials'] ?? '', /secret-token/);
  });

  test('that are missing are reported at their fields', async (t) => {
    const page = await openValues(t);
    await page.locator('.playground-fields').getByLabel('id').fill('{{none}}');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('There is no value named none.').waitFor();
  });

  test('that are missing in credentials are reported, but can be sent anyway', async (t) => {
    const page = await openValues(t);
    const before = api.requests.length;
    await page.locator('.playground-fields').getByLabel('id').fill('7');
    const field = page.getByRole('textbox', { name: 'Authorization' });
    await field.fill('{{none}}');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('There is no value named none.').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.ok(await field.evaluate((input) => input === document.activeElement));
    assert.equal(api.requests.length, before);
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.locator('.answer-line .status').waitFor();
    assert.equal(api.requests.at(-1)?.headers.authorization, 'Bearer {{none}}');
  });

  test('that are missing in a body are reported, in the form and in the text', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/add/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    const name = page.locator('.playground-fields').getByLabel('name', { exact: true });
    await name.first().fill('{{none}}');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('There is no value named none.').waitFor();
    assert.equal(await page.locator('.playground-fields [aria-invalid]').count(), 1);
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('There is no value named none.').waitFor();
    assert.equal(await page.locator('textarea').getAttribute('aria-invalid'), 'true');
  });

  test('are removed together with the field that shows them', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'id' }).fill('42');
    await panel(page).getByRole('button', { name: 'Remove id' }).click();
    assert.equal(await page.locator('.playground-fields').getByLabel('id').inputValue(), '');
    assert.doesNotMatch(await storage(page), /lectern-values/);
  });

  test('can be taken from a response by keyboard and used in the next request', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'id' }).fill('1');
    api.answerNext(
      '{"items":[{"id":9007199254740993,"note":"a b"}],"access_token":"secret-token"}',
    );
    await sendForm(page);
    const tool = page.getByRole('button', { name: 'Keep a value' });
    await tool.focus();
    await page.keyboard.press('Enter');
    const value = page.getByRole('button', { name: '9007199254740993', exact: true });
    await value.focus();
    await page.keyboard.press('Enter');
    const name = page.locator('.answer').getByLabel('Name');
    assert.equal(await name.inputValue(), 'id');
    await page.keyboard.press('Enter');
    await page.getByText('Kept as id.').waitFor();
    assert.equal((await sendForm(page)).url, '/pets/9007199254740993');
  });

  test('are private if they are tokens from a response, and not stored', async (t) => {
    const page = await openValues(t);
    await panel(page).getByRole('textbox', { name: 'id' }).fill('1');
    api.answerNext('{"access_token":"secret-token"}');
    await sendForm(page);
    await page.getByRole('button', { name: 'Keep a value' }).click();
    await page.getByRole('button', { name: '"secret-token"', exact: true }).click();
    await page.locator('.answer').getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Kept as access_token.').waitFor();
    assert.doesNotMatch(await storage(page), /secret-token/);
    await page.getByRole('textbox', { name: 'Authorization' }).fill('{{access_token}}');
    const arrived = await sendForm(page);
    assert.equal(arrived.headers.authorization, 'Bearer secret-token');
    assert.doesNotMatch(await storage(page), /secret-token/);
    await assertAccessibleEverywhere(page, { include: '.endpoint', widths: [1280] });
  });

  test('can be kept for other pages next to the response, even without other private values', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/upload/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('checkbox', { name: 'Send a body' }).uncheck();
    api.answerNext('{"token":"secret-token"}');
    await sendForm(page);
    await page.getByRole('button', { name: 'Keep a value' }).click();
    await page.getByRole('button', { name: '"secret-token"', exact: true }).click();
    assert.equal(await page.getByLabel('Keep in this tab').count(), 0);
    await page.locator('.answer').getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Kept as token.').waitFor();
    await page.getByLabel('Keep in this tab').check();
    await assertAccessibleEverywhere(page, { include: '.endpoint', widths: [390] });
    await page.goto(site.urlOf('/docs/find/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.playground-fields').getByLabel('id').fill('7');
    await page.getByRole('textbox', { name: 'Authorization' }).fill('{{token}}');
    assert.equal((await sendForm(page)).headers.authorization, 'Bearer secret-token');
  });

  test('are edited in an accessible panel', async (t) => {
    const page = await openValues(t);
    await addValue(page, 'word', 'a b');
    await assertAccessibleEverywhere(page, { include: '.endpoint' });
  });

  test('that are passwords are hidden in the field, in samples and in storage', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/owners/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    const pin = page.getByLabel('pin', { exact: true });
    await pin.fill('s3cret');
    assert.equal(await pin.getAttribute('type'), 'password');
    await samples(page).getByText('pin=%3CPIN%3E').first().waitFor();
    assert.match((await sendForm(page)).url, /pin=s3cret/);
    assert.doesNotMatch(await storage(page), /s3cret/);
  });

  test('that are passwords in a body are cleared when the server changes', async (t) => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, pin: { type: 'string', format: 'password' } },
    };
    const files = fixtureFiles({
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1' },
      servers: [
        { url: api.url },
        {
          url: 'http://{host}',
          variables: { host: { default: api.url.replace('http://127.0.0.1', 'localhost') } },
        },
      ],
      paths: {
        '/pets': {
          post: {
            summary: 'Add',
            requestBody: { content: { 'application/json': { schema } } },
            responses: { 200: { description: 'OK' } },
          },
        },
      },
    });
    const page = await openPage(t, (await serveFixture(files)).urlOf('/api-reference/add/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    const pin = page.getByLabel('pin', { exact: true });
    await page.getByLabel('name', { exact: true }).fill('Tom');
    await pin.fill('s3cret');
    await page.getByLabel('Server').first().selectOption({ index: 1 });
    assert.equal(await pin.inputValue(), '');
    await page.getByText(`Your credentials stay with ${api.url}.`).waitFor();
    assert.equal(await page.getByLabel('name', { exact: true }).inputValue(), 'Tom');
    await pin.fill('other');
    const host = page.getByRole('textbox', { name: 'host' });
    await host.press('End');
    await host.press('1');
    assert.equal(await host.evaluate((field) => field === document.activeElement), true);
    assert.equal(await pin.inputValue(), '');
  });
});

function fixtureFiles(openapi: object): Record<string, string> {
  const navigation = [{ group: 'Guides', pages: ['index'] }];
  return {
    'docs.json': JSON.stringify({ name: 'Zoo', navigation, openapi: 'openapi.json' }),
    'index.md': '# Zoo\n',
    'openapi.json': JSON.stringify(openapi),
  };
}

suite('environments', () => {
  const environments = [
    { name: 'Mirror', baseUrl: `${api.url}/mirror`, values: { id: '7', api_token: '' } },
    { name: 'Here', values: { id: '8' } },
  ];

  async function openForm(t: TestContext): Promise<Page> {
    const files = playgroundFiles(api.url, { playground: { environments } });
    const page = await openPage(t, (await serveFixture(files)).urlOf('/find/'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    return page;
  }

  const choice = (page: Page) => page.locator('.playground-fields').getByLabel('Environment');

  test('the chosen one fills the form, the request, and samples on later pages', async (t) => {
    const page = await openForm(t);
    await choice(page).selectOption('Mirror');
    assert.equal(await page.locator('.playground-fields').getByLabel('id').inputValue(), '7');
    assert.equal((await sendForm(page)).url, '/mirror/pets/7');
    await page.reload();
    await samples(page).getByText('/mirror/pets/7').first().waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    assert.equal(await choice(page).locator('option:checked').innerText(), 'Mirror');
    await choice(page).selectOption('Here');
    assert.equal((await sendForm(page)).url, '/pets/8');
    await choice(page).selectOption('None');
    assert.equal(await page.locator('.playground-fields').getByLabel('id').inputValue(), '');
  });

  test('have separate credentials, even for the same server', async (t) => {
    const page = await openForm(t);
    const field = page.getByRole('textbox', { name: 'Authorization' });
    await choice(page).selectOption('Mirror');
    await field.fill('secret-token');
    assert.equal((await sendForm(page)).headers.authorization, 'Bearer secret-token');
    await choice(page).selectOption('Here');
    assert.equal(await field.inputValue(), '');
    assert.equal((await sendForm(page)).headers.authorization, undefined);
    await choice(page).selectOption('Mirror');
    assert.equal(await field.inputValue(), 'secret-token');
    assert.doesNotMatch(await storage(page), /secret-token/);
  });

  test('readers fill in the values that the author asks for, and can add environments', async (t) => {
    const page = await openForm(t);
    await choice(page).selectOption('Mirror');
    await page.getByRole('button', { name: 'Your values' }).click();
    const asked = panel(page).getByRole('group', { name: 'api_token' });
    assert.equal(await asked.getByLabel('Private').isChecked(), true);
    await panel(page).getByLabel('New environment', { exact: true }).fill('Mine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Remove Mine' }).waitFor();
    await panel(page).getByRole('textbox', { name: 'id' }).fill('9');
    assert.equal((await sendForm(page)).url, '/pets/9');
    await assertAccessibleEverywhere(page, { include: '.endpoint', widths: [390, 1280] });
    await panel(page).getByRole('button', { name: 'Remove Mine' }).click();
    await page.waitForFunction(() => sessionStorage.getItem('lectern-environments') === null);
  });
});

test('the playground waits for a silent API as long as docs.json says', async (t) => {
  const playground = { disableProxy: true, timeout: 1 };
  const patient = await serveFixture(playgroundFiles(api.url, { playground }));
  const page = await openPage(t, patient.urlOf('/owners/'), { expected: [/^foreign request/] });
  await page.route(`${api.url}/**`, () => undefined);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('did not respond for a second.').first().waitFor();
});
