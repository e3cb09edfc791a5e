import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, suite, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { staticFiles } from '../../../src/server/files/static-files.ts';
import { listen } from '../../../src/server/listen.ts';
import { openPage, type OpenOptions } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const hostile = '<img src=x onerror="window.harmed = true"><script>window.harmed = true</script>';

/** Resolved by a test when a stream may continue. */
const stream = Promise.withResolvers<undefined>();

type Reply = (response: ServerResponse) => void;
const reply =
  (type: string, body: string | Buffer, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { ...(type !== '' && { 'Content-Type': type }) }).end(body);
  };

const replies: Readonly<Record<string, Reply>> = {
  pet: reply('application/json', '{"id": 12345678901234567890, "name": "Rex", "tags": []}'),
  wrong: reply('application/json', '{"id": "one", "tags": [1]}'),
  denied: reply('application/json', '{"success": 0, "error": "no such pet"}'),
  login: reply('text/html', `<h1>Log in</h1>${hostile}`),
  harm: reply('application/json', JSON.stringify({ name: hostile, [hostile]: 1 })),
  broken: reply('application/json', '{"a": '),
  large: reply('application/json', JSON.stringify({ text: 'a'.repeat(1_200_000) })),
  huge: reply(
    'application/json',
    JSON.stringify(
      Array.from({ length: 30_000 }, (_, n) => ({
        n,
        name: `Pet number ${n}`,
        note: 'x'.repeat(120),
      })),
    ),
  ),
  list: reply('application/json', JSON.stringify(Array.from({ length: 250 }, (_, n) => ({ n })))),
  deep: reply('application/json', '['.repeat(100_000) + ']'.repeat(100_000)),
  bytes: reply('application/octet-stream', Buffer.from([0, 1, 2, 255])),
  latin: reply('text/plain', Buffer.from([0x61, 0xff, 0x62])),
  image: reply('image/png', tinyPng),
  svg: reply('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="harmed = true"/>'),
  none: reply('', '', 204),
  missing: reply('application/json', '{"error": "none"}', 404),
  moved: (response) => {
    response.writeHead(302, { Location: 'https://elsewhere.test/' }).end();
  },
  onward: (response) => {
    response.writeHead(303, { Location: '/pet', 'Set-Cookie': 'seen=1' }).end();
  },
  events: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: first\n\nevent: add\nid: 7\ndata: {"pet": {"name": "Rex"}}\n\n');
    void stream.promise.then(() => response.end('data: last\n\n'));
  },
  many: reply(
    'text/event-stream',
    Array.from({ length: 1200 }, (_, n) => `data: ${n + 1}\n\n`).join(''),
  ),
};

/** Requests that reached the API, such as `GET /pet`. */
const seen: string[] = [];
const api = createServer((request, response) => {
  const path = (request.url ?? '').slice(1);
  seen.push(`${request.method ?? ''} /${path}`);
  if (path.startsWith('open-')) response.setHeader('Access-Control-Allow-Origin', '*');
  request.resume();
  (replies[path.replace('open-', '')] ?? reply('text/plain', 'nothing', 404))(response);
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
after(() => {
  api.closeAllConnections();
  api.close();
});
const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

const pet = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'number' },
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const kind = { name: 'kind', in: 'path', required: true, schema: { type: 'string' } };
const responses = {
  200: { description: 'A pet', content: { 'application/json': { schema: pet } } },
};
const token = { type: 'http', scheme: 'bearer' };
const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    openapi: 'openapi.json',
    navigation: [{ group: 'Start', pages: ['index', 'get', 'delete', 'search', 'own'] }],
  }),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: apiUrl }],
    components: { securitySchemes: { token } },
    paths: {
      '/{kind}': {
        get: { parameters: [kind], responses },
        delete: { parameters: [kind], responses },
      },
      '/own/{kind}': { servers: [{ url: '/self' }], get: { parameters: [kind], responses } },
      '/search': {
        get: {
          security: [{ token: [] }],
          requestBody: {
            content: { 'application/json': { schema: { type: 'object' }, example: { q: "it's" } } },
          },
          responses,
        },
      },
    },
  }),
  'own.mdx': '---\ntitle: Own\nopenapi: GET /own/{kind}\n---\n',
  'index.mdx': '---\ntitle: Home\n---\n\nHello.\n',
  'get.mdx': '---\ntitle: Get\nopenapi: GET /{kind}\n---\n',
  'delete.mdx': '---\ntitle: Delete\nopenapi: DELETE /{kind}\n---\n',
  'search.mdx': '---\ntitle: Search\nopenapi: GET /search\n---\n',
});
const files = staticFiles({ dir: site.outDir, base: '' });
const filesOnly = await listen({
  host: '127.0.0.1',
  port: 0,
  listener: (request, response) => {
    const places = {
      '/self/own/inside': '/self/own/arrived',
      '/self/own/outside': `${apiUrl}/open-stolen`,
    };
    const [, Location] = Object.entries(places).find(([path]) => path === request.url) ?? [];
    if (Location !== undefined) response.writeHead(302, { Location }).end();
    else if (request.url === '/self/own/arrived') response.end('arrived');
    else files(request, response);
  },
});
after(filesOnly.stop);
const staticUrlOf = (href: string) => `http://127.0.0.1:${filesOnly.port}${href}`;

/** Opens the playground of a page. */
async function openPlayground(t: TestContext, url: string, options: OpenOptions = {}) {
  const page = await openPage(t, url, options);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  return page;
}

async function ask(page: Page, path: string): Promise<void> {
  await page.getByRole('textbox', { name: 'kind' }).fill(path);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Sends through the proxy, and waits until `shown` appears. */
async function showAnswer(t: TestContext, path: string, shown: string): Promise<Page> {
  const page = await openPlayground(t, site.urlOf('/get/'));
  await ask(page, path);
  await page.locator('.answer', { hasText: shown }).waitFor();
  return page;
}

const answerOf = (page: Page) => page.locator('.answer').innerText();

suite('responses', () => {
  test('JSON is shown with status, time, size and headers, without losing digits', async (t) => {
    const page = await showAnswer(t, 'pet', 'Rex');
    const text = await answerOf(page);
    assert.match(text, /^200 OK [\d.]+ m?s 55 B/);
    assert.match(text, /12345678901234567890/);
    await page.getByText(/^\d headers$/).click();
    assert.match(
      await page.locator('.answer-headers').innerText(),
      /content-type\s+application\/json/i,
    );
    assert.match(
      await page.locator('.playground-response [role=status]').first().innerText(),
      /^200 OK, /,
    );
  });

  test('JSON can be folded and shown raw', async (t) => {
    const page = await showAnswer(t, 'pet', 'Rex');
    await page.locator('.json-fold > summary').first().click();
    assert.doesNotMatch(await page.locator('.json-view').innerText(), /Rex/);
    await page.getByRole('button', { name: 'Raw' }).click();
    assert.equal(
      await page.locator('.answer-text').innerText(),
      '{"id": 12345678901234567890, "name": "Rex", "tags": []}',
    );
  });

  test('long lists are rendered in steps', async (t) => {
    const page = await showAnswer(t, 'list', 'Show 100 of 150 more');
    await page.getByRole('button', { name: 'Show 100 of 150 more' }).click();
    await page.getByRole('button', { name: 'Show 50 of 50 more' }).click();
    assert.equal(await page.locator('.json-view > details > .json-inside > *').count(), 250);
  });

  test('HTML in a response is never rendered', async (t) => {
    const page = await showAnswer(t, 'login', 'response is text/html');
    assert.match(await page.locator('.answer-text').innerText(), /<script>window\.harmed/);
    await ask(page, 'harm');
    await page.locator('.json-view').waitFor();
    await ask(page, 'svg');
    await page.locator('.answer-text', { hasText: '<svg' }).waitFor();
    assert.equal(await page.locator('.answer :is(img, script, h1, svg)').count(), 0);
    assert.equal(await page.evaluate(() => 'harmed' in window), false);
  });

  test('megabytes of JSON can be folded and searched', async (t) => {
    const page = await showAnswer(t, 'huge', 'Show 100 of 29900 more');
    assert.ok((await page.locator('.json-view *').count()) < 5000);
    const found = page.locator('.answer-found');
    await page.locator('.answer-query').fill('NUMBER 2345');
    await found.getByText('1 / 11').waitFor();
    assert.equal(await page.locator('.answer-mark').innerText(), 'number 2345');
    await page.keyboard.press('Enter');
    await found.getByText('2 / 11').waitFor();
    const line = page.locator('.json-line', { has: page.locator('.answer-mark') });
    assert.equal(await line.innerText(), '"name": "Pet number 23450",');
    assert.ok(await line.isVisible());
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('button', { name: 'Previous' }).click();
    await found.getByText('11 / 11').waitFor();
    assert.equal(await page.locator('.answer-mark').count(), 1);
    await page.locator('.answer-query').fill('no such pet');
    await found.getByText('0 / 0').waitFor();
    await page.getByRole('button', { name: 'Raw' }).click();
    assert.equal(await found.isVisible(), false);
  });

  test('the first megabyte of text is shown, and all of it can be downloaded', async (t) => {
    const page = await showAnswer(t, 'large', 'Show 1190002 of 1190002 more');
    await page.getByRole('button', { name: 'Raw' }).click();
    await page.getByText('The first megabyte is shown').waitFor();
    const shown = await page.locator('.answer-text').evaluate((text) => text.textContent.length);
    assert.equal(shown, 1_000_000);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'response.json');
    const file = await download.createReadStream();
    let size = 0;
    for await (const chunk of file) size += (chunk as Buffer).length;
    assert.equal(size, 1_200_011);
  });

  test('binary data is shown as size and hex dump, and invalid UTF-8 is replaced', async (t) => {
    const page = await showAnswer(t, 'bytes', 'application/octet-stream: 4 B.');
    assert.match(await answerOf(page), /00000000 {2}00 01 02 ff/);
    await ask(page, 'latin');
    await page.locator('.answer-text', { hasText: 'a\ufffdb' }).waitFor();
  });

  test('an image is shown only on request', async (t) => {
    const page = await showAnswer(t, 'image', 'Show the image');
    assert.equal(await page.locator('.answer img').count(), 0);
    await page.getByRole('button', { name: 'Show the image' }).click();
    const width = () =>
      page.locator('.answer img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.answer img')?.complete,
    );
    assert.equal(await width(), 1);
  });

  test('events are shown as they arrive, and the reader can stop the stream', async (t) => {
    const page = await showAnswer(t, 'events', 'Rex');
    const events = page.locator('.event-list > li');
    const lines = async () =>
      (await events.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
    const first = ['1 message first', '2 add id: 7 {"pet": {"name": "Rex"}}'];
    assert.deepEqual(await lines(), first);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.answer', { hasText: 'You stopped the response before its end' }).waitFor();
    assert.deepEqual(await lines(), first);
    await ask(page, 'events');
    await page.getByText('You stopped the response').waitFor({ state: 'detached' });
    // What a reader has opened stays open while more events arrive.
    await events.nth(1).locator('summary').first().click();
    await events.nth(1).locator('.json-line', { hasText: '"Rex"' }).waitFor();
    stream.resolve(undefined);
    await events.nth(2).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor();
    assert.equal(await events.nth(1).locator('.json-line', { hasText: '"Rex"' }).isVisible(), true);
    await page.getByRole('button', { name: 'Raw' }).click();
    assert.match(await answerOf(page), /event: add\nid: 7/);
  });

  test('a long stream lists its latest events, and the raw text contains all of them', async (t) => {
    const page = await showAnswer(t, 'many', 'The last 500 events are listed;');
    const events = page.locator('.event-list > li');
    assert.equal(await events.count(), 500);
    assert.equal((await events.last().innerText()).replace(/\s+/g, ' '), '1200 message 1200');
    await page.getByRole('button', { name: 'Raw' }).click();
    assert.match(await answerOf(page), /^data: 1$/m);
  });

  test('redirects within the server are followed and listed only on request', async (t) => {
    const page = await showAnswer(t, 'onward', 'The server points elsewhere: /pet.');
    assert.equal(await page.locator('.redirect-list').count(), 0);
    await page.getByRole('checkbox', { name: 'Follow redirects of the same server' }).check();
    await ask(page, 'onward');
    await page.locator('.answer', { hasText: 'Rex' }).waitFor();
    await page.locator('.redirect-list').waitFor();
    assert.deepEqual(await page.locator('.redirect-list > li').allInnerTexts(), [
      '303 GET /pet\nSet-Cookie: seen=1',
    ]);
    await ask(page, 'moved');
    await page.locator('.answer', { hasText: 'other servers are never followed' }).waitFor();
    assert.match(await answerOf(page), /^302 Found/);
  });

  test("without a proxy, browsers follow redirects only within the page's origin", async (t) => {
    const page = await openPlayground(t, staticUrlOf('/own/'), {
      expected: [/_lectern\/request/, /open-stolen/],
    });
    await page.getByRole('checkbox', { name: 'Follow redirects of the same server' }).check();
    await ask(page, 'inside');
    await page.locator('.answer', { hasText: 'arrived' }).waitFor();
    const place = staticUrlOf('/self/own/arrived');
    assert.deepEqual(await page.locator('.redirect-list > li').allInnerTexts(), [place]);
    await ask(page, 'outside');
    await page.locator('.answer', { hasText: 'redirects the request' }).waitFor();
    assert.deepEqual(
      seen.filter((request) => request.includes('stolen')),
      [],
    );
  });

  test('problems with a response are explained, whatever its status', async (t) => {
    const page = await showAnswer(t, 'denied', 'the API says that it did not succeed');
    for (const [path, sentence] of [
      ['broken', 'The response claims to be JSON, but is not.'],
      ['missing', 'The server has not found what you asked for.'],
      ['moved', 'The server points elsewhere: https://elsewhere.test/.'],
      ['none', 'The response has no body.'],
      ['deep', '[[[[[['],
    ] as const) {
      await ask(page, path);
      await page.locator('.answer', { hasText: sentence }).waitFor();
    }
  });

  test('a response can be compared with its documentation, listing each difference', async (t) => {
    const page = await showAnswer(t, 'wrong', 'one');
    await page.getByRole('button', { name: 'Compare with the documentation' }).click();
    await page.getByText('The body differs from the documentation in 3 places.').waitFor();
    assert.deepEqual(await page.locator('.answer-check li').allInnerTexts(), [
      'The body lacks the required field “name”.',
      '/id should be a number, but is text.',
      '/tags/0 should be text, but is a number.',
    ]);
  });
});

suite('on a static host', () => {
  const staticHost = {
    expected: [/_lectern\/request/, /^foreign request/, /CORS policy/, /ERR_FAILED/, /^404: /],
  };

  test('a request that the server allows is sent directly', async (t) => {
    const page = await openPlayground(t, staticUrlOf('/get/'), staticHost);
    await ask(page, 'open-pet');
    await page.locator('.answer', { hasText: 'Rex' }).waitFor();
    assert.match(await page.locator('.answer-line').getAttribute('title').then(String), /browser/);
  });

  test('a response that CORS blocks is reported, and the request is not repeated', async (t) => {
    const page = await openPlayground(t, staticUrlOf('/get/'), staticHost);
    const before = seen.length;
    await ask(page, 'pet');
    await page
      .locator('.answer', { hasText: 'does not let pages of this site read the response' })
      .waitFor();
    assert.match(await answerOf(page), /The request may have been carried out/);
    assert.deepEqual(seen.slice(before), ['GET /pet', 'HEAD /']);
  });

  test('a failed preflight is reported separately, and the request never reaches the server', async (t) => {
    const page = await openPlayground(t, staticUrlOf('/delete/'), staticHost);
    const before = seen.length;
    await ask(page, 'pet');
    await page
      .locator('.answer', { hasText: 'does not let pages of this site send this request' })
      .waitFor();
    assert.deepEqual(seen.slice(before), ['OPTIONS /pet', 'HEAD /']);
    // The code that writes the command is loaded on demand.
    await page.locator('.answer-curl', { hasText: 'curl --request DELETE' }).waitFor();
  });

  test('a policy that blocks the server is reported', async (t) => {
    const expected = [
      ...staticHost.expected,
      /Content.Security.Policy/,
      /policy breach/,
      /ERR_BLOCKED/,
    ];
    const page = await openPlayground(t, staticUrlOf('/get/'), { expected });
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'content-security-policy';
      policy.content = "connect-src 'self'";
      document.head.append(policy);
    });
    await ask(page, 'open-pet');
    await page.locator('.answer', { hasText: 'The security policy of this page' }).waitFor();
  });

  test('a GET with a body is offered as a curl command, with credentials only on request', async (t) => {
    const page = await openPlayground(t, staticUrlOf('/search/'), staticHost);
    const before = seen.length;
    await page.getByRole('textbox', { name: 'Authorization' }).fill('s3cret');
    await page.getByRole('button', { name: 'Send' }).click();
    const sentence = 'Browsers cannot send a body with GET. This site has no proxy that could.';
    await page.locator('.answer', { hasText: sentence }).waitFor();
    const command = page.locator('.answer-curl code');
    await page.locator('.answer-curl', { hasText: 'curl --request GET' }).waitFor();
    assert.doesNotMatch(await command.innerText(), /s3cret/);
    await page.getByRole('button', { name: 'Fill in credentials' }).click();
    await page.locator('.answer-curl', { hasText: 'Bearer s3cret' }).waitFor();
    assert.equal(seen.length, before);
  });
});
