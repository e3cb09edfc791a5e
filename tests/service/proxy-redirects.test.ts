/** Redirects that a reader wants followed: within the origin, like browsers do, and no further. */
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { test, type TestContext } from 'node:test';
import { startEcho } from '../helpers/servers/echo-server.ts';
import { startProxy, startServer } from '../helpers/servers/proxy-server.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
  readonly type: string | undefined;
  readonly token: string | undefined;
}

/**
 * Starts an API whose paths contain their redirects: `/302/200` redirects to `/200`, which does not
 * redirect.
 */
async function startRedirects(t: TestContext) {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      const token = headers['x-token']?.toString();
      seen.push({ method, url, body, type: headers['content-type'], token });
      const [, status = '200', ...rest] = url.split('/');
      response.writeHead(
        Number(status),
        status === '200' ? {} : { Location: `/${rest.join('/')}` },
      );
      response.end(`at ${url}`);
    });
  };
  return { seen, url: await startServer(t, listener) };
}

interface Head {
  readonly status: number;
  readonly bodyBase64: string;
  readonly redirects?: readonly object[];
}

const headers = [
  ['X-Token', 'secret'],
  ['Content-Type', 'text/plain'],
];

test('redirects are shown, and followed only on request', async (t) => {
  const api = await startRedirects(t);
  const proxy = await startProxy(t, { origins: () => [api.url] });
  const shown = JSON.parse((await proxy.get(`${api.url}/302/301/200`)).text) as Head;
  assert.deepEqual([shown.status, shown.redirects, api.seen.length], [302, undefined, 1]);
  const { text } = await proxy.get(`${api.url}/302/301/200`, { headers, follow: true });
  const followed = JSON.parse(text) as Head;
  assert.equal(followed.status, 200);
  assert.equal(atob(followed.bodyBase64), 'at /200');
  assert.deepEqual(followed.redirects, [
    { status: 302, location: '/301/200', method: 'GET' },
    { status: 301, location: '/200', method: 'GET' },
  ]);
  assert.deepEqual(
    api.seen.slice(1).map(({ token }) => token),
    ['secret', 'secret', 'secret'],
  );
  const none = JSON.parse((await proxy.get(`${api.url}/200`, { follow: true })).text) as Head;
  assert.deepEqual(none.redirects, []);
});

test('cookies of redirects are shown like those of responses and not sent on', async (t) => {
  const sent: (string | undefined)[] = [];
  const url = await startServer(t, ({ url: path, headers: { cookie } }, response) => {
    sent.push(cookie);
    const cookies = ['sid=secret; HttpOnly', 'theme=dark'];
    if (path === '/in') response.writeHead(302, { Location: '/', 'Set-Cookie': cookies });
    response.end();
  });
  const proxy = await startProxy(t, { origins: () => [url] });
  const { text } = await proxy.get(`${url}/in`, { follow: true });
  assert.deepEqual((JSON.parse(text) as Head).redirects, [
    { status: 302, location: '/', method: 'GET', cookies: ['sid=••••; HttpOnly', 'theme=dark'] },
  ]);
  assert.deepEqual(sent, [undefined, undefined]);
});

test('methods, bodies and their headers are forwarded as the Fetch standard says', async (t) => {
  const api = await startRedirects(t);
  const proxy = await startProxy(t, { origins: () => [api.url] });
  for (const status of [301, 302, 303, 307, 308]) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const url = `${api.url}/${status}/200`;
      const body = method === 'GET' || method === 'HEAD' ? undefined : 'text';
      const plain = { 'X-Token': 'secret', ...(body && { 'Content-Type': 'text/plain' }) };
      api.seen.length = 0;
      await (await fetch(url, { method, headers: plain, ...(body && { body }) })).text();
      const byFetch = api.seen.splice(0);
      const envelope = { method, url, headers: Object.entries(plain), follow: true };
      await proxy.call({ envelope: { ...envelope, ...(body && { body: btoa(body) }) } });
      assert.deepEqual(api.seen, byFetch, `${status} ${method}`);
      assert.equal(byFetch.length, 2);
    }
  }
});

test('a redirect to another origin is never followed, even to a documented one', async (t) => {
  const other = await startEcho(t);
  const { host } = new URL(other.url);
  const places = [
    `${other.url}/`,
    `//${host}/`,
    `\\\\${host}\\`,
    `https://127.0.0.1:${new URL(other.url).port}/`,
    'http://localhost/',
    'http://2130706433/',
    'ftp://127.0.0.1/',
    'javascript:alert(1)',
    'data:text/plain,a',
    'http://',
    'http://user:pass@SELF/',
  ];
  for (const place of places) {
    let asked = 0;
    const api: string = await startServer(t, (request, response) => {
      asked += 1;
      request.resume();
      const self = request.headers.host ?? '';
      response.writeHead(307, { Location: place.replace('SELF', self) }).end();
    });
    const proxy = await startProxy(t, { origins: () => [api, other.url] });
    const { text } = await proxy.get(`${api}/`, { headers, follow: true });
    const head = JSON.parse(text) as Head;
    assert.deepEqual([head.status, head.redirects, asked], [307, [], 1], place);
  }
  assert.deepEqual(other.requests, []);
});

test('at most ten redirects are followed', async (t) => {
  const api = await startRedirects(t);
  const proxy = await startProxy(t, { origins: () => [api.url] });
  const { text } = await proxy.get(`${api.url}${'/302'.repeat(15)}/200`, { follow: true });
  const { status, redirects } = JSON.parse(text) as Head;
  assert.deepEqual([status, redirects?.length, api.seen.length], [302, 10, 11]);
});

test('the address of each redirect is checked again', async (t) => {
  const api = await startRedirects(t);
  const url = api.url.replace('127.0.0.1', 'localhost');
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const proxy = await startProxy(t, {
    origins: () => [url],
    resolveName: async () => Promise.resolve(answers.shift() ?? []),
  });
  const answer = await proxy.get(`${url}/302/200`, { follow: true });
  assert.deepEqual([answer.error, api.seen.length], ['private-address', 1]);
});

test('redirects are followed only if "follow" is exactly true', async (t) => {
  const api = await startRedirects(t);
  const proxy = await startProxy(t, { origins: () => [api.url] });
  for (const follow of ['true', 1, {}, null]) {
    const { text } = await proxy.get(`${api.url}/302/200`, { follow });
    assert.equal((JSON.parse(text) as Head).status, 302);
  }
});
