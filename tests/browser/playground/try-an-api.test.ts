/** Readers try the API of this repository on its own pages, without any stand-ins. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import type { Page, Request } from 'playwright';
import { staticFiles } from '../../../src/server/files/static-files.ts';
import { listen } from '../../../src/server/listen.ts';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { readTraces } from '../../helpers/browser/page-traces.ts';
import { demoToken, PlaygroundForm } from '../../helpers/browser/playground-form.ts';
import type { ShownAnswer } from '../../helpers/browser/playground-form.ts';
import { callService, toHeaders } from '../../helpers/service/client.ts';
import { startSite } from '../../helpers/sites/started-site.ts';

const site = await startSite();
const getUser = `${site.url}/user-groups/get-user/`;

/** The site shows how many stars its repository has. */
const expected = [/https:\/\/api\.github\.com\//];

test('the start page sends a GET with a body from a playground in place', async (t) => {
  const page = await openPage(t, site.url, { expected });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  const form = await PlaygroundForm.shown(page);
  assert.equal(new URL(page.url()).pathname, '/');
  assert.ok(scripts.some((path) => path.includes('/form.')));
  await form.credential.fill(demoToken);
  await form.typeBody('{ "user_group_id": "in-place", "name": "In place" }');
  const answer = await form.send();
  assert.equal(answer.status, 200);
  assert.equal(replyOf(answer).user_group.name, 'In place');
  assert.deepEqual(
    scripts.filter((path) => path.includes('samples')),
    [],
    'no samples stand here that would follow',
  );
  await assertAccessibleEverywhere(page);
});

test('without a proxy, the start page links to the playground', async (t) => {
  const listener = staticFiles({ dir: site.dir, base: '' });
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, listener });
  t.after(stop);
  const refused = [...expected, /_lectern\/request/, /status of 40\d/];
  const page = await openPage(t, `http://127.0.0.1:${port}/`, { expected: refused });
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  await page.waitForURL(/\/user-groups\/get-user\/$/);
  // The page prefetches, so it must be closed before the server stops.
  await page.close();
});

interface Group {
  readonly name: string;
  readonly token: string;
  readonly properties?: unknown;
}

interface Reply {
  readonly success: number;
  readonly new_user_group?: boolean;
  readonly user_group: Group;
}

const replyOf = ({ text }: ShownAnswer) => JSON.parse(text) as Reply;

/** Asks the service like a client that is not a browser. */
async function askService(id: string): Promise<Reply> {
  const { body } = await callService(site.apiUrl, {
    method: 'GET',
    headers: toHeaders(demoToken),
    body: { user_group_id: id },
  });
  return body as Reply;
}

/** Goes to the page of an operation and fills in the credentials. */
async function openOperation(page: Page, name: string): Promise<PlaygroundForm> {
  await page.goto(`${site.url}/user-groups/${name}/`);
  const form = await PlaygroundForm.open(page);
  await form.credential.fill(demoToken);
  return form;
}

test('a reader creates a group with a GET, renames it, and rotates its token', async (t) => {
  const page = await openPage(t, getUser, { expected });
  const get = await openOperation(page, 'get-user');
  const properties = { plan: 'trial', seats: 0, notes: '', until: null };
  await get.typeBody(JSON.stringify({ user_group_id: 'initech', name: 'Initech', properties }));
  const created = await get.send();
  assert.deepEqual([created.status, replyOf(created).new_user_group], [200, true]);
  const { user_group: group } = replyOf(created);
  assert.deepEqual([group.name, group.properties], ['Initech', properties]);
  assert.equal((await askService('initech')).user_group.token, group.token);

  assert.equal(replyOf(await get.send()).new_user_group, false);

  const put = await openOperation(page, 'update-user');
  await put.typeBody('{"user_group_id": "initech", "name": "Initrode"}');
  assert.equal(replyOf(await put.send()).user_group.name, 'Initrode');
  assert.equal((await askService('initech')).user_group.name, 'Initrode');

  const post = await openOperation(page, 'rotate-token');
  await post.typeBody(JSON.stringify({ current_token: group.token }));
  const rotated = await post.send();
  assert.equal(rotated.status, 200);
  const { token } = replyOf(rotated).user_group;
  assert.notEqual(token, group.token);
  assert.equal((await askService('initech')).user_group.token, token);

  const refused = await post.send();
  assert.equal(replyOf(refused).success, 0);
  assert.ok(refused.status >= 400, refused.text);
  assert.equal((await askService('initech')).user_group.token, token);
});

test('the typed body is sent unchanged', async (t) => {
  const page = await openPage(t, getUser, { expected });
  const form = await openOperation(page, 'get-user');
  const body =
    '{ "user_group_id":"letter",\n\t"name": "L\\u00e9tter ☕", "properties": {"n": 1234567890123456789.0} }';
  await form.typeBody(body);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"url"') === true);
  assert.equal(replyOf(await form.send()).new_user_group, true);
  const envelope = (await asked).postDataJSON() as Record<'method' | 'url' | 'body', string>;
  assert.deepEqual([envelope.method, envelope.url], ['GET', `${site.apiUrl}/api/user`]);
  assert.equal(Buffer.from(envelope.body, 'base64').toString(), body);
});

test('the fields of the form are the body that the service receives', async (t) => {
  const page = await openPage(t, getUser, { expected });
  const form = await openOperation(page, 'get-user');
  await form.panel.getByRole('textbox', { name: 'user_group_id' }).fill('form');
  await form.panel.getByRole('textbox', { name: 'name', exact: true }).fill('From a form');
  await form.panel.getByRole('checkbox', { name: 'Send mapping' }).uncheck();
  await form.panel.getByRole('checkbox', { name: 'Send properties' }).uncheck();
  assert.equal(replyOf(await form.send()).new_user_group, true);
  const { user_group: group } = await askService('form');
  assert.deepEqual([group.name, group.properties ?? null], ['From a form', null]);
});

test('a token that is unknown to the service is refused with 401', async (t) => {
  const page = await openPage(t, getUser, { expected });
  const form = await PlaygroundForm.open(page);
  await form.credential.fill('nobody');
  assert.equal((await form.send()).status, 401);
});

suite('on a static host', () => {
  test('the page explains why it cannot send a GET with a body, and its curl command works', async (t) => {
    const listener = staticFiles({ dir: site.dir, base: '' });
    const { port, stop } = await listen({ host: '127.0.0.1', port: 0, listener });
    t.after(stop);
    const page = await openPage(t, `http://127.0.0.1:${port}/user-groups/get-user/`, {
      expected: [...expected, /^405: .*\/_lectern\/request$/],
    });
    const form = await PlaygroundForm.open(page);
    await form.credential.fill(demoToken);
    await form.typeBody('{"user_group_id": "o\'neil", "name": "By \\"curl\\" & $HOME"}');
    assert.equal(
      await form.sendExpectingFailure(),
      'Browsers cannot send a body with GET. This site has no proxy that could.' +
        'Send it with curl: the command below has what you filled in, and your credentials if you ask for them.',
    );
    const offer = form.answer.getByRole('region', { name: 'curl command' });
    const masked = (await offer.locator('pre').textContent()) ?? '';
    assert.doesNotMatch(masked, new RegExp(demoToken));
    await offer.getByRole('button', { name: 'Fill in credentials' }).click();
    await offer.getByText(demoToken).waitFor();
    const command = (await offer.locator('pre').textContent()) ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent`]);
    const reply = JSON.parse(stdout) as Reply;
    assert.deepEqual([reply.success, reply.new_user_group], [1, true]);
    assert.equal((await askService("o'neil")).user_group.name, 'By "curl" & $HOME');
  });
});

/** Returns every form in which a secret could be sent somewhere. */
function formsOf(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, base64, encodeURIComponent(secret), Buffer.from(secret).toString('hex')];
}

const containsSecret = (text: string, secret: string) =>
  formsOf(secret).some((form) => text.includes(form));

suite('a secret typed by a reader', () => {
  const secret = `${demoToken}-and-a-secret`;

  const placesOf = async (page: Page) => {
    const traces = Object.entries(await readTraces(page));
    return traces.filter(([, text]) => containsSecret(text, secret)).map(([place]) => place);
  };

  const start = async (page: Page) => {
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    const form = await PlaygroundForm.open(page);
    await form.credential.fill(secret);
    assert.equal((await form.send()).status, 401);
    const partsOf = async (request: Request) =>
      JSON.stringify([request.url(), await request.allHeaders(), request.postData()]);
    const telling = async () => {
      const parts = await Promise.all(
        requests.map(async (request) => [request, await partsOf(request)] as const),
      );
      return parts.filter(([, text]) => containsSecret(text, secret)).map(([request]) => request);
    };
    return { form, telling };
  };

  test('is sent only in its own request and is stored nowhere', async (t) => {
    const page = await openPage(t, getUser, { expected });
    const { telling } = await start(page);
    const carried = await telling();
    assert.deepEqual(
      carried.map((request) => [request.method(), new URL(request.url()).pathname]),
      [['POST', '/_lectern/request']],
    );
    const [carrier] = carried;
    assert.ok(!containsSecret(JSON.stringify(await carrier?.allHeaders()), secret));
    assert.deepEqual(await placesOf(page), []);

    for (const name of ['update-user', 'authentication', 'get-user']) {
      await page.goto(`${site.url}/user-groups/${name}/`);
      assert.deepEqual(await placesOf(page), [], name);
    }
    const again = await PlaygroundForm.open(page);
    assert.equal(await again.credential.inputValue(), '');
    await page.goBack();
    assert.deepEqual(await placesOf(page), []);
    assert.equal((await telling()).length, 1);
  });

  test('stays in the tab on request and is removed when the reader opts out', async (t) => {
    const page = await openPage(t, getUser, { expected });
    const { form, telling } = await start(page);
    await form.panel.getByRole('checkbox', { name: 'Keep in this tab' }).check();
    assert.deepEqual(await placesOf(page), ['session storage']);
    await page.goto(`${site.url}/user-groups/update-user/`);
    const other = await PlaygroundForm.open(page);
    assert.equal(await other.credential.inputValue(), secret);
    assert.deepEqual(await placesOf(page), ['session storage']);

    const elsewhere = await page.context().newPage();
    await elsewhere.goto(getUser);
    assert.deepEqual(await placesOf(elsewhere), []);
    const inOtherTab = await PlaygroundForm.open(elsewhere);
    assert.equal(await inOtherTab.credential.inputValue(), '');

    await other.panel.getByRole('checkbox', { name: 'Keep in this tab' }).uncheck();
    assert.deepEqual(await placesOf(page), []);
    assert.equal((await telling()).length, 1);
  });

  test('is shown in samples only on request', async (t) => {
    const page = await openPage(t, getUser, { expected });
    const { form } = await start(page);
    const samples = page.locator('.request-samples');
    assert.doesNotMatch((await samples.textContent()) ?? '', new RegExp(secret));
    await form.panel.getByRole('button', { name: /^Show credentials/ }).click();
    await samples.getByText(secret).first().waitFor();
    await form.panel.getByRole('button', { name: /^Hide credentials/ }).click();
    await samples.getByText(secret).first().waitFor({ state: 'detached' });
    assert.deepEqual(await placesOf(page), []);
  });
});

test('the open playground is accessible with its response', async (t) => {
  const page = await openPage(t, getUser, { expected });
  const form = await PlaygroundForm.open(page);
  await form.credential.fill(demoToken);
  await form.send();
  const answer = form.answer.locator('.answer');
  assert.equal(await answer.evaluate((host) => getComputedStyle(host).display), 'grid');
  await assertAccessibleEverywhere(page);
  await form.panel.getByRole('button', { name: 'JSON', exact: true }).click();
  await form.answer.getByRole('button', { name: 'Pretty' }).click();
  await form.answer.locator('.answer-headers summary').click();
  await assertAccessibleEverywhere(page);
});
