/**
 * The assistant of a site: sends a question to the author's endpoint, and shows the answer as text and
 * links.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, suite, test, type TestContext } from 'node:test';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { policyOfPage } from '../../helpers/pages/parse-policy.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asked: Asked[] = [];
let reply: (response: ServerResponse) => void = (response) => void response.end();

/** An endpoint as documented: it receives a preflight request from browsers, then a question. */
const endpoint = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    reply(response);
  });
});
endpoint.listen(0, '127.0.0.1');
await once(endpoint, 'listening');
const origin = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
after(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const files = (config: Record<string, unknown>) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index'] }],
    ...config,
  }),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome to the tokens.\n',
});
const site = await serveFixture(files({ assistant: { url: `${origin}/ask` } }), { base: '/docs' });
const plain = await serveFixture(files({}));

const foreign = [/^foreign request: http:\/\/127\.0\.0\.1:\d+\/ask$/];

function answerWith(type: string, ...chunks: readonly string[]) {
  reply = (response) => {
    response.setHeader('Content-Type', type);
    for (const chunk of chunks) response.write(chunk);
    response.end();
  };
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

async function open(t: TestContext, expected = foreign) {
  const page = await openPage(t, site.urlOf('/docs/'), { expected });
  const dialog = page.getByRole('dialog', { name: 'Ask' });
  const ask = async (question: string) => {
    await page.locator('.ask-button').click();
    await dialog.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  };
  return { page, dialog, ask };
}

beforeEach(() => {
  asked.length = 0;
});

suite('an assistant', () => {
  test('receives the question without cookies, and its answer is shown with its sources', async (t) => {
    answerWith(
      'text/event-stream',
      event({ text: 'Send a **token**:\n\n- in `Author' }),
      event({ text: 'ization`\n- see [Home](/docs/)\n' }),
      event({ sources: [{ title: 'Home > Tokens', url: '/docs/#tokens' }] }),
    );
    const { page, dialog, ask } = await open(t);
    await page.context().addCookies([{ name: 'secret', value: '1', url: origin }]);
    await ask('How do I sign in?');
    const source = dialog.getByRole('link', { name: 'Home > Tokens' });
    assert.equal(await source.getAttribute('href'), site.urlOf('/docs/#tokens'));
    assert.equal(
      await dialog.locator('.ask-answer').innerHTML(),
      `<p>Send a <strong>token</strong>:</p><ul><li>in <code>Authorization</code></li><li>see <a href="${site.urlOf('/docs/')}" rel="nofollow noopener">Home</a></li></ul>`,
    );
    const [{ headers, body } = { headers: {}, body: '' }] = asked;
    assert.deepEqual(JSON.parse(body), {
      question: 'How do I sign in?',
      page: '/docs/',
      language: 'en',
    });
    assert.deepEqual([headers.cookie, headers.referer], [undefined, undefined]);
    await assertAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('receives a question that was sent before its dialog had loaded', async (t) => {
    answerWith('text/plain', 'In time.');
    const { page, dialog, ask } = await open(t);
    let load: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(/\/ask-dialog\.[\w-]+\.js$/, async (route) => {
      await loaded;
      await route.continue();
    });
    await ask('Is it there?');
    assert.equal(page.url(), site.urlOf('/docs/'));
    load();
    await dialog.getByText('In time.').waitFor();
    assert.equal(asked.length, 1);
  });

  test('can answer in plain text, none of which becomes markup', async (t) => {
    answerWith(
      'text/plain; charset=utf-8',
      '<img src=x onerror=alert(1)> [a](javascript:alert) [b](data:text/html,x)\n\n',
      '```\n<b>code</b>\n```\n\n# End',
    );
    const { dialog, ask } = await open(t);
    await ask('x');
    await dialog.getByText('End').waitFor();
    assert.equal(
      await dialog.locator('.ask-answer').innerHTML(),
      '<p>&lt;img src=x onerror=alert(1)&gt; <span>a</span> <span>b</span></p>' +
        '<pre tabindex="0"><code>&lt;b&gt;code&lt;/b&gt;</code></pre><p><strong>End</strong></p>',
    );
  });

  test('that fails is reported, and the question can be sent again', async (t) => {
    reply = (response) => void response.writeHead(500).end();
    const { page, dialog, ask } = await open(t, [...foreign, /^500: /]);
    await ask('x');
    await dialog.getByText('There is no response at the moment.').waitFor();
    answerWith('text/plain', 'Better.');
    await page.keyboard.press('Enter');
    await dialog.getByText('Better.').waitFor();
    assert.equal(await dialog.locator('.ask-message').textContent(), '');
  });

  test('is offered by the search with the typed text', async (t) => {
    answerWith('text/plain', 'As you like.');
    const { page, dialog } = await open(t);
    await page.keyboard.press('/');
    await page.keyboard.type('tokens?');
    const option = page.locator('[data-question]');
    assert.equal(await option.textContent(), 'tokens?');
    await option.click();
    await dialog.getByText('As you like.').waitFor();
    assert.match(asked[0]?.body ?? '', /"question":"tokens\?"/);
  });
});

test("is allowed by the page's policy only if it is configured", () => {
  const connect = (html: string) => policyOfPage(html).get('connect-src');
  assert.deepEqual(connect(site.read('/docs/')), ["'self'", origin]);
  assert.deepEqual(connect(plain.read('/')), ["'self'"]);
  assert.match(site.read('/docs/'), /<lectern-ask class="ask needs-js">/);
  assert.doesNotMatch(plain.read('/'), /lectern-ask|ask-dialog/);
});
