/** Filling in and sending a request in a browser, to an API that records what it receives. */
import assert from 'node:assert/strict';
import { after, suite, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere, nothingKnown } from '../../helpers/browser/accessibility.ts';
import { openPage, type OpenOptions } from '../../helpers/browser/browser.ts';
import { playgroundFiles } from '../../helpers/projects/playground-site.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);
const site = await serveFixture(playgroundFiles(api.url), { base: '/docs' });

/** Opens a page and its playground. */
async function openForm(t: TestContext, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(t, site.urlOf(`/docs/${path}/`), options);
  await page.getByRole('button', { name: 'Try it' }).click();
  await sendButton(page).waitFor();
  return page;
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send', exact: true });
}

/** Sends the request, and returns what arrived. */
async function sendForm(page: Page) {
  const before = api.requests.length;
  // An earlier response must not be mistaken for the next one.
  const lines = page.locator('.answer-line');
  await lines.evaluateAll((shown) => shown.forEach((line) => line.remove()));
  await sendButton(page).click();
  await lines.locator('.status').waitFor();
  assert.equal(api.requests.length, before + 1);
  const [arrived] = api.requests.slice(before);
  assert.ok(arrived);
  return arrived;
}

suite('sending', () => {
  test('filled-in values are sent, and empty ones are not', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByRole('textbox', { name: 'Authorization' }).fill('secret-token');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.getByLabel('q', { exact: true }).fill('a b&c');
    await page.getByLabel('Send limit').check();
    await page.getByLabel('Send tags').check();
    await page.getByRole('button', { name: 'Add item to tags' }).click();
    await page.getByLabel('tags 1', { exact: true }).fill('x');
    await page.getByLabel('X-Trace', { exact: true }).fill('t1');
    await page.getByLabel('theme', { exact: true }).fill('dark');
    const arrived = await sendForm(page);
    assert.equal(arrived.url, '/pets/7?q=a%20b%26c&limit=20&tags=x');
    assert.equal(arrived.headers.authorization, 'Bearer secret-token');
    assert.equal(arrived.headers['x-trace'], 't1');
    assert.equal(arrived.headers.cookie, 'theme=dark');
  });

  test('a checked field is sent with its example, or empty after that is cleared', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.getByLabel('Send q').check();
    assert.equal((await sendForm(page)).url, '/pets/7?q=cats');
    await page.getByLabel('q', { exact: true }).fill('');
    assert.equal((await sendForm(page)).url, '/pets/7');
    await page.getByLabel('Send q').check();
    assert.equal((await sendForm(page)).url, '/pets/7?q=');
    await page.getByLabel('Send q').uncheck();
    assert.equal((await sendForm(page)).url, '/pets/7');
  });

  test('choosing another security scheme replaces the first', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.getByLabel('Scheme').selectOption('key (query) + session (cookie)');
    await page.getByLabel('key', { exact: true }).fill('k1');
    await page.getByLabel('session', { exact: true }).fill('s1');
    const arrived = await sendForm(page);
    assert.equal(arrived.url, '/pets/7?key=k1');
    assert.equal(arrived.headers.cookie, 'session=s1');
    assert.equal(arrived.headers.authorization, undefined);
  });

  test('user name and password are two fields', async (t) => {
    const page = await openForm(t, 'add');
    await page.getByLabel('username').fill('ann');
    await page.getByLabel('password').fill('a:b');
    assert.equal((await sendForm(page)).headers.authorization, `Basic ${btoa('ann:a:b')}`);
  });

  test('server variables are part of the URL', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.locator('.endpoint-choice select').selectOption({ index: 1 });
    await page.getByLabel('tenant').selectOption('globex');
    assert.equal((await sendForm(page)).url, '/globex/pets/7');
    await page.locator('.endpoint-choice select').selectOption({ index: 0 });
  });

  test('Ctrl+Enter sends, and the response is announced', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.getByLabel('id', { exact: true }).press('Control+Enter');
    const reported = page.locator('.playground-response [role=status]').first();
    await reported.filter({ hasText: /^200 OK/ }).waitFor({ state: 'attached' });
  });

  test('a missing required value is reported at its field, and nothing is sent', async (t) => {
    const page = await openForm(t, 'find');
    const before = api.requests.length;
    await sendButton(page).click();
    const field = page.getByLabel('id', { exact: true });
    await page.getByText('Fill in id.').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.ok(await field.evaluate((element) => element === document.activeElement));
    assert.equal(api.requests.length, before);
  });

  test('a slow request can be canceled', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByLabel('id', { exact: true }).fill('7');
    await page.getByLabel('q', { exact: true }).fill('slow');
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.answer-failure').waitFor();
    await sendButton(page).waitFor();
  });

  test('recent requests can be filled in again, without credentials', async (t) => {
    const page = await openForm(t, 'find');
    assert.ok(await page.getByLabel('Recent').isHidden());
    await page.getByRole('textbox', { name: 'Authorization' }).fill('secret-token');
    await page.getByLabel('id', { exact: true }).fill('41');
    await sendForm(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    assert.equal(await page.getByLabel('id', { exact: true }).inputValue(), '');
    await page.getByLabel('Recent').selectOption({ index: 1 });
    assert.equal(await page.getByLabel('id', { exact: true }).inputValue(), '41');
    const kept = await page.evaluate(() =>
      [sessionStorage, localStorage]
        .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
        .join(),
    );
    assert.doesNotMatch(kept, /secret-token/);
  });
});

suite('bodies', () => {
  test('a field with a duplicate name is reported, and the body keeps both', async (t) => {
    const page = await openForm(t, 'add');
    const key = page.getByLabel('Name of the field').first();
    await page.getByRole('button', { name: 'Add field' }).click();
    const added = page.getByLabel('Name of the field').last();
    const taken = await key.inputValue();
    await added.fill(taken);
    await added.press('Tab');
    await page.getByText('Another field has this name.').waitFor();
    assert.equal(await added.getAttribute('aria-invalid'), 'true');
    assert.equal(await added.inputValue(), taken);
    await added.fill('other');
    await added.press('Tab');
    assert.equal(await added.getAttribute('aria-invalid'), null);
    assert.equal(await page.getByText('Another field has this name.').count(), 0);
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const text = await page.getByRole('textbox', { name: 'Body' }).inputValue();
    assert.ok(text.includes(`"${taken}"`) && text.includes('"other"'));
  });

  test('a long example in the select does not overflow the form', async (t) => {
    const page = await openForm(t, 'upload', { viewport: { width: 320, height: 800 } });
    const select = page.locator('.playground-tools select').first();
    await select.evaluate((element: HTMLSelectElement) => {
      element.replaceChildren(new Option('A group that does not exist yet, with a long name'));
      element.style.letterSpacing = '0.12em';
    });
    const [box, panel] = await Promise.all(
      [select, page.locator('.playground-panel')].map((place) => place.boundingBox()),
    );
    assert.ok(box && panel && box.x + box.width <= panel.x + panel.width);
    assert.equal(await select.evaluate((element) => getComputedStyle(element).overflow), 'clip');
  });

  test('the form and the text show the same body', async (t) => {
    const page = await openForm(t, 'add');
    await page.getByLabel('name', { exact: true }).first().fill('Felix');
    await page.getByLabel('Send age').check();
    await page.getByLabel('age', { exact: true }).fill('12345678901234567890');
    await page.getByLabel('kind', { exact: true }).selectOption('dog');
    await page.getByLabel('Kind of home').selectOption('Cage');
    await page.getByRole('button', { name: 'Add item to nicknames' }).click();
    await page.getByLabel('nicknames 2', { exact: true }).fill('F');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const text = await page.getByRole('textbox', { name: 'Body' }).inputValue();
    assert.match(text, /"age": 12345678901234567890/);
    assert.deepEqual(JSON.parse(text.replace(/"age": \d+/, '"age": 1')), {
      name: 'Felix',
      kind: 'dog',
      nicknames: ['Tommy', 'F'],
      home: { bars: 0 },
      notes: { fur: 'grey' },
      age: 1,
    });
  });

  test('values unknown to the form survive a switch to it', async (t) => {
    const page = await openForm(t, 'add');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill('{"name":0,"other":{"deep":[null,1.10]},"kind":"fish","age":null}');
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await page.getByLabel('Send tame').check();
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const text = (await body.inputValue()).replace(/\s/g, '');
    assert.equal(
      text,
      '{"name":0,"other":{"deep":[null,1.10]},"kind":"fish","age":null,"tame":true}',
    );
  });

  test('text is sent as typed, even if it is not JSON', async (t) => {
    const page = await openForm(t, 'add');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill('{\n  "a": 1,\n}');
    await page.getByText(/^Line 2, column 9: /).waitFor();
    assert.equal(await body.getAttribute('aria-invalid'), 'true');
    const arrived = await sendForm(page);
    assert.equal(arrived.body, '{\n  "a": 1,\n}');
    assert.equal(arrived.headers['content-type'], 'application/json');
  });

  test('a file is sent together with the other fields', async (t) => {
    const page = await openForm(t, 'upload');
    await sendButton(page).click();
    await page.getByText('Choose a file.').waitFor();
    await page.getByLabel('image').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from([1, 2, 255]),
    });
    await page.getByRole('textbox', { name: 'title' }).fill('Cat');
    const { bytes, headers } = await sendForm(page);
    assert.match(headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
    assert.ok(bytes.includes(Buffer.from('name="title"\r\n\r\nCat\r\n')));
    assert.ok(bytes.includes(Buffer.from('Content-Type: image/png\r\n\r\n')));
    assert.ok(bytes.includes(Buffer.from([1, 2, 255, 13, 10])));
  });

  test('another content type has its own form, and the body can be omitted', async (t) => {
    const page = await openForm(t, 'upload');
    await page
      .getByRole('region', { name: 'Playground' })
      .getByLabel('Content type')
      .selectOption('application/x-www-form-urlencoded');
    await page.getByRole('textbox', { name: 'title' }).fill('a b');
    await page.getByLabel('age', { exact: true }).fill('3');
    assert.equal((await sendForm(page)).body, 'title=a+b&age=3');
    await page.getByLabel('Send a body').uncheck();
    assert.equal((await sendForm(page)).body, '');
  });
});

suite('next to the form', () => {
  test('samples follow the form and show credentials only on request', async (t) => {
    const page = await openForm(t, 'find');
    await page.getByRole('textbox', { name: 'Authorization' }).fill('secret-token');
    await page.getByLabel('q', { exact: true }).fill('cats');
    const sample = page.locator('.request-samples pre').first();
    await sample.filter({ hasText: '?q=cats' }).waitFor();
    assert.match((await sample.textContent()) ?? '', /Bearer <TOKEN>/);
    assert.doesNotMatch(await page.content(), /secret-token/);
    await page.getByRole('button', { name: 'Show credentials, also in the samples' }).click();
    await sample.filter({ hasText: 'Bearer secret-token' }).waitFor();
    await page.getByRole('button', { name: 'Hide credentials, also in the samples' }).click();
    await sample.filter({ hasText: 'Bearer <TOKEN>' }).waitFor();
  });

  test('a page can have no playground', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/plain/'));
    assert.equal(await page.getByRole('button', { name: 'Try it' }).count(), 0);
  });

  test('without JavaScript there is no button for the playground', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/find/'), { javaScriptEnabled: false });
    assert.equal(await page.getByRole('button', { name: 'Try it' }).count(), 0);
  });

  test('the servers are listed below the address without JavaScript', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/find/'), {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const address = await page.locator('.endpoint-line').boundingBox();
    const servers = await page.locator('.endpoint-servers').boundingBox();
    const bar = await page.locator('.endpoint').boundingBox();
    assert.ok(address && servers && bar);
    assert.ok(servers.y >= address.y + address.height, JSON.stringify({ address, servers }));
    assert.ok(address.width > bar.width - 4, JSON.stringify({ address, bar }));
  });

  test('a token can be requested if the API has OAuth', async (t) => {
    const page = await openForm(t, 'owners');
    await page.getByText('Get a token').click();
    await page.getByLabel('Client ID').waitFor();
    assert.ok(await page.getByLabel('read: Look at all').isChecked());
    assert.ok(await page.getByText('/docs/_lectern/sign-in.html').isVisible());
  });
});

suite('accessibility and credentials', () => {
  const known = nothingKnown();
  for (const path of ['find', 'add', 'upload', 'owners']) {
    test(`the form is accessible and fits a phone: ${path}`, async (t) => {
      await assertAccessibleEverywhere(await openForm(t, path), { known });
    });
  }

  test('every control can be reached by keyboard', async (t) => {
    const page = await openPage(t, site.urlOf('/docs/find/'));
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await sendButton(page).waitFor();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement: element } = document;
        const isControl =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
        const label = isControl ? element.labels?.[0]?.textContent : undefined;
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? null;
      });
      reached.push(name);
      if (name === 'Send') break;
    }
    for (const name of ['Authorization', 'id', 'Send q', 'q', 'X-Trace', 'theme', 'Send']) {
      assert.ok(reached.includes(name), `${name} in ${reached.join(', ')}`);
    }
  });
});

test('without the proxy, cookies of the API are sent only if docs.json says so', async (t) => {
  const expected = [/^foreign request/, /CORS policy/, /Failed to load/, /net::ERR_FAILED/];
  for (const credentials of [true, false]) {
    const playground = { disableProxy: true, credentials };
    const { urlOf } = await serveFixture(playgroundFiles(api.url, { playground }));
    const page = await openPage(t, urlOf('/owners/'), { expected });
    await page.context().addCookies([{ name: 'session', value: 'kept', url: api.url }]);
    const before = api.requests.length;
    await page.getByRole('button', { name: 'Try it' }).click();
    // The API receives the request, but does not let pages read its response.
    await sendButton(page).click();
    await page.getByText('have the server allow the origin').first().waitFor();
    const advice = await page.getByText('Access-Control-Allow-Credentials: true').count();
    assert.equal(advice > 0, credentials);
    // The request that checks whether the server is there at all has no cookie.
    const arrived = api.requests
      .slice(before)
      .map(({ method, headers }) => [method, headers.cookie]);
    assert.deepEqual(arrived, [
      ['GET', credentials ? 'session=kept' : undefined],
      ['HEAD', undefined],
    ]);
    // The page prefetches, so it must be closed before the server stops.
    await page.close();
  }
});
