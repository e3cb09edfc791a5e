/** One request of a page in several variants: by example, content type, authorization and server. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const pet = { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } };

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    openapi: 'zoo.json',
    navigation: [{ group: 'Pets', pages: ['pets', 'still', 'own'] }],
  }),
  'zoo.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: 'http://a.test' }, { url: 'http://b.test' }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'token' },
        login: { type: 'http', scheme: 'basic' },
      },
    },
    paths: {
      '/pets': {
        post: {
          security: [{ token: [] }, { login: [] }],
          parameters: [{ name: 'mode', in: 'query', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: pet,
                examples: {
                  cat: { summary: 'A cat', description: 'It **purrs**.', value: { name: 'Tom' } },
                  dog: { summary: 'A dog', value: { name: 'Rex', age: 3 } },
                },
              },
              'application/x-www-form-urlencoded': {
                schema: { ...pet, properties: { ...pet.properties, color: { type: 'string' } } },
                example: { name: 'Tim' },
              },
            },
          },
          responses: {
            201: {
              description: 'Added.',
              content: {
                'application/json': {
                  examples: { cat: { value: { id: 1 } }, other: { value: { id: 9 } } },
                },
              },
            },
            409: {
              description: 'Taken.',
              content: { 'application/json': { examples: { dog: { value: { taken: 'Rex' } } } } },
            },
          },
        },
      },
    },
  }),
  'pets.mdx': '---\nopenapi: POST /pets\n---\n',
  'own.mdx':
    '---\nopenapi: POST /pets\n---\n\n<RequestExample>\n\n```bash\ncurl a.test\n```\n\n</RequestExample>\n',
  'still.mdx': '---\nopenapi: POST /pets\nplayground: simple\n---\n',
});

function openPets(t: TestContext, path = '/pets/'): Promise<Page> {
  return openPage(t, site.urlOf(path));
}

function curlOf(page: Page) {
  return page.locator('.request-samples .code-block').first().locator('code');
}

test('samples follow the chosen example, content type, credentials and server', async (t) => {
  for (const path of ['/pets/', '/still/']) {
    const page = await openPets(t, path);
    const curl = curlOf(page);
    const before = await curl.innerHTML();
    await page.locator('[data-axis=example]').selectOption('A dog');
    await curl.getByText('"age": 3').waitFor();
    assert.equal(
      await curl.textContent(),
      [
        'curl --request POST \\',
        "  --url 'http://a.test/pets?mode=%3CMODE%3E' \\",
        "  --header 'Accept: application/json' \\",
        "  --header 'Authorization: Token <API_TOKEN>' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --data '{",
        '  "name": "Rex",',
        '  "age": 3',
        "}'",
      ].join('\n'),
    );
    await page.locator('[data-axis=credentials]').selectOption('Basic');
    await curl.getByText("--user '<USERNAME>:<PASSWORD>'").waitFor();
    await page.locator('.endpoint-choice select').selectOption('http://b.test');
    await curl.getByText('http://b.test/pets').waitFor();
    await page.locator('[data-axis=type]').selectOption('application/x-www-form-urlencoded');
    await curl.getByText("--data 'name=Tim'").waitFor();
    assert.equal(
      await page.locator('[data-axis=example]').inputValue().then(decodeURIComponent),
      'application/x-www-form-urlencoded example',
    );
    await page.locator('.endpoint-choice select').selectOption('http://a.test');
    await page.locator('[data-axis=credentials]').selectOption('Token');
    await page.locator('[data-axis=example]').selectOption('A cat');
    await curl.getByText('"name": "Tom"').waitFor();
    assert.equal(await curl.innerHTML(), before);
  }
});

test('choosing an example shows its response, and the reverse', async (t) => {
  const page = await openPets(t);
  const answers = page.locator('.response-examples');
  await answers.getByText('"id": 1').waitFor();
  await page.locator('[data-axis=example]').selectOption('A dog');
  await answers.getByText('"taken"').waitFor();
  assert.equal(await answers.getByRole('tab', { selected: true }).textContent(), '409');
  await answers.getByRole('tab', { name: '201' }).click();
  await answers.getByRole('combobox').first().selectOption('other');
  await answers.getByRole('combobox').first().selectOption('cat');
  await curlOf(page).getByText('"name": "Tom"').waitFor();
});

test('the form starts with the choices on the page and stays in sync with them', async (t) => {
  const page = await openPets(t);
  await page.locator('[data-axis=example]').selectOption('A dog');
  await curlOf(page).getByText('"age": 3').waitFor();
  await page.locator('[data-axis=credentials]').selectOption('Basic');
  await page.getByRole('button', { name: 'Try it' }).click();
  const form = page.getByRole('region', { name: 'Playground' });
  await form.getByLabel('username').waitFor();
  const scheme = form.getByLabel('Scheme').locator('option:checked');
  assert.equal(await scheme.innerText(), 'Basic');
  await page.locator('[data-axis=credentials]').selectOption('Token');
  await form.getByLabel('username').waitFor({ state: 'detached' });
  assert.equal(await scheme.innerText(), 'Token');
  assert.equal(await form.getByLabel('name', { exact: true }).inputValue(), 'Rex');
  await form.getByLabel('Scheme').selectOption('Basic');
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('[data-axis=credentials]')?.value === '1',
  );
  await page.locator('[data-axis=example]').selectOption('A cat');
  await form.getByLabel('username').waitFor();
  const name = form.getByLabel('name', { exact: true });
  assert.equal(await name.inputValue(), 'Tom');
  await name.fill('Tim & <Tam>');
  await curlOf(page).getByText('Tim & <Tam>').waitFor();
});

test('an example that replaced an edited body can be undone', async (t) => {
  const page = await openPets(t);
  await page.getByRole('button', { name: 'Try it' }).click();
  const form = page.getByRole('region', { name: 'Playground' });
  const name = form.getByLabel('name', { exact: true });
  const undo = form.getByRole('button', { name: 'Undo' });
  await form.getByLabel('Example').selectOption('A dog');
  assert.equal(await undo.count(), 0);
  await name.fill('Zoe');
  await curlOf(page).getByText('Zoe').waitFor();
  await page.locator('[data-axis=example]').selectOption('A cat');
  await undo.waitFor();
  assert.equal(await name.inputValue(), 'Tom');
  assert.match(
    (await form.getByRole('status').allTextContents()).join(),
    /The example replaced your edited body\./,
  );
  await undo.click();
  assert.equal(await name.inputValue(), 'Zoe');
  await curlOf(page).getByText('Zoe').waitFor();
  assert.equal(await undo.count(), 0);
  assert.equal(await form.locator(':focus').evaluate(({ localName }) => localName), 'select');
  await form.getByLabel('Example').selectOption('A dog');
  await undo.waitFor();
  await assertAccessibleEverywhere(page);
});

test('the shown body fields follow the chosen content type, and their tabs choose one', async (t) => {
  const page = await openPets(t);
  const curl = curlOf(page);
  const types = page.getByRole('tablist', { name: 'Content types' });
  const json = types.getByRole('tab', { name: 'application/json' });
  const form = types.getByRole('tab', { name: 'application/x-www-form-urlencoded' });
  const color = page.locator('.content-panel').getByText('color', { exact: true });
  await form.click();
  await curl.getByText("--data 'name=Tim'").waitFor();
  assert.equal(
    await page.locator('[data-axis=type]').inputValue(),
    'application/x-www-form-urlencoded',
  );
  await page.reload();
  assert.equal(await json.getAttribute('aria-selected'), 'true');
  await page.locator('[data-axis=type]').selectOption('application/x-www-form-urlencoded');
  await color.waitFor();
  assert.equal(await form.getAttribute('aria-selected'), 'true');
  await form.focus();
  await page.keyboard.press('ArrowLeft');
  await curl.getByText('"name": "Tom"').waitFor();
  assert.equal(await json.getAttribute('aria-selected'), 'true');
  await page.getByRole('button', { name: 'Try it' }).click();
  const region = page.getByRole('region', { name: 'Playground' });
  await region.getByLabel('Content type').selectOption('application/x-www-form-urlencoded');
  await color.waitFor();
  await json.click();
  await region.getByRole('button', { name: 'JSON' }).waitFor();
});

test('without samples, the content type of the form and the tab stay in sync', async (t) => {
  const page = await openPets(t, '/own/');
  assert.equal(await page.locator('lectern-request-samples').count(), 0);
  const types = page.getByRole('tablist', { name: 'Content types' });
  const json = types.getByRole('tab', { name: 'application/json' });
  const form = types.getByRole('tab', { name: 'application/x-www-form-urlencoded' });
  await form.click();
  await page.getByRole('button', { name: 'Try it' }).click();
  const region = page.getByRole('region', { name: 'Playground' });
  const type = region.getByLabel('Content type').locator('option:checked');
  await type.getByText('application/x-www-form-urlencoded').waitFor({ state: 'attached' });
  await region.getByLabel('Content type').selectOption('application/json');
  await page.waitForFunction(
    () =>
      document.querySelector('.request-contents [aria-selected=true]')?.textContent?.trim() ===
      'application/json',
  );
  await form.click();
  await type.getByText('application/x-www-form-urlencoded').waitFor({ state: 'attached' });
  await json.click();
  await type.getByText('application/json').waitFor({ state: 'attached' });
});

test('samples keep their lines and colors while the form is filled in', async (t) => {
  const page = await openPets(t);
  const blocks = page.locator('.request-samples .code-block code');
  const before = await blocks.evaluateAll((all) => all.map((code) => code.innerHTML));
  await page.getByRole('button', { name: 'Try it' }).click();
  const form = page.getByRole('region', { name: 'Playground' });
  const name = form.getByLabel('name', { exact: true });
  await name.fill('Zoe');
  await curlOf(page).getByText('Zoe').waitFor();
  const lines = await blocks.evaluateAll((all) =>
    all.map((code) => ({
      isLined: [...code.childNodes].every((node) =>
        node instanceof Element ? node.matches('.line') : node.textContent === '\n',
      ),
      color: [...code.querySelectorAll('.ts')].some(({ textContent }) =>
        textContent.includes('Zoe'),
      ),
    })),
  );
  assert.ok(lines.length >= 8);
  assert.ok(lines.every(({ isLined, color }) => isLined && color));
  await name.fill('Tom');
  await curlOf(page).getByText('Tom').waitFor();
  const after = await blocks.evaluateAll((all) => all.map((code) => code.innerHTML));
  assert.deepEqual(after, before);
});

test('without JavaScript every example, content type, scheme and server is on the page', async (t) => {
  const page = await openPage(t, site.urlOf('/pets/'), { javaScriptEnabled: false });
  const text = await page.locator('main').innerText();
  for (const part of ['Example: A cat', 'Example: A dog', 'application/x-www-form-urlencoded']) {
    assert.ok(text.includes(part), part);
  }
  for (const part of ['Token <API_TOKEN>', 'base64(<username>:<password>)', 'http://b.test']) {
    assert.ok(text.includes(part), part);
  }
  assert.ok(await page.locator('.request-choice').isHidden());
  await page.getByText('Example: A cat').click();
  assert.ok(await page.getByText('It purrs.').isVisible());
});

test('choices are accessible', async (t) => {
  await assertAccessibleEverywhere(await openPets(t));
});
