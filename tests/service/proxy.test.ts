/** The playground's proxy between real servers: what is sent, and what comes back. */
import { randomBytes } from 'node:crypto';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createPlaygroundProxy } from '../../src/server/proxy/request-handler.ts';
import type { EndedRequest } from '../../src/server/proxy/request-handler.ts';
import { startEcho } from '../helpers/servers/echo-server.ts';
import { callProxy, startPair, startProxy, startServer } from '../helpers/servers/proxy-server.ts';

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

interface Envelope {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bodyBase64: string;
  readonly timings: Readonly<Record<string, number>>;
  readonly truncated: boolean;
}

const bodyOf = (text: string) =>
  Buffer.from((JSON.parse(text) as Envelope).bodyBase64, 'base64').toString();

suite('requests', () => {
  test('an API receives exactly the given GET with its body and content length', async (t) => {
    const { api, proxy } = await startPair(t);
    const body = '{"user_group_id":"ünï","n":12345678901234567890}';
    const headers = [
      ['X-API-Key', 'secret'],
      ['Content-Type', 'application/json'],
    ];
    const answer = await proxy.get(`${api.url}/api/user?a=1&b=%20x#fragment`, {
      headers,
      body: toBase64(body),
    });
    assert.equal(answer.status, 200);
    assert.equal(bodyOf(answer.text), 'ok\n');
    assert.deepEqual(api.requests, [
      {
        method: 'GET',
        url: '/api/user?a=1&b=%20x',
        headers: {
          host: new URL(api.url).host,
          'x-api-key': 'secret',
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Lectern',
          connection: 'close',
        },
        body,
        bytes: Buffer.from(body),
      },
    ]);
  });

  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
    test(`${method} is sent with and without a body`, async (t) => {
      const { api, proxy } = await startPair(t);
      for (const body of ['', 'text']) {
        const envelope = { method, url: `${api.url}/a`, body: toBase64(body) };
        assert.equal((await proxy.call({ envelope })).status, 200);
      }
      assert.deepEqual(
        api.requests.map((request) => [request.method, request.body]),
        [
          [method, ''],
          [method, 'text'],
        ],
      );
      const codings = api.requests.map(({ headers }) => headers['transfer-encoding']);
      assert.deepEqual(codings, [undefined, undefined]);
    });
  }

  test('hop-by-hop, browser and proxy headers are not forwarded, but typed cookies are', async (t) => {
    const { api, proxy } = await startPair(t);
    const names = [
      'Host',
      'Origin',
      'Referer',
      'Content-Length',
      'Transfer-Encoding',
      'TE',
      'Connection',
      'Keep-Alive',
      'Upgrade',
      'Trailer',
      'Expect',
      'Via',
      'Forwarded',
      'X-Real-IP',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'Proxy-Authorization',
      'Sec-Fetch-Site',
      'X-Listed',
    ];
    const headers = names.map((name) => [name, name === 'Connection' ? 'x-listed' : 'evil']);
    await proxy.get(`${api.url}/`, { headers: [...headers, ['Cookie', 'key=1']] });
    assert.deepEqual(api.requests[0]?.headers, {
      host: new URL(api.url).host,
      cookie: 'key=1',
      'user-agent': 'Lectern',
      connection: 'close',
    });
  });

  test('cookies and credentials for the documentation site are not forwarded', async (t) => {
    const { api, proxy } = await startPair(t);
    await proxy.call({
      envelope: { method: 'GET', url: `${api.url}/` },
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: 'session=1',
        Authorization: 'Bearer docs',
      },
    });
    assert.equal(api.requests[0]?.headers.cookie, undefined);
    assert.equal(api.requests[0]?.headers.authorization, undefined);
  });
});

suite('responses', () => {
  test('a response is wrapped in JSON, and its type and cookies are not adopted', async (t) => {
    const api = await startServer(t, (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.writeHead(201).end('<script>alert(1)</script>');
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    const { status, headers, text } = await proxy.get(`${api}/`);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers['access-control-allow-origin'], undefined);
    const envelope = JSON.parse(text) as Envelope;
    assert.equal(envelope.status, 201);
    assert.equal(bodyOf(text), '<script>alert(1)</script>');
    assert.doesNotMatch(text, /<script/i);
    const cookies = envelope.headers.filter(([name]) => /^set-cookie$/i.test(name));
    assert.deepEqual(
      cookies.map(([, value]) => value),
      ['a=1', 'b=2'],
    );
    assert.deepEqual(Object.keys(envelope.timings), ['resolved', 'firstByte', 'total']);
  });

  test('the values of HttpOnly cookies are hidden from the page', async (t) => {
    const cookies = [
      'theme=dark; Path=/',
      'sid=secret1; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT; httponly; SameSite=Lax',
      'sid2="secret2;secret3"; HttpOnly',
      'secret4; HttpOnly',
      'a=secret5; Path=/, b=secret6; HttpOnly',
      'c=secret7; Max-Age=1; HttpOnly, d=secret8',
    ];
    const api = await startServer(t, (request, response) => {
      response.setHeader('Set-Cookie', cookies);
      response.setHeader('Set-Cookie2', 'old=secret9; HttpOnly');
      if (request.url === '/events') response.setHeader('Content-Type', 'text/event-stream');
      response.end();
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    const headers = {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'application/x-ndjson, application/json',
    };
    for (const path of ['/', '/events']) {
      const envelope = { method: 'GET', url: api + path };
      const { text, ...answer } = await proxy.call({ envelope, headers });
      assert.doesNotMatch(text + JSON.stringify(answer.headers), /secret/);
      const head = JSON.parse(text.split('\n')[0] ?? '') as Envelope & { hiddenCookies: string[] };
      assert.deepEqual(head.hiddenCookies, ['sid', 'sid2', '', 'a', 'c', 'old']);
      const shown = head.headers.filter(([name]) => /^set-cookie/i.test(name));
      assert.deepEqual(
        shown.map(([, value]) => value),
        [
          'theme=dark; Path=/',
          'sid=••••; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT; httponly; SameSite=Lax',
          'sid2=••••; HttpOnly',
          '••••; HttpOnly',
          'a=••••; HttpOnly',
          'c=••••; Max-Age=1',
          'old=••••; HttpOnly',
        ],
      );
    }
  });

  test('a response is truncated at 10 MB, even if it was compressed', async (t) => {
    const large = Buffer.alloc(11 * 1024 * 1024, 'a');
    const api = await startServer(t, (request, response) => {
      if (request.url === '/bomb') response.setHeader('Content-Encoding', 'gzip');
      response.end(request.url === '/bomb' ? gzipSync(large) : large);
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    for (const path of ['/large', '/bomb']) {
      const { text } = await proxy.get(api + path);
      assert.equal((JSON.parse(text) as Envelope).truncated, true, path);
      assert.equal(bodyOf(text).length, 10 * 1024 * 1024, path);
    }
  });

  test('compressed responses are decoded, and of invalid ones the head is returned', async (t) => {
    const api = await startServer(t, (request, response) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(request.url === '/good' ? gzipSync('text') : 'no gzip');
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    assert.equal(bodyOf((await proxy.get(`${api}/good`)).text), 'text');
    const bad = await proxy.get(`${api}/bad`);
    assert.equal(bad.error, 'unreadable');
    assert.equal((JSON.parse(bad.text) as Envelope).status, 200);
  });

  test('a corrupt compressed response is returned up to the fault', async (t) => {
    const noise = Buffer.from(randomBytes(20_000).toString('hex'));
    const faulty = { '/checksum': gzipSync('text'), '/middle': gzipSync(noise) };
    faulty['/checksum'].subarray(-8, -4).fill(0);
    faulty['/middle'].fill(255, 15_000, 15_100);
    const api = await startServer(t, (request, response) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(faulty[request.url as keyof typeof faulty]);
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    const checksum = await proxy.get(`${api}/checksum`);
    assert.equal(checksum.error, 'unreadable');
    assert.equal(bodyOf(checksum.text), 'text');
    const { text } = await proxy.get(`${api}/middle`);
    const read = Buffer.from((JSON.parse(text) as { bodyBase64: string }).bodyBase64, 'base64');
    assert.deepEqual(read.subarray(0, 20_000), noise.subarray(0, 20_000));
  });

  test('responses to HEAD and responses without a body have an empty body', async (t) => {
    const api = await startServer(t, (_request, response) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.writeHead(204).end();
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    for (const method of ['HEAD', 'GET']) {
      const { text } = await proxy.call({ envelope: { method, url: `${api}/` } });
      assert.equal(bodyOf(text), '', method);
    }
  });

  test('a stream arrives as frames if the page accepts them', async (t) => {
    const api = await startServer(t, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: 1\n\n');
      setTimeout(() => response.end('data: 2\n\n'), 20);
    });
    const proxy = await startProxy(t, { origins: () => [api] });
    const { headers, text } = await proxy.call({
      envelope: { method: 'GET', url: `${api}/` },
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'application/x-ndjson, application/json',
      },
    });
    assert.equal(headers['content-type'], 'application/x-ndjson; charset=utf-8');
    const frames = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; bodyBase64?: string });
    const kinds = frames.map(({ kind }) => kind);
    assert.deepEqual([kinds[0], kinds.at(-1)], ['head', 'end']);
    const body = frames.map(({ bodyBase64 = '' }) => Buffer.from(bodyBase64, 'base64').toString());
    assert.equal(body.join(''), 'data: 1\n\ndata: 2\n\n');
  });
});

suite('limits and failures', () => {
  test('a body of 1 MB is sent, a larger one is refused', async (t) => {
    const { api, proxy } = await startPair(t);
    const megabyte = 1024 * 1024;
    const send = (size: number) => proxy.get(`${api.url}/`, { body: toBase64('a'.repeat(size)) });
    assert.equal((await send(megabyte)).status, 200);
    assert.equal((await send(megabyte + 1)).error, 'too-large');
    assert.deepEqual(
      api.requests.map(({ body }) => body.length),
      [megabyte],
    );
  });

  test('a page can ask which origins the proxy allows, without a request to the API', async (t) => {
    const { api, proxy } = await startPair(t);
    const { status, text } = await proxy.call({ envelope: { ask: 'origins' } });
    assert.deepEqual(
      [status, JSON.parse(text)],
      [200, { origins: [api.url], timeoutMilliseconds: 30_000, maxBodyBytes: 1024 * 1024 }],
    );
    assert.deepEqual(api.requests, []);
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await proxy.call({ envelope: { ask: 'origins' }, headers })).error, 'caller');
  });

  test('a malformed envelope is refused', async (t) => {
    const { proxy } = await startPair(t);
    for (const envelope of ['', '{', '[]', 'null', '{}', '{"method":"GET"}']) {
      assert.equal((await proxy.call({ envelope })).error, 'malformed', envelope);
    }
    const url = 'http://127.0.0.1/';
    assert.equal((await proxy.get(url, { body: 'not base64!' })).error, 'malformed');
  });

  test('a request whose body was already consumed is malformed', async (t) => {
    const proxy = createPlaygroundProxy({ origins: () => [] });
    const url = await startServer(t, (request, response) => {
      request.resume().on('end', () => setImmediate(() => proxy(request, response)));
    });
    assert.equal((await callProxy(url, { envelope: {} })).error, 'malformed');
  });

  test('a request to an API that never responds, or never ends, times out', async (t) => {
    const api = await startServer(t, (request, response) => {
      if (request.url === '/endless') response.write('a');
    });
    const proxy = await startProxy(t, { origins: () => [api], timeoutMilliseconds: 100 });
    for (const path of ['/silent', '/endless']) {
      const { status, error } = await proxy.get(api + path);
      assert.deepEqual([status, error], [504, 'timeout'], path);
    }
  });

  test('a name that takes too long to resolve times out', async (t) => {
    const resolveName = () => new Promise<never>(() => undefined);
    const origins = () => ['https://api.test'];
    const proxy = await startProxy(t, { origins, resolveName, timeoutMilliseconds: 100 });
    assert.equal((await proxy.get('https://api.test/')).error, 'timeout');
  });

  test('refused connections, unknown names and broken responses are distinguished', async (t) => {
    const broken = await startServer(t, ({ socket }) => socket.end('not HTTP\r\n\r\n'));
    const origins = () => ['http://127.0.0.1:1', 'http://unknown.test', broken];
    const resolveName = () =>
      Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    const proxy = await startProxy(t, { origins, resolveName });
    const kinds = [];
    for (const url of origins()) kinds.push((await proxy.get(`${url}/`)).error);
    assert.deepEqual(kinds, ['refused', 'dns', 'broken']);
  });

  test('an HTTPS server without TLS gets no plain request', async (t) => {
    const api = await startEcho(t);
    const secure = api.url.replace('http:', 'https:');
    const proxy = await startProxy(t, { origins: () => [secure] });
    assert.equal((await proxy.get(`${secure}/`)).error, 'tls');
    assert.deepEqual(api.requests, []);
  });

  test('a reader may have four requests at the same time, and a fifth is refused', async (t) => {
    const waiting: (() => void)[] = [];
    const api = await startServer(t, (_request, response) => {
      waiting.push(() => response.end());
      if (waiting.length === 4) allWait.resolve(undefined);
    });
    const allWait = Promise.withResolvers<undefined>();
    const proxy = await startProxy(t, { origins: () => [api] });
    const running = Array.from({ length: 4 }, () => proxy.get(`${api}/`));
    await allWait.promise;
    const fifth = await proxy.get(`${api}/`);
    assert.deepEqual([fifth.status, fifth.error], [429, 'too-many']);
    for (const end of waiting) end();
    for (const { status } of await Promise.all(running)) assert.equal(status, 200);
  });

  test('only the method, origin, status and time of a request are reported', async (t) => {
    const api = await startEcho(t);
    const reported: EndedRequest[] = [];
    const proxy = await startProxy(t, {
      origins: () => [api.url],
      onEnd: (ended) => reported.push(ended),
    });
    await proxy.get(`${api.url}/secret?key=secret`, { headers: [['X-Key', 'secret']] });
    const [ended] = reported;
    assert.ok(ended);
    const { milliseconds, ...rest } = ended;
    assert.deepEqual(rest, { method: 'GET', origin: api.url, status: 200 });
    assert.ok(milliseconds >= 0);
  });
});
