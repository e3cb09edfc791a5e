import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { suite, test, type TestContext } from 'node:test';
import type { Outcome } from '../../../../../src/client/playground/exchange/outcome.ts';
import { receiveResponse } from '../../../../../src/client/playground/exchange/receive-response.ts';
import type { HttpRequest } from '../../../../../src/core/reference/model/request-model.ts';
import { startEcho } from '../../../../helpers/servers/echo-server.ts';
import { sendAsPage, startPageProxy, textOf } from '../../../../helpers/servers/page-proxy.ts';
import { outlast, startServer } from '../../../../helpers/servers/proxy-server.ts';
import { findFreePort } from '../../../../helpers/service/port.ts';

const get = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url,
  headers: [],
  ...more,
});
const json: Partial<HttpRequest> = {
  headers: [['Content-Type', 'application/json']],
  body: { kind: 'text', text: '{"user_group_id": "acme", "big": 12345678901234567890}' },
};

/** Starts an echo server and a proxy that may reach it; returns the endpoint of the proxy too. */
async function startPair(t: TestContext) {
  const api = await startEcho(t);
  return { api, proxy: await startPageProxy(t, { origins: () => [api.url] }) };
}

/** Returns an address of this machine where nothing listens. */
async function closedPort(): Promise<string> {
  return `http://127.0.0.1:${await findFreePort()}`;
}

function reasonOf(outcome: Outcome): string {
  return outcome.kind === 'failure' ? outcome.reason : outcome.kind;
}

suite('through the proxy', () => {
  test('the body of a GET request arrives byte for byte', async (t) => {
    const { api, proxy } = await startPair(t);
    const outcome = await sendAsPage(get(`${api.url}/api/user`, json), { proxy });
    assert.equal(await textOf(outcome), 'ok\n');
    assert.ok(outcome.kind === 'answer' && outcome.via === 'proxy' && outcome.status === 200);
    const [request] = api.requests;
    assert.deepEqual([request?.method, request?.url], ['GET', '/api/user']);
    assert.equal(request?.body, '{"user_group_id": "acme", "big": 12345678901234567890}');
    assert.equal(request?.headers['content-length'], '54');
  });

  test('a stream is read while the server is still writing it', async (t) => {
    const { promise: wasRead, resolve: goOn } = Promise.withResolvers<undefined>();
    const api = await startServer(t, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: 1\n\n');
      void wasRead.then(() => response.end('data: 2\n\n'));
    });
    const proxy = await startPageProxy(t, { origins: () => [api] });
    const outcome = await sendAsPage(get(`${api}/events`), { proxy });
    assert.ok(outcome.kind === 'answer');
    const chunks: string[] = [];
    const { isCut } = await receiveResponse(outcome, (chunk) => {
      chunks.push(new TextDecoder().decode(chunk));
      goOn(undefined);
    });
    assert.deepEqual(chunks, ['data: 1\n\n', 'data: 2\n\n']);
    assert.equal(isCut, false);
  });

  test('bytes are returned unchanged, and more than 10 MB are truncated', async (t) => {
    const api = await startServer(t, (request, response) => {
      response.end(Buffer.alloc(request.url === '/small' ? 300 : 11 * 1024 * 1024, '\u0000\u00ff'));
    });
    const proxy = await startPageProxy(t, { origins: () => [api] });
    for (const [path, size] of [
      ['/small', 300],
      ['/large', 10 * 1024 * 1024],
    ] as const) {
      const outcome = await sendAsPage(get(api + path), { proxy });
      assert.ok(outcome.kind === 'answer');
      const { bytes, isCut } = await receiveResponse(outcome, () => undefined);
      assert.deepEqual([bytes.length, isCut], [size, path === '/large']);
    }
  });

  test('refusing, unknown, silent and broken API servers are distinguished', async (t) => {
    const breaking = await startServer(t, ({ socket }) => socket.destroy());
    const silent = await startServer(t, () => undefined);
    const closed = await closedPort();
    const proxy = await startPageProxy(t, {
      origins: () => [breaking, silent, closed, 'http://nothing.test'],
      resolveName: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
      timeoutMilliseconds: 2000,
    });
    const outcomeOf = (url: string) => sendAsPage(get(url), { proxy });
    assert.equal(reasonOf(await outcomeOf(closed)), 'refused');
    assert.equal(reasonOf(await outcomeOf('http://nothing.test/')), 'dns');
    assert.equal(reasonOf(await outcomeOf(breaking)), 'broken');
    assert.equal(reasonOf(await outcomeOf(silent)), 'timeout');
  });

  test('an API server whose network cannot be reached is distinguished from one that is silent', async (t) => {
    const proxy = await startPageProxy(t, {
      origins: () => ['https://api.test'],
      resolveName: () => Promise.reject(Object.assign(new Error(), { code: 'ENETUNREACH' })),
    });
    const outcome = await sendAsPage(get('https://api.test/'), { proxy });
    assert.equal(reasonOf(outcome), 'unreachable');
  });

  test('a body that is too large for the proxy is not sent to it', async (t) => {
    const { api, proxy } = await startPair(t);
    const body = { kind: 'text', text: 'a'.repeat(1024 * 1024 + 1) } as const;
    const outcome = await sendAsPage(get(`${api.url}/`, { body }), { proxy });
    assert.ok(outcome.kind === 'failure' && outcome.refusal === 'too-large' && outcome.hasCurl);
    assert.deepEqual(api.requests, []);
  });

  test('a body up to the configured limit of the proxy is sent', async (t) => {
    const api = await startEcho(t);
    const maxBodyBytes = 2 * 1024 * 1024;
    const proxy = await startPageProxy(t, { origins: () => [api.url], maxBodyBytes });
    const sendText = (length: number) =>
      sendAsPage(get(`${api.url}/`, { body: { kind: 'text', text: 'a'.repeat(length) } }), {
        proxy,
      });
    assert.equal((await sendText(maxBodyBytes)).kind, 'answer');
    const refused = await sendText(maxBodyBytes + 1);
    assert.ok(refused.kind === 'failure');
    assert.match(refused.message, /larger than 2 MB/);
    assert.equal(api.requests.length, 1);
  });

  test('a lost proxy is distinguished from a lost API', async (t) => {
    const answers: RequestListener[] = [
      (_request, response) => response.end('{"origins": ["http://api.test"]}'),
      ({ socket }) => socket.destroy(),
    ];
    const site = await startServer(t, (request, response) => answers.shift()?.(request, response));
    const outcome = await sendAsPage(get('http://api.test/'), {
      proxy: `${site}/_lectern/request`,
    });
    assert.equal(reasonOf(outcome), 'proxy-lost');
  });
});

suite('without a proxy', () => {
  const hosts: Readonly<Record<string, RequestListener>> = {
    'answers 404 with a page': (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    },
    'answers 405': (_request, response) => response.writeHead(405).end(),
    'answers everything with its start page': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
    },
    'redirects to another path': (_request, response) => {
      response.writeHead(301, { Location: '/elsewhere/' }).end();
    },
  };

  for (const [name, listener] of Object.entries(hosts)) {
    test(`a static host that ${name} is recognized and receives nothing of the request`, async (t) => {
      const api = await startEcho(t);
      const seen: string[] = [];
      const site = await startServer(t, (request, response) => {
        request.setEncoding('utf8').on('data', (text: string) => seen.push(text));
        request.on('end', () => listener(request, response));
      });
      const proxy = `${site}/_lectern/request`;
      const headers = [['Authorization', 'Token secret']] as const;
      const direct = await sendAsPage(get(`${api.url}/pets`, { headers }), { proxy });
      assert.ok(direct.kind === 'answer' && direct.via === 'direct');
      const withBody = await sendAsPage(get(`${api.url}/`, json), { proxy });
      assert.ok(withBody.kind === 'failure' && withBody.hasCurl);
      assert.deepEqual(
        [withBody.reason, withBody.message],
        [
          'no-proxy-body',
          'Browsers cannot send a body with GET. This site has no proxy that could.',
        ],
      );
      assert.equal(api.requests.length, 1);
      // The proxy was asked once, without anything that the reader typed.
      assert.deepEqual(seen, ['{"ask":"origins"}']);
    });
  }

  test('a request that browsers cannot send is reported and not sent in part', async (t) => {
    const api = await startEcho(t);
    const cookie = get(api.url, { headers: [['Cookie', 'a=b']] });
    const outcome = await sendAsPage(cookie);
    assert.ok(outcome.kind === 'failure' && outcome.reason === 'no-proxy-header');
    assert.match(outcome.message, /^Browsers do not let a page set the header Cookie\./);
    assert.equal(reasonOf(await sendAsPage(get(api.url, { method: 'TRACE' }))), 'no-proxy-header');
    assert.deepEqual(api.requests, []);
  });

  test('a server that the proxy does not allow is called directly', async (t) => {
    const { proxy } = await startPair(t);
    const other = await startEcho(t);
    const outcome = await sendAsPage(get(`${other.url}/`), { proxy });
    assert.ok(outcome.kind === 'answer' && outcome.via === 'direct');
  });

  test('a server that the proxy must not reach is called directly', async (t) => {
    const api = await startEcho(t);
    const { port } = new URL(api.url);
    const local = `http://localhost:${port}`;
    const proxy = await startPageProxy(t, {
      origins: () => [local],
      publicUrl: 'https://docs.test',
    });
    const outcome = await sendAsPage(get(`${local}/`), { proxy });
    assert.ok(outcome.kind === 'answer' && outcome.via === 'direct');
  });

  test('a method that the proxy does not support is sent directly if browsers can', async (t) => {
    const { proxy, api } = await startPair(t);
    const copy = await sendAsPage(get(`${api.url}/`, { method: 'COPY' }), { proxy });
    assert.ok(copy.kind === 'answer' && copy.via === 'direct');
    assert.equal(api.requests[0]?.method, 'COPY');
    const cookie = get(api.url, { method: 'COPY', headers: [['Cookie', 'a=b']] });
    assert.equal(reasonOf(await sendAsPage(cookie, { proxy })), 'proxy-refused');
  });

  test('an unreachable server is reported with what to check', async () => {
    const url = await closedPort();
    const outcome = await sendAsPage(get(url));
    assert.ok(outcome.kind === 'failure' && outcome.reason === 'unreachable' && outcome.hasCurl);
    assert.match(outcome.message, /cannot be reached/);
    assert.match(outcome.next, /runs on this machine/);
  });
});

suite('in its surroundings', () => {
  /** Sets what the browser reports about the page and the device, until the test ends. */
  function surround(t: TestContext, name: string, value: object): void {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }

  test('a page loaded over https reports why it cannot reach http', async (t) => {
    surround(t, 'location', { protocol: 'https:', origin: 'https://docs.test' });
    const outcome = await sendAsPage(get('http://api.test/'));
    assert.ok(outcome.kind === 'failure' && outcome.reason === 'mixed-content' && outcome.hasCurl);
    assert.equal(
      outcome.message,
      'This page was loaded over https, so the browser does not let it send requests to http://api.test.',
    );
  });

  test('a page loaded over https can reach a local server over http', async (t) => {
    surround(t, 'location', { protocol: 'https:', origin: 'https://docs.test' });
    const api = await startEcho(t);
    assert.equal(await textOf(await sendAsPage(get(api.url))), 'ok\n');
  });

  test('an offline device is reported', async (t) => {
    surround(t, 'navigator', { onLine: false });
    const outcome = await sendAsPage(get('http://nothing.invalid/'));
    assert.ok(outcome.kind === 'failure' && outcome.reason === 'offline');
    assert.equal(outcome.message, 'This device is offline.');
  });
});

suite('when a request stops', () => {
  test('a server that is silent for too long is given up', async (t) => {
    const silent = await startServer(t, () => undefined);
    const outcome = await sendAsPage(get(silent), { timeout: 50 });
    assert.equal(reasonOf(outcome), 'timeout');
  });

  test('a stream is read as long as it sends data, with and without a proxy', async (t) => {
    const patience = 2000;
    const api = await startServer(t, (_request, response) => {
      void outlast(response, patience).then(() => response.end());
    });
    const proxy = await startPageProxy(t, { origins: () => [api], timeoutMilliseconds: patience });
    const direct = await sendAsPage(get(api), { timeout: patience });
    assert.match(await textOf(direct), /data: done\n\n$/);
    assert.match(await textOf(await sendAsPage(get(api), { proxy })), /data: done\n\n$/);
  });

  test('the timeout that the site owner sets also applies to direct requests', async (t) => {
    const silent = await startServer(t, () => undefined);
    const proxy = await startPageProxy(t, { origins: () => [], timeoutMilliseconds: 50 });
    // Sent directly, because the proxy serves other servers.
    const outcome = await sendAsPage(get(silent), { proxy });
    assert.equal(reasonOf(outcome), 'timeout');
  });

  test('a server that stalls in the middle of its response is given up', async (t) => {
    const api = await startServer(t, (_request, response) => {
      response.write('begin');
    });
    const outcome = await sendAsPage(get(api), { timeout: 1500 });
    assert.ok(outcome.kind === 'answer');
    const { bytes, failure } = await receiveResponse(outcome, () => undefined);
    assert.deepEqual([bytes.length, failure?.reason], [5, 'timeout']);
  });

  test('the reader can stop a request before and during its response', async (t) => {
    const silent = await startServer(t, () => undefined);
    const early = new AbortController();
    const waiting = sendAsPage(get(silent), { signal: early.signal });
    early.abort();
    assert.equal(reasonOf(await waiting), 'aborted');
    const endless = await startServer(t, (_request, response) => {
      response.write('begin');
    });
    const late = new AbortController();
    const outcome = await sendAsPage(get(endless), { signal: late.signal });
    assert.ok(outcome.kind === 'answer');
    const { bytes, failure } = await receiveResponse(outcome, () => late.abort());
    assert.deepEqual([bytes.length, failure?.reason], [5, 'stopped']);
  });

  test('a request that is stopped before it starts is not sent', async (t) => {
    const api = await startEcho(t);
    const outcome = await sendAsPage(get(api.url), { signal: AbortSignal.abort() });
    assert.equal(reasonOf(outcome), 'aborted');
    assert.deepEqual(api.requests, []);
  });

  test('an interrupted response shows what has arrived', async (t) => {
    const api = await startServer(t, (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('begin', () => response.destroy());
    });
    const outcome = await sendAsPage(get(api));
    assert.ok(outcome.kind === 'answer');
    const { bytes, failure } = await receiveResponse(outcome, () => undefined);
    assert.deepEqual([bytes.length, failure?.reason], [5, 'broken']);
  });
});

test('a reader can stop while the proxy is still being detected', async (t) => {
  const api = await startEcho(t);
  const { promise: wasAsked, resolve: ask } = Promise.withResolvers<undefined>();
  const site = await startServer(t, () => ask(undefined));
  const stop = new AbortController();
  const proxy = `${site}/_lectern/request`;
  const waiting = sendAsPage(get(api.url), { proxy, signal: stop.signal });
  await wasAsked;
  stop.abort();
  assert.equal(reasonOf(await waiting), 'aborted');
  assert.deepEqual(api.requests, []);
});

suite('invalid requests', () => {
  const faults: readonly (readonly [string, Partial<HttpRequest>, RegExp])[] = [
    ['a header with a line break', { headers: [['X-A', 'a\r\nX-B: b']] }, /^The header X-A has/],
    ['a header value outside Latin-1', { headers: [['X-A', 'zażółć']] }, /^The header X-A has/],
    ['a header name with spaces', { headers: [['X A', 'a']] }, /^“X A” is not a valid header name/],
    ['an incomplete address', { url: 'https://{tenant}/' }, /^The address is incomplete/],
    ['an invalid address', { url: 'https://' }, /^The address is incomplete/],
    ['a path with ..', { url: 'http://127.0.0.1/pets/..' }, /^A part of the path/],
    ['a path with an encoded ..', { url: 'http://127.0.0.1/%2E%2e/a' }, /^A part of the path/],
    [
      'a body whose file is not chosen',
      { body: { kind: 'file', fileName: 'a.png' } },
      /^Choose the file/,
    ],
  ];
  for (const [name, more, message] of faults) {
    test(`${name} is reported before anything is sent`, async () => {
      const outcome = await sendAsPage(get('http://127.0.0.1/', { method: 'POST', ...more }));
      assert.ok(outcome.kind === 'failure' && outcome.reason === 'invalid');
      assert.match(outcome.message, message);
    });
  }
});
